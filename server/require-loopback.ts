import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'

import { isLoopbackName } from '#core/is-loopback-name.ts'
import { backendWords } from '#words/backend.ts'

/**
 * Another website can make its own name point to this computer and then read whatever answers it.
 * It cannot choose the Host header, which still says that name. Another computer can choose it, but
 * not where its connection comes from. `localAddresses` are this computer's beside the usual ones.
 */
export const requireLoopback =
  (localAddresses: readonly string[]): MiddlewareHandler =>
  async (c, next) => {
    const host = c.req.header('host') ?? ''
    const { hostname } = URL.canParse(`http://${host}`)
      ? new URL(`http://${host}`)
      : { hostname: '' }
    if (!isLoopbackName(hostname) || !isFromHere(c, localAddresses))
      return c.json({ error: backendWords.wrongHost }, 403)
    // Only a page of this server, or no page at all; a form on another site can still post.
    const site = c.req.header('sec-fetch-site') ?? 'none'
    if (site !== 'same-origin' && site !== 'none')
      return c.json({ error: backendWords.otherSite }, 403)
    return next()
  }

function isFromHere(c: Context, localAddresses: readonly string[]): boolean {
  // A proxy on this computer connects from here, for whomever it is that called it.
  if (c.req.header('x-forwarded-for') !== undefined || c.req.header('forwarded') !== undefined)
    return false
  const address = (getConnInfo(c).remote.address ?? '').replace(/^::ffff:(?=\d+\.)/i, '')
  return address === '::1' || address.startsWith('127.') || localAddresses.includes(address)
}
