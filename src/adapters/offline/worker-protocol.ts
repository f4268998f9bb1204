/** What a page says to the service worker. */
export type WorkerMessage =
  /** To one that waits: pages are to be opened with its version from now on. */
  | { type: 'take-over' }
  /** The page is ready and idle: the rest can be fetched. `fetched` was, before the worker was there. */
  | { type: 'settle'; fetched: readonly string[] }

export const appCachePrefix = 'lectern-app-'

/**
 * Where the files of a version are kept; also the name of a lock that every page of that version
 * holds, so that they stay for as long as one of them is open.
 */
export const appCacheName = (version: string): string => `${appCachePrefix}${version}`

/** Fonts and the like: too many to fetch them all, and kept once a presentation has needed them. */
export const usedCacheName = 'lectern-used'
