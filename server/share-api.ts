import { createHash } from 'node:crypto'

import type { HttpBindings } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import * as v from 'valibot'

import {
  expiryHeader,
  ownerHashHeader,
  shareMediaType,
  shareRoute,
} from '#adapters/share/share-calls.ts'
import { maxShareBytes } from '#core/share/share-terms.ts'
import { shareExpirySchema, shareIdSchema } from '#core/share/share-schemas.ts'

import type { Log } from './create-log.ts'
import { findClientAddress } from './find-client-address.ts'
import type { CreateRateLimiter, RateLimiter } from './rate-limit/rate-limiter.ts'
import { receiveShare } from './receive-share.ts'
import { sendShare } from './send-share.ts'
import { createSendingRoom } from './sending-room.ts'
import type {
  CreateOutcome,
  RevokeOutcome,
  ShareStatus,
  ShareStore,
} from './share-store/share-store.ts'
import { createUploadRoom } from './upload-room.ts'
import { leastPace, type Pace } from './watch-pace.ts'

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
  /** Another than usual, for tests that cannot wait. */
  pace?: Pace
}

/** A database that restarts is back within seconds. */
const retryAfterSeconds = 5
/** So many of the largest shares may have arrived and wait to be written, and so many from one address. */
const uploadsAtOnce = { all: 16, ofOne: 4 }
/** So many of the largest are in memory while they are sent, and so many of one address. */
const sentAtOnce = { all: 16, ofOne: 8 }
const sendingPatienceMs = 30_000
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
  'too-large': 413,
  'too-slow': 408,
} as const satisfies Record<CreateOutcome | Exclude<ShareStatus, 'live'> | RevokeOutcome, number> &
  Record<string, number>

/** Keeps what it cannot read: packed and encrypted decks, each for as long as its owner wants. */
export function createShareApi(needs: Needs): Hono<{ Bindings: HttpBindings }> {
  const { store, createLimiter, log, limits, trustedProxies, now, pace = leastPace } = needs
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
      const waitMs = await limiter.take(readClientAddress(c, trustedProxies))
      if (waitMs === 0) return next()
      if (waitMs === 'unavailable') return refuse(c, waitMs)
      c.header('Retry-After', String(Math.ceil(waitMs / 1000)))
      return c.json({ error: 'rate-limited' }, 429)
    }

  const uploads = createUploadRoom({
    total: uploadsAtOnce.all * limits.maxShareBytes,
    ofOne: uploadsAtOnce.ofOne * limits.maxShareBytes,
  })
  const sending = createSendingRoom({
    total: sentAtOnce.all * limits.maxShareBytes,
    ofOne: sentAtOnce.ofOne * limits.maxShareBytes,
    patienceMs: sendingPatienceMs,
  })

  const api = new Hono<{ Bindings: HttpBindings }>()
  api.use(shareRoute, tellLog(log), within(callers))

  api.post(shareRoute, within(makers), async (c) => {
    const upload = uploads.enter(readClientAddress(c, trustedProxies))
    try {
      const { maxShareBytes: maxBytes } = limits
      const received = await receiveShare(c.env.incoming, upload, { maxBytes, pace })
      return received.ok ? await keep(c, received.value) : refuse(c, received.error)
    } finally {
      upload.leave()
    }
  })

  async function keep(c: Context, payload: Buffer) {
    const days = c.req.header(expiryHeader)
    const asked = v.safeParse(newShareSchema, {
      id: c.req.param('id'),
      ownerHash: c.req.header(ownerHashHeader),
      days: days === undefined ? null : Number(days),
    })
    // A form of another site could send bytes without asking first, but not of this type.
    const isShare = c.req.header('content-type') === shareMediaType
    if (!asked.success || !isShare || payload.length === 0)
      return c.json({ error: 'bad-request' }, 400)
    const createdAt = now()
    const expiresAt = asked.output.days === null ? null : createdAt + asked.output.days * dayMs
    const { id, ownerHash } = asked.output
    const outcome = await store.create({ id, ownerHash, payload, createdAt, expiresAt }, limits)
    return outcome === 'created' || outcome === 'repeated'
      ? c.json({ expiresAt }, statusCodes[outcome])
      : refuse(c, outcome)
  }

  api.get(shareRoute, withSoundId, async (c) => {
    const id = c.req.param('id')
    const caller = readClientAddress(c, trustedProxies)
    if (!sending.mayEnter(caller, id)) return refuse(c, 'unavailable')
    const found = await store.find(id, now(), sending.find(id))
    if (found.status !== 'live') return refuse(c, found.status)
    const body = sendShare({ caller, id, share: found, outgoing: c.env.outgoing }, sending, pace)
    if (!body) return refuse(c, 'unavailable')
    return c.body(body, 200, {
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
