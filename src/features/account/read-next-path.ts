import { paths } from '../paths.ts'

/**
 * Where a visitor was going before being asked to sign in: a path of this site, or the dashboard.
 * Anything that a browser could read as another site is refused, since anyone can write a link.
 */
export function readNextPath(search: string, origin: string): string {
  const next = new URLSearchParams(search).get('next')
  if (!next?.startsWith('/')) return paths.dashboard
  // Parsing decides, not the spelling: browsers read `/\host` and `/<tab>/host` as `//host`.
  const url = URL.canParse(next, origin) ? new URL(next, origin) : null
  if (url?.origin !== origin || url.pathname.startsWith('//') || url.pathname === paths.auth) {
    return paths.dashboard
  }
  return url.pathname + url.search + url.hash
}
