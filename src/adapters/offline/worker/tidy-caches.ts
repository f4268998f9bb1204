import { appCacheName, appCachePrefix } from '../worker-protocol.ts'

type Needs = {
  version: string
  caches: CacheStorage
  locks: Pick<LockManager, 'query'>
}

/** Forgets the versions that are open in no page any more, and those that never came to be. */
export async function tidyCaches({ version, caches, locks }: Needs): Promise<void> {
  const { held = [], pending = [] } = await locks.query()
  const needed = new Set([appCacheName(version), ...[...held, ...pending].map(({ name }) => name)])
  for (const name of await caches.keys())
    if (name.startsWith(appCachePrefix) && !needed.has(name)) await caches.delete(name)
}
