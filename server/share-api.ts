import { createHash } from 'node:crypto'

import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'

import {
  expiryHeader,
  ownerHashHeader,
  shareMediaType,
  shareRoute,
} from '#adapters/share/share-calls.ts'
import { maxShareBytes, shareExpirySchema, shareIdSchema } from '#core/share/share-terms.ts'

import type { Log } from './create-log.ts'
import { findClientAddress } from './find-client-address.ts'
import type { CreateRateLimiter, RateLimiter } from './rate-limit/rate-limiter.ts'
import type {
  CreateOutcome,
  RevokeOutcome,
  ShareStatus,
  ShareStore,
} from './share-store/share-store.ts'
import { createUploadRoom } from './upload-room.ts'

export type ShareLimits = {
  maxShareBytes: number
  /** Of all shares together. */
  maxTotalBytes: number
  /** Of one client address. */
  requestsPerMinute: number
  createsPerHour: number
}

export const usualShareLimits: ShareLimits = {
  maxShareBytes,
  maxTotalBytes: 2 * 1024 ** 3,
  requestsPerMinute: 500,
  createsPerHour: 60,
}

type Needs = {
  store: ShareStore
  createLimiter: CreateRateLimiter
  log: Log
  limits: ShareLimits
  trustedProxies: number
  now: () => number
}

/** A database that restarts is back within seconds. */
const retryAfterSeconds = 5
/** So many of the largest shares may be on their way at once, and so many from one address. */
const uploadsAtOnce = { all: 16, ofOne: 4 }
const dayMs = 24 * 60 * 60 * 1000

const newShareSchema = v.object({
  id: shareIdSchema,
  ownerHash: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
  days: shareExpirySchema,
})

const statusCodes = {
  created: 201,
  repeated: 200,
  revoked: 410,
  expired: 410,
  unknown: 404,
  'not-owner': 403,
  taken: 409,
  full: 507,
  unavailable: 503,
} as const satisfies Record<CreateOutcome | Exclude<ShareStatus, 'live'> | RevokeOutcome, number>

/** Keeps what it cannot read: packed and encrypted decks, each for as long as its owner wants. */
export function createShareApi(needs: Needs): Hono {
  const { store, createLimiter, log, limits, trustedProxies, now } = needs
  const callers = createLimiter({
    name: 'request',
    limit: limits.requestsPerMinute,
    windowMs: 60_000,
  })
  const makers = createLimiter({
    name: 'share',
    limit: limits.createsPerHour,
    windowMs: 3_600_000,
  })

  const within =
    (limiter: RateLimiter): MiddlewareHandler =>
    async (c, next) => {
      const waitMs = await limiter.take(readClientAddress(c, trustedProxies), now())
      if (waitMs === 0) return next()
      if (waitMs === 'unavailable') return refuse(c, waitMs)
      c.header('Retry-After', String(Math.ceil(waitMs / 1000)))
      return c.json({ error: 'rate-limited' }, 429)
    }

  const uploads = createUploadRoom({
    total: uploadsAtOnce.all * limits.maxShareBytes,
    ofOne: uploadsAtOnce.ofOne * limits.maxShareBytes,
  })
  const withRoom: MiddlewareHandler = async (c, next) => {
    const told = Number(c.req.header('content-length') ?? limits.maxShareBytes)
    const address = readClientAddress(c, trustedProxies)
    const leave = uploads.enter(address, Math.min(told, limits.maxShareBytes))
    if (!leave) return refuse(c, 'unavailable')
    try {
      return await next()
    } finally {
      leave()
    }
  }

  const api = new Hono()
  api.use(shareRoute, tellLog(log), within(callers))

  api.post(
    shareRoute,
    withRoom,
    within(makers),
    bodyLimit({
      maxSize: limits.maxShareBytes,
      onError: (c) => c.json({ error: 'too-large' }, 413),
    }),
    async (c) => {
      const days = c.req.header(expiryHeader)
      const asked = v.safeParse(newShareSchema, {
        id: c.req.param('id'),
        ownerHash: c.req.header(ownerHashHeader),
        days: days === undefined ? null : Number(days),
      })
      // A form of another site could send bytes without asking first, but not of this type.
      const isShare = c.req.header('content-type') === shareMediaType
      const payload = new Uint8Array(await c.req.arrayBuffer())
      if (!asked.success || !isShare || payload.length === 0)
        return c.json({ error: 'bad-request' }, 400)
      const createdAt = now()
      const expiresAt = asked.output.days === null ? null : createdAt + asked.output.days * dayMs
      const { id, ownerHash } = asked.output
      const outcome = await store.create({ id, ownerHash, payload, createdAt, expiresAt }, limits)
      return outcome === 'created' || outcome === 'repeated'
        ? c.json({ expiresAt }, statusCodes[outcome])
        : refuse(c, outcome)
    },
  )

  api.get(shareRoute, withSoundId, async (c) => {
    const found = await store.find(c.req.param('id'), now())
    if (found.status !== 'live') return refuse(c, found.status)
    return c.body(found.payload, 200, {
      'Content-Type': shareMediaType,
      'Content-Length': String(found.payload.length),
    })
  })

  api.delete(shareRoute, withSoundId, async (c) => {
    const token = /^Bearer ([\w-]+)$/.exec(c.req.header('authorization') ?? '')?.[1]
    if (token === undefined) return c.json({ error: 'no-token' }, 401)
    // Whoever compares hashes has nothing to learn from how long it takes.
    const ownerHash = createHash('sha256').update(token).digest('hex')
    const outcome = await store.revoke(c.req.param('id'), ownerHash)
    return outcome === 'revoked' ? c.body(null, 204) : refuse(c, outcome)
  })

  api.all(shareRoute, (c) => {
    c.header('Allow', 'GET, HEAD, POST, DELETE')
    return c.json({ error: 'method-not-allowed' }, 405)
  })

  return api
}

type Refusal = Exclude<keyof typeof statusCodes, 'created' | 'repeated'>

function refuse(c: Context, reason: Refusal) {
  if (reason === 'unavailable') c.header('Retry-After', String(retryAfterSeconds))
  return c.json({ error: reason }, statusCodes[reason])
}

/** Not every database takes every text: what cannot be an id is not looked for. */
const withSoundId: MiddlewareHandler = async (c, next) =>
  v.is(shareIdSchema, c.req.param('id')) ? next() : refuse(c, 'unknown')

const readClientAddress = (c: Context, trustedProxies: number): string =>
  findClientAddress({
    socketAddress: getConnInfo(c).remote.address ?? '',
    forwardedFor: c.req.header('x-forwarded-for'),
    trustedProxies,
  })

/** What was asked and what came of it; neither who asked nor which share it was. */
const tellLog =
  (log: Log): MiddlewareHandler =>
  async (c, next) => {
    const started = performance.now()
    await next()
    log.info('share', {
      method: c.req.method,
      status: c.res.status,
      ms: Math.round(performance.now() - started),
    })
  }
