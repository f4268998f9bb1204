import { Hono } from 'hono'

import type { Log } from './create-log.ts'
import { createGenerationApi } from './generation-api.ts'
import { securityHeaders } from './security-headers.ts'
import { serveApp } from './serve-app.ts'
import { createShareApi, type ShareLimits, usualShareLimits } from './share-api.ts'
import type { ShareStore } from './share-store/share-store.ts'

type Needs = {
  version: string
  log: Log
  /** The folder of the built app; without it only the API answers. */
  appDir?: string
  /** Origins the page may talk to beyond the providers it knows, such as a share server. */
  connectSources?: readonly string[]
  /** Where Gemini is, when not at its own address: a proxy, or a stand-in for tests. */
  geminiBaseUrl?: string
  /** Without it no presentation can be shared by a link. */
  shareStore?: ShareStore
  shareLimits?: ShareLimits
  /** How many proxies of our own stand in front of us. */
  trustedProxies?: number
  now?: () => number
}

export function createApp(needs: Needs): Hono {
  const { version, log, appDir, connectSources, geminiBaseUrl, shareStore } = needs
  const app = new Hono()
  app.use(securityHeaders(connectSources))

  app.use('/api/*', async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  app.get('/api/health', async (c) => {
    // A store that can no longer be read throws, and the answer is a 500.
    await shareStore?.find('', Date.now())
    return c.json({ status: 'ok', version })
  })
  app.route('/', createGenerationApi({ log, ...(geminiBaseUrl && { geminiBaseUrl }) }))
  if (shareStore) {
    const { shareLimits: limits = usualShareLimits, trustedProxies = 0, now = Date.now } = needs
    app.route('/', createShareApi({ store: shareStore, log, limits, trustedProxies, now }))
  }
  app.all('/api/*', (c) => c.json({ error: 'not-found' }, 404))

  if (appDir) app.route('/', serveApp(appDir))

  app.notFound((c) => c.text('Not found', 404))
  app.onError((error, c) => {
    log.error('request-failed', error, { method: c.req.method, path: c.req.path })
    return c.json({ error: 'internal' }, 500)
  })
  return app
}
