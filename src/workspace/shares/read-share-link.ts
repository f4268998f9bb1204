import type { ShareSource } from './fetch-share.ts'

type Address = { pathname: string; hash: string }

/** What a page of shares leads to by its own address. Null: to whatever file somebody gives it. */
export function readShareLink({ pathname, hash }: Address): ShareSource | null {
  const [, id] = /^\/demo-share\/([\w-]*)$/.exec(pathname) ?? []
  return id === undefined ? null : toShareSource(id, hash.slice(1))
}

/** @param id of the share on the server, empty where all of it is in the link */
export function toShareSource(id: string, fragment: string): ShareSource | null {
  if (id !== '') return { from: 'server', id, key: fragment }
  return fragment === '' ? null : { from: 'link', fragment }
}
