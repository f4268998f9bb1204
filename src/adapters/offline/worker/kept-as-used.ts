/**
 * Kept once it was used: fonts and the tables of large ones, what encodes films, the language that is
 * spoken, the studio voice. The build leaves the same out of what it keeps from the start
 * (`scripts/offline/list-app-files`).
 */
const asUsed =
  /\.(?:woff2?|bcmap|lectern|m4a)$|\/(?:noto-sans-(?:jp|kr|sc)|mediabunny-(?:aac|mp3)-encoder|encode-sound|custom-coder|write-video|german|open-kokoro|ort\.webgpu\.bundle\.min)-[^/]*\.js$/u

export const isKeptAsUsed = (path: string): boolean => asUsed.test(path)
