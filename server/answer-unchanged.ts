import type { MiddlewareHandler } from 'hono'

/**
 * A file that the browser has already is not sent again: 304. Its tag is made of size and time, so
 * that no file has to be read for it; compressed ones have their own.
 */
export const answerUnchanged: MiddlewareHandler = async (c, next) => {
  await next()
  const { headers, status } = c.res
  const changedAt = headers.get('Last-Modified')
  if (status !== 200 || !changedAt) return
  const tag = `W/"${headers.get('Content-Length')}-${Date.parse(changedAt) / 1000}"`
  headers.set('ETag', tag)
  if (!isHeld(c.req.header('if-none-match'), c.req.header('if-modified-since'), tag, changedAt))
    return
  // The file was opened to be sent.
  await c.res.body?.cancel()
  const unchanged = new Headers(headers)
  for (const name of ['Content-Length', 'Content-Type', 'Content-Encoding']) unchanged.delete(name)
  // Otherwise the headers of the old answer would come along.
  c.res = undefined
  c.res = new Response(null, { status: 304, headers: unchanged })
}

function isHeld(
  tags: string | undefined,
  since: string | undefined,
  tag: string,
  changedAt: string,
): boolean {
  // Where there are tags, the time does not count.
  if (tags !== undefined) return tags.split(',').some((held) => held.trim() === tag)
  return since !== undefined && Date.parse(changedAt) <= Date.parse(since)
}
