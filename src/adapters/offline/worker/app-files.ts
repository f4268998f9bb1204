import { appCacheName } from '../worker-protocol.ts'
import type { AppFile, AppList } from './app-list.ts'
import { hasHash } from './has-hash.ts'

/** The files of one version of the app, kept in the browser. */
export type AppFiles = {
  hasFile(path: string): boolean
  /** Keeps what the page cannot start without, all of it or nothing. */
  install(): Promise<void>
  /** Keeps all that is missing, as far as there is room and a network. */
  fill(): Promise<void>
  /** From what is kept, or else from the network. Never fails where the network would not. */
  answerPage(request: Request): Promise<Response>
  answerFile(request: Request): Promise<Response>
}

type Needs = {
  list: AppList
  caches: CacheStorage
  fetch: (url: string | Request, init?: RequestInit) => Promise<Response>
  /** Of the one page; every address that names no file leads to it. */
  pageUrl: string
}

/** As many at a time as leave the connection to whatever the page itself asks for. */
const lanes = 3

export function createAppFiles({ list, caches, fetch, pageUrl }: Needs): AppFiles {
  const name = appCacheName(list.version)
  const files = [...list.core, ...list.rest]
  const hashes = new Map(files.map(({ path, hash }) => [path, hash]))
  /** What is kept is looked at once in the life of this worker. */
  const proven = new Set<string>()
  const urlOf = ({ path }: AppFile): string => new URL(path, pageUrl).href

  async function isSound(url: string, response: Response): Promise<boolean> {
    const hash = hashes.get(new URL(url).pathname)
    return hash === undefined || hasHash(response.clone(), hash)
  }

  /** A page of another version names other files: it would be mixed with those of this one. */
  const isOwnPage = async (page: Response): Promise<boolean> =>
    (await page.clone().text()).includes(`"${list.version}"`)

  async function keepPage(): Promise<void> {
    const page = await fetch(pageUrl, { cache: 'no-cache' })
    if (!page.ok || page.redirected || !(await isOwnPage(page)))
      throw new Error('The page is not of this version')
    await (await caches.open(name)).put(pageUrl, page)
  }

  /** Most files are the same in the version before, and need no network. */
  async function keepFile(file: AppFile, priority: RequestPriority): Promise<void> {
    const url = urlOf(file)
    // Only names with a hash in them can be trusted to be up to date.
    const cache = file.path.startsWith('/assets/') ? 'default' : 'no-cache'
    const before = await caches.match(url, { ignoreVary: true })
    const found =
      before && (await isSound(url, before)) ? before : await fetch(url, { cache, priority })
    if (!found.ok || !(await isSound(url, found))) throw new Error(`${file.path} is not sound`)
    await (await caches.open(name)).put(url, found)
  }

  /** Undefined, whatever is wrong with what is kept. */
  async function findPage(): Promise<Response | undefined> {
    try {
      const cache = await caches.open(name)
      const found = await cache.match(pageUrl, { ignoreVary: true })
      if (!found || (await isOwnPage(found))) return found
      await cache.delete(pageUrl, { ignoreVary: true })
    } catch {
      // Damaged or taken away: the network has it too.
    }
    return undefined
  }

  async function findFile(url: string): Promise<Response | undefined> {
    try {
      const cache = await caches.open(name)
      // An older version may be open in another tab, and asks for its own files.
      const found =
        (await cache.match(url, { ignoreVary: true })) ??
        (await caches.match(url, { ignoreVary: true }))
      if (!found || proven.has(url)) return found
      if (await isSound(url, found)) {
        proven.add(url)
        return found
      }
      await cache.delete(url, { ignoreVary: true })
    } catch {
      // As above.
    }
    return undefined
  }

  async function repair(url: string, answer: Response): Promise<void> {
    const cache = await caches.open(name)
    if (answer.ok && (await isSound(url, answer))) await cache.put(url, answer)
    // The server has gone on to another version. A page that names files which nobody has would
    // never start again; the next one comes from the server.
    else if (answer.ok || answer.status === 404 || answer.status === 410)
      await cache.delete(pageUrl, { ignoreVary: true })
  }

  return {
    hasFile: (path) => hashes.has(path),

    async install() {
      const outcomes = await Promise.allSettled([
        keepPage(),
        ...list.core.map((file) => keepFile(file, 'auto')),
      ])
      const failed = outcomes.find((outcome) => outcome.status === 'rejected')
      if (!failed) return
      await caches.delete(name)
      throw failed.reason
    },

    async fill() {
      const cache = await caches.open(name)
      const kept = new Set((await cache.keys()).map(({ url }) => url))
      if (!kept.has(pageUrl)) await keepPage().catch(() => undefined)
      const missing = files.filter((file) => !kept.has(urlOf(file)))
      async function work() {
        for (let file = missing.shift(); file; file = missing.shift()) {
          try {
            await keepFile(file, 'low')
          } catch (cause) {
            // Without room or network the others would fare no better; the next page goes on.
            if (isLasting(cause)) missing.length = 0
          }
        }
      }
      await Promise.all(Array.from({ length: lanes }, work))
    },

    async answerPage(request) {
      return (await findPage()) ?? fetch(request)
    },

    async answerFile(request) {
      const kept = await findFile(request.url)
      if (kept) return kept
      const answer = await fetch(request)
      if (hashes.has(new URL(request.url).pathname))
        await repair(request.url, answer.clone()).catch(() => undefined)
      return answer
    },
  }
}

const isLasting = (cause: unknown): boolean =>
  cause instanceof TypeError ||
  (cause instanceof DOMException && cause.name === 'QuotaExceededError')
