import { createHash } from 'node:crypto'

/**
 * @typedef {object} BuiltFile
 * @property {string} path from the root of the app
 * @property {string | Uint8Array} content
 * @property {readonly string[]} imports names of chunks without which it does not run
 * @property {readonly string[]} later names of chunks that it may ask for
 *
 * @typedef {{ path: string, hash: string }} AppFile
 */

/** All that is kept on a device after one visit, as it lies there. */
const budgetBytes = 8_250_000

/**
 * Kept when a presentation needs them, as `adapters/offline/worker/kept-as-used` says, too: all fonts are
 * ten times the app, and what encodes films is a sixth of it. Of languages the one that is spoken, and
 * the studio voice where it is spoken, and samples of it to whoever hears them; of the app's own letters those
 * beyond Latin's where a name has them.
 */
const asUsed =
  /-(?:latin-ext|vietnamese)-[^/]*\.woff2$|\.(?:woff|bcmap|lectern|m4a)$|\/(?:noto-sans-(?:jp|kr|sc)|mediabunny-(?:aac|mp3)-encoder|encode-sound|custom-coder|write-video|german|open-kokoro|ort\.webgpu\.bundle\.min)-[^/]*\.js$/u
/** What any presentation may need, and be given without a network: the Latin letters of each theme. */
const alwaysWanted = /-latin-(?:400|700)-(?:normal|italic)-[^/]*\.woff$/u
/**
 * For machines, for a page that needs a network whatever we keep, and the licences, to which no page leads. What
 * is shared the kept app shows, too.
 */
const notKept =
  /^\/(?:(?:demo-share\/)?index\.html|call\.html|sw\.js|robots\.txt|third-party\.txt)$|\.(?:map|br|gz)$/u

/**
 * What the service worker keeps, in the order in which it is fetched: what the page names, then
 * what is nearest to it.
 * @param {readonly BuiltFile[]} built
 * @param {string} page
 * @returns {{ core: AppFile[], rest: AppFile[], bytes: number }}
 */
export function listAppFiles(built, page) {
  const files = new Map(built.map((file) => [file.path, file]))
  const needed = listReached(files, page, ({ imports }) => imports)
  const core = new Set([...needed].filter((path) => path.startsWith('/assets/')))
  const near = listReached(files, page, listAll)
  const call = listReached(files, String(files.get('/call.html')?.content ?? ''), listAll)
  const rest = [...near, ...files.keys()].filter(
    (path) =>
      !core.has(path) &&
      !notKept.test(path) &&
      (!asUsed.test(path) || alwaysWanted.test(path)) &&
      (near.has(path) || !call.has(path)),
  )
  const kept = { core: [...core], rest: [...new Set(rest)] }
  const bytes = [...kept.core, ...kept.rest].reduce(
    (sum, path) => sum + Buffer.byteLength(files.get(path)?.content ?? ''),
    0,
  )
  if (bytes > budgetBytes)
    throw new Error(`Offline the app takes ${bytes} bytes, over its budget of ${budgetBytes}.`)

  /** @param {string} path */
  const describe = (path) => ({ path, hash: hash(files.get(path)?.content ?? '') })
  return { core: kept.core.map(describe), rest: kept.rest.map(describe), bytes }
}

/**
 * What a page names, and what that leads to.
 * @param {ReadonlyMap<string, BuiltFile>} files
 * @param {string} page
 * @param {(file: BuiltFile) => readonly string[]} follow
 */
function listReached(files, page, follow) {
  const reached = new Set([...files.keys()].filter((path) => page.includes(`"${path}"`)))
  for (const path of reached) {
    const file = files.get(path)
    for (const name of file ? follow(file) : []) reached.add(`/${name}`)
  }
  return reached
}

/** @param {BuiltFile} file */
function listAll({ imports, later }) {
  return [...imports, ...later]
}

/**
 * Enough of it to know damage by.
 * @param {string | Uint8Array} content
 */
function hash(content) {
  return createHash('sha256').update(content).digest('base64').slice(0, 16)
}
