import { ok } from '#core/result.ts'
import type { ShareHost } from '#ports/shares/share-host.ts'

type Needs = { caches: CacheStorage; now: () => number }

/** As it came from the server: without the key in its link it says nothing. */
const cacheName = 'lectern-shares'
const mostShares = 5
/** Without a network nobody hears that a share has ended; so it is not kept for long. */
const keptMs = 7 * 24 * 60 * 60 * 1000
const keptAtHeader = 'x-kept-at'

const addressOf = (id: string): string => `/demo-share/${encodeURIComponent(id)}`

/** What was watched once can be watched again without a network, for a week. */
export function createKeptShareHost(host: ShareHost, { caches, now }: Needs): ShareHost {
  const open = () => caches.open(cacheName)

  async function keep(id: string, payload: Uint8Array<ArrayBuffer>, at: number): Promise<void> {
    const cache = await open()
    await cache.delete(addressOf(id))
    await cache.put(
      addressOf(id),
      new Response(payload, { headers: { [keptAtHeader]: String(at) } }),
    )
    const all = await cache.keys()
    for (const oldest of all.slice(0, Math.max(0, all.length - mostShares)))
      await cache.delete(oldest)
  }

  async function findKept(id: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const kept = await (await open()).match(addressOf(id))
    if (!kept || now() - Number(kept.headers.get(keptAtHeader)) > keptMs) return null
    return new Uint8Array(await kept.arrayBuffer())
  }

  const forget = async (id: string) => (await open()).delete(addressOf(id))

  /** Whoever watches does not wait for it. */
  let keeping: Promise<void> = Promise.resolve()

  return {
    ...host,
    async find(id) {
      const found = await host.find(id)
      if (found.ok) {
        // Full, refused or damaged: then it needs the network, as it did before.
        const at = now()
        keeping = keeping.then(() => keep(id, found.value, at)).catch(() => {})
        return found
      }
      await keeping
      try {
        if (found.error.code === 'offline') {
          const kept = await findKept(id)
          if (kept) return ok(kept)
        } else if (['revoked', 'expired', 'unknown'].includes(found.error.code)) await forget(id)
      } catch {
        // The same: what was kept can not be read.
      }
      return found
    },
  }
}
