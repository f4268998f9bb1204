import { isEmbedAddress } from '#core/share/embed-address.ts'

import { isKeptAsUsed } from './kept-as-used.ts'

/** Who answers a request: the page of the app, one of its files, or what was used before. */
export type RequestKind = 'page' | 'file' | 'used'

type Asked = Pick<Request, 'url' | 'method' | 'mode'> & { headers: Pick<Headers, 'has'> }
type App = { origin: string; hasFile: (path: string) => boolean }

const foldersOfOthers =
  // The voice keeps its own files; what the server says, and a live call, is never old.
  /^\/(api|voice)\/|^\/call\.html$/u

/** Null leaves a request as it is, as if there were no worker. */
export function sortRequest(request: Asked, { origin, hasFile }: App): RequestKind | null {
  const url = new URL(request.url)
  if (url.origin !== origin || request.method !== 'GET') return null
  // A part of a file is asked for by players of sound and film, and we have none.
  if (request.headers.has('range') || foldersOfOthers.test(url.pathname)) return null
  if (hasFile(url.pathname)) return 'file'
  if (url.pathname.startsWith('/assets/')) return isKeptAsUsed(url.pathname) ? 'used' : 'file'
  // The kept page may not be framed, and this one is for the frames of others.
  if (isEmbedAddress(url)) return null
  const namesFile = /\.[^/]*$/u.test(url.pathname)
  return request.mode === 'navigate' && !namesFile ? 'page' : null
}
