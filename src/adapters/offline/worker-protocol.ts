/** What a page says to the service worker. */
export type WorkerMessage =
  /** To one that waits: pages are to be opened with its version from now on. */
  | { type: 'take-over' }
  /** The page is ready and idle: the rest can be fetched. `used` has been fetched before the worker was there. */
  | { type: 'settle'; used: readonly string[] }

export const appCachePrefix = 'lectern-app-'

/**
 * Where the files of a version are kept; also the name of a lock that every page of that version
 * holds, so that they stay for as long as one of them is open.
 */
export const appCacheName = (version: string): string => `${appCachePrefix}${version}`

/** Fonts and the like: too many to fetch them all, and kept once a presentation has needed them. */
export const usedCacheName = 'lectern-used'

/**
 * Kept once it was used: fonts and the tables of large ones, what encodes films, the language that is
 * spoken, the studio voice. The build leaves the same out of what it keeps from the start
 * (`scripts/offline/list-app-files`).
 */
const asUsed =
  /\.(?:woff2?|bcmap|lectern|m4a)$|\/(?:noto-sans-(?:jp|kr|sc)|mediabunny-(?:aac|mp3)-encoder|encode-sound|custom-coder|write-video|german|open-kokoro|ort\.webgpu\.bundle\.min)-[^/]*\.js$/u

export const isKeptAsUsed = (path: string): boolean => asUsed.test(path)
