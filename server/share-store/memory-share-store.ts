import { advanceClock, findLastEnd } from './advance-clock.ts'
import type { NewShare, ShareStatus, ShareStore } from './share-store.ts'

type Row = NewShare & { isRevoked: boolean }

/** Shares in the memory of one process, for tests. */
export function createMemoryShareStore(): ShareStore {
  const rows = new Map<string, Row>()
  let seenAt: number | null = null

  function end(row: Row) {
    row.payload = new Uint8Array()
  }

  return {
    async create(share, { maxTotalBytes }) {
      const { id, ownerHash, payload } = share
      const there = rows.get(id)
      if (there) return isRepeated(there, share) ? 'repeated' : 'taken'
      let total = payload.length
      for (const row of rows.values()) total += row.payload.length
      if (total > maxTotalBytes) return 'full'
      rows.set(id, { ...share, ownerHash, payload: payload.slice(), isRevoked: false })
      return 'created'
    },

    async find(id, now) {
      const row = rows.get(id)
      const status = describe(row, now)
      if (status !== 'live') return { status }
      if (!row) throw new Error('A live share has a payload')
      return { status, payload: row.payload.slice(), expiresAt: row.expiresAt }
    },

    peek: async (id, now) => describe(rows.get(id), now),

    check: async () => 'ready',

    async revoke(id, ownerHash) {
      const row = rows.get(id)
      if (!row) return 'unknown'
      if (row.ownerHash !== ownerHash) return 'not-owner'
      row.isRevoked = true
      end(row)
      return 'revoked'
    },

    async sweep(now, elapsedMs) {
      seenAt ??= Math.max(...Array.from(rows.values(), ({ createdAt }) => createdAt))
      seenAt = advanceClock({ seenAt: Number.isFinite(seenAt) ? seenAt : now, now, elapsedMs })
      for (const row of rows.values()) if (hasExpired(row, findLastEnd(seenAt))) end(row)
    },

    close: async () => {},
  }
}

function describe(row: Row | undefined, now: number): ShareStatus {
  if (!row) return 'unknown'
  if (row.isRevoked) return 'revoked'
  return hasExpired(row, now) ? 'expired' : 'live'
}

const hasExpired = ({ expiresAt }: Row, now: number): boolean =>
  expiresAt !== null && expiresAt <= now

const isRepeated = (row: Row, { ownerHash, payload }: NewShare): boolean =>
  !row.isRevoked && row.ownerHash === ownerHash && Buffer.compare(row.payload, payload) === 0
