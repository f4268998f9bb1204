import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type Context } from 'hono'
import * as v from 'valibot'

import { sharePath } from '#adapters/share/share-calls.ts'
import { shareIdSchema } from '#core/share/share-schemas.ts'

import { answerUnchanged } from './answer-unchanged.ts'
import { keepSmallFiles } from './keep-small-files.ts'

/**
 * The built app: files as they are, and a page for every address that names no file, so that a
 * reload or a deep link works: one to watch what somebody shared, and one for all the rest. A missing file is a 404, never a page in its place: a
 * script answered with HTML fails in ways that hide the cause.
 */
export function serveApp(appDir: string): Hono {
  const files = { root: appDir, precompressed: true, onFound: setCaching }
  const serveFile = serveStatic(files)
  const servePage = serveStatic({ ...files, path: 'index.html' })
  const serveShared = serveStatic({ ...files, path: 'demo-share/index.html' })

  const app = new Hono()
  // What somebody shared with somebody is for no search engine.
  app.use('/demo-share/*', async (c, next) => {
    await next()
    c.res.headers.set('X-Robots-Tag', 'noindex')
  })
  // On its way while the page's scripts are.
  app.use('/demo-share/:id', async (c, next) => {
    const id = c.req.param('id')
    await next()
    if (c.res.ok && v.is(shareIdSchema, id))
      c.res.headers.set('Link', `<${sharePath(id)}>; rel=preload; as=fetch; crossorigin`)
  })
  app.use(answerUnchanged)
  app.use('/assets/*', keepSmallFiles())
  app.get('*', serveFile)
  app.get('/demo-share/*', (c, next) => (namesFile(c.req.path) ? next() : serveShared(c, next)))
  app.get('*', (c, next) => (namesFile(c.req.path) ? next() : servePage(c, next)))
  return app
}

function setCaching(_file: string, c: Context): void {
  // The build puts a hash of the content into the names of these.
  const hashed =
    c.req.path.startsWith('/assets/') || /^\/voice\/.*-[\da-f]{12}\.\w+$/u.test(c.req.path)
  c.header('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
  c.header('Vary', 'Accept-Encoding')
}

function namesFile(path: string): boolean {
  return path.startsWith('/assets/') || /\.[^/]*$/.test(path)
}
