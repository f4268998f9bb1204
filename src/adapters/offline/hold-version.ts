import { appCacheName } from './worker-protocol.ts'

/** The build writes it into the page; while developing there is none. */
const version = document.querySelector<HTMLMetaElement>('meta[name=version]')?.content

/** For as long as this page is open, its version's files are kept. True when it has a version. */
export function holdVersion(): boolean {
  if (version === undefined) return false
  const forever = new Promise(() => {})
  // Ends with the page; only secure pages have it.
  navigator.locks?.request(appCacheName(version), { mode: 'shared' }, () => forever).catch(() => {})
  return true
}
