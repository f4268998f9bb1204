import { parseJson } from '#core/parse-json.ts'
import { readFields } from '#core/read-fields.ts'
import { fail, ok, type Result } from '#core/result.ts'
import type { ShareHost, ShareHostFailure } from '#ports/shares/share-host.ts'

import {
  expiryHeader,
  healthPath,
  ownerHashHeader,
  shareMediaType,
  sharePath,
} from './share-calls.ts'

/** Large shares over slow lines take their time. */
const patienceMs = 120_000
const lookPatienceMs = 5000

/** The server that serves this page, at `origin`. */
export function createHttpShareHost(origin: string): ShareHost {
  async function call(
    id: string,
    { signal: wanted, ...init }: RequestInit,
  ): Promise<Result<Response, ShareHostFailure>> {
    try {
      const late = AbortSignal.timeout(patienceMs)
      const signal = wanted ? AbortSignal.any([wanted, late]) : late
      const url = new URL(sharePath(encodeURIComponent(id)), origin)
      // The server has nobody keep its answers. Said here too, none would be taken of what the page preloads.
      const response = await fetch(url, { ...init, signal })
      return response.ok ? ok(response) : fail(await readFailure(response))
    } catch {
      return fail({ code: wanted?.aborted ? 'cancelled' : 'offline' })
    }
  }

  return {
    async look() {
      try {
        const signal = AbortSignal.timeout(lookPatienceMs)
        const response = await fetch(new URL(healthPath, origin), { signal, cache: 'no-store' })
        if (response.status >= 500) return 'unreachable'
        // A host of plain files may answer to any address, with a page.
        const { status, shares } = readFields(parseJson(await response.text()))
        return response.ok && status === 'ok' && shares !== 'off' ? 'server' : 'absent'
      } catch {
        return 'unreachable'
      }
    },

    async keep({ id, ownerHash, payload, days }, signal) {
      const headers = {
        'content-type': shareMediaType,
        [ownerHashHeader]: ownerHash,
        ...(days !== null && { [expiryHeader]: String(days) }),
      }
      const answer = await call(id, {
        method: 'POST',
        headers,
        body: payload,
        signal: signal ?? null,
      })
      if (!answer.ok) return answer
      const { expiresAt } = readFields(parseJson(await readText(answer.value)))
      if (expiresAt !== null && typeof expiresAt !== 'number') return fail({ code: 'no-server' })
      return ok({ expiresAt })
    },

    async find(id) {
      const answer = await call(id, { method: 'GET' })
      if (!answer.ok) return answer
      // A host of plain files may answer to any address, with a page.
      if (answer.value.headers.get('content-type') !== shareMediaType)
        return fail({ code: 'no-server' })
      try {
        return ok(new Uint8Array(await answer.value.arrayBuffer()))
      } catch {
        // The connection broke half way.
        return fail({ code: 'offline' })
      }
    },

    async revoke(id, token) {
      const headers = { authorization: `Bearer ${token}` }
      const answer = await call(id, { method: 'DELETE', headers })
      if (!answer.ok) return answer
      return answer.value.status === 204 ? ok(undefined) : fail({ code: 'no-server' })
    },
  }
}

async function readFailure(response: Response): Promise<ShareHostFailure> {
  const { status, headers } = response
  const { error } = readFields(parseJson(await readText(response)))
  // Some proxies have limits of their own, and their own way of saying so.
  if (error === 'rate-limited' || status === 429)
    return { code: 'rate-limited', retryAfterMs: (Number(headers.get('retry-after')) || 60) * 1000 }
  if (
    error === 'too-large' ||
    error === 'full' ||
    error === 'unknown' ||
    error === 'expired' ||
    error === 'revoked' ||
    error === 'not-owner'
  )
    return { code: error }
  if (status === 413) return { code: 'too-large' }
  const isOurs = error !== undefined && error !== 'not-found'
  return isOurs || status >= 500 ? { code: 'failed', status } : { code: 'no-server' }
}

const readText = (response: Response): Promise<string> => response.text().catch(() => '')
