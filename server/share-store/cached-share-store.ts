import type { FoundShare, ShareStatus, ShareStore } from './share-store.ts'

type Bounds = {
  maxBytes: number
  /** For how long a share is taken for live without asking the store again. */
  trustMs: number
}

type Kept = {
  payload: Uint8Array<ArrayBuffer>
  expiresAt: number | null
  /** When the store last said that it is live. */
  checkedAt: number
}

/**
 * Keeps in memory what is read often. Whether a share is still live is asked of the store, so one
 * that was taken back is gone, in whatever process that was; only its bytes are not read again.
 */
export function createCachedShareStore(
  store: ShareStore,
  { maxBytes, trustMs }: Bounds,
): ShareStore {
  /** What was not read for longest stands first. */
  const kept = new Map<string, Kept>()
  let total = 0
  /** What is being read already: many who open one share at the same moment read it once. */
  const loading = new Map<string, Promise<FoundShare>>()
  /** What is being asked already: many who read one share at the same moment ask once. */
  const asking = new Map<string, Promise<ShareStatus>>()

  function peekOnce(id: string, now: number): Promise<ShareStatus> {
    const asked = asking.get(id) ?? store.peek(id, now).finally(() => asking.delete(id))
    asking.set(id, asked)
    return asked
  }

  function loadOnce(id: string, now: number): Promise<FoundShare> {
    const there = loading.get(id)
    if (there) return there
    const load = async () => {
      const found = await store.find(id, now)
      if (found.status === 'live') keep(id, { ...found, checkedAt: now })
      return found
    }
    const loaded = load().finally(() => loading.get(id) === loaded && loading.delete(id))
    loading.set(id, loaded)
    return loaded
  }

  function forget(id: string) {
    total -= kept.get(id)?.payload.length ?? 0
    kept.delete(id)
  }

  function keep(id: string, share: Kept) {
    forget(id)
    if (share.payload.length > maxBytes) return
    kept.set(id, share)
    total += share.payload.length
    for (const oldest of kept.keys()) {
      if (total <= maxBytes) return
      forget(oldest)
    }
  }

  function isTrusted({ checkedAt, expiresAt }: Kept, now: number): boolean {
    // A clock may be set back.
    return Math.abs(now - checkedAt) < trustMs && (expiresAt === null || now < expiresAt)
  }

  return {
    ...store,

    async find(id, now, inMemory) {
      const held = kept.get(id) ?? (inMemory && { ...inMemory, checkedAt: -Infinity })
      if (!held) return loadOnce(id, now)
      const { payload, expiresAt } = held
      if (isTrusted(held, now)) {
        keep(id, held)
        return { status: 'live', payload, expiresAt }
      }
      const status = await peekOnce(id, now)
      if (status === 'live') {
        keep(id, { payload, expiresAt, checkedAt: now })
        return { status, payload, expiresAt }
      }
      if (status !== 'unavailable') forget(id)
      return { status }
    },

    async revoke(id, ownerHash) {
      const outcome = await store.revoke(id, ownerHash)
      // Nobody who comes from now on may hear what was asked before.
      asking.delete(id)
      loading.delete(id)
      if (outcome === 'revoked') forget(id)
      return outcome
    },
  }
}
