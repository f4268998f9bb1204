import type { MiddlewareHandler } from 'hono'

import { isLoopbackName } from '#core/is-loopback-name.ts'
import { backendWords } from '#words/en/backend.ts'

/**
 * Another website can make its own name point to this computer and then read whatever answers it.
 * It cannot choose the Host header, which still says that name.
 */
export const requireLoopback: MiddlewareHandler = async (c, next) => {
  const host = c.req.header('host') ?? ''
  const { hostname } = URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : { hostname: '' }
  if (!isLoopbackName(hostname)) return c.json({ error: backendWords.wrongHost }, 403)
  // Only a page of this server, or no page at all; a form on another site can still post.
  const site = c.req.header('sec-fetch-site') ?? 'none'
  if (site !== 'same-origin' && site !== 'none')
    return c.json({ error: backendWords.otherSite }, 403)
  return next()
}
