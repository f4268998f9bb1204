import { usedCacheName } from '../worker-protocol.ts'

/** Files that are fetched when a presentation needs them, and kept from then on. */
export type UsedFiles = {
  answer(request: Request): Promise<Response>
  /** Keeps what pages have fetched by themselves, and forgets what is oldest when there is too much. */
  settle(urls: readonly string[]): Promise<void>
}

type Needs = {
  caches: CacheStorage
  fetch: (url: string | Request, init?: RequestInit) => Promise<Response>
}

/** About 25 MB of fonts: the slices of a few presentations in Chinese or Japanese. */
const mostFiles = 600

export function createUsedFiles({ caches, fetch }: Needs): UsedFiles {
  const open = () => caches.open(usedCacheName)

  async function keep(url: string, answer: Response): Promise<void> {
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true
    if (answer.ok && !isPage) await (await open()).put(url, answer)
  }

  return {
    async answer(request) {
      const kept = await caches
        .match(request.url, { ignoreVary: true })
        // Whatever is wrong with what is kept: the network has it too.
        .catch(() => undefined)
      if (kept) return kept
      const answer = await fetch(request)
      await keep(request.url, answer.clone()).catch(() => undefined)
      return answer
    },

    async settle(urls) {
      for (const url of urls)
        if (!(await caches.match(url, { ignoreVary: true }))) await keep(url, await fetch(url))
      const cache = await open()
      const keys = await cache.keys()
      for (const oldest of keys.slice(0, Math.max(0, keys.length - mostFiles)))
        await cache.delete(oldest)
    },
  }
}
