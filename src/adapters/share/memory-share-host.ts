import { hashOwnerToken } from '#codecs/share/owner-token.ts'
import { fail, ok } from '#core/result.ts'
import { maxShareBytes } from '#core/share/share-terms.ts'
import type { KeptShare, ShareHost, ShareHostFailure } from '#ports/shares/share-host.ts'

export type MemoryShares = {
  kept: Map<string, KeptShare & { isRevoked: boolean; expiresAt: number | null }>
  /** What every call answers, while it is set. */
  fault?: ShareHostFailure | undefined
}

const dayMs = 24 * 60 * 60 * 1000

/** A server in memory, for tests. */
export function createMemoryShareHost(
  shares: MemoryShares = { kept: new Map() },
  now: () => number = Date.now,
): ShareHost {
  return {
    async look() {
      if (shares.fault?.code === 'no-server') return 'absent'
      return shares.fault ? 'unreachable' : 'server'
    },

    async keep(share, signal) {
      if (signal?.aborted) return fail({ code: 'cancelled' })
      if (shares.fault) return fail(shares.fault)
      if (share.payload.length > maxShareBytes) return fail({ code: 'too-large' })
      const expiresAt = share.days === null ? null : now() + share.days * dayMs
      shares.kept.set(share.id, {
        ...share,
        payload: share.payload.slice(),
        isRevoked: false,
        expiresAt,
      })
      return ok({ expiresAt })
    },

    async find(id) {
      if (shares.fault) return fail(shares.fault)
      const share = shares.kept.get(id)
      if (!share) return fail({ code: 'unknown' })
      if (share.isRevoked) return fail({ code: 'revoked' })
      if (share.expiresAt !== null && share.expiresAt <= now()) return fail({ code: 'expired' })
      return ok(share.payload.slice())
    },

    async revoke(id, token) {
      if (shares.fault) return fail(shares.fault)
      const share = shares.kept.get(id)
      if (!share) return fail({ code: 'unknown' })
      if ((await hashOwnerToken(token)) !== share.ownerHash) return fail({ code: 'not-owner' })
      share.isRevoked = true
      return ok(undefined)
    },
  }
}
