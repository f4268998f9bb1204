/** Cache Storage in memory, as far as we use it. */
export type FakeCaches = CacheStorage & {
  /** By cache, by address. */
  stored: Map<string, Map<string, Response>>
  /** Fails every `put` while it is set. */
  fault: Error | undefined
}

const origin = 'https://lectern.test'
const toUrl = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : request, origin).href

export function createFakeCaches(): FakeCaches {
  const stored = new Map<string, Map<string, Response>>()

  function openCache(name: string) {
    const entries = stored.get(name) ?? new Map<string, Response>()
    stored.set(name, entries)
    return {
      match: async (request: RequestInfo | URL) => entries.get(toUrl(request))?.clone(),
      put: async (request: RequestInfo | URL, response: Response) => {
        if (caches.fault) throw caches.fault
        // As the real one: what is put away can be read no more.
        const bytes = await response.arrayBuffer()
        entries.set(toUrl(request), new Response(bytes, { headers: response.headers }))
      },
      delete: async (request: RequestInfo | URL) => entries.delete(toUrl(request)),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
    }
  }

  const caches = {
    stored,
    fault: undefined as Error | undefined,
    open: async (name: string) => openCache(name),
    keys: async () => [...stored.keys()],
    has: async (name: string) => stored.has(name),
    delete: async (name: string) => stored.delete(name),
    match: async (request: RequestInfo | URL) => {
      for (const entries of stored.values()) {
        const found = entries.get(toUrl(request))
        if (found) return found.clone()
      }
      return undefined
    },
  }
  return caches as unknown as FakeCaches
}
