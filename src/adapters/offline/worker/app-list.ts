export type AppFile = {
  path: string
  /** The beginning of its SHA-256, in base64. */
  hash: string
}

/** What a build consists of. Written by `scripts/offline/offline-plugin.mjs`. */
export type AppList = {
  version: string
  /** What the page cannot start without. */
  core: readonly AppFile[]
  /** Everything else, the most likely to be needed first. */
  rest: readonly AppFile[]
  /** Of all of them together. */
  bytes: number
}
