import { Hono } from 'hono'

import { backendWords } from '#words/backend.ts'

import type { Log } from './create-log.ts'
import { createGenerationApi } from './generation-api.ts'
import { createMemoryRateLimiter } from './rate-limit/memory-rate-limiter.ts'
import type { CreateRateLimiter } from './rate-limit/rate-limiter.ts'
import { securityHeaders } from './security-headers.ts'
import { serveApp } from './serve-app.ts'
import { createShareApi, type ShareLimits, usualShareLimits } from './share-api.ts'
import type { ShareStore } from './share-store/share-store.ts'
import type { Pace } from './watch-pace.ts'

type Needs = {
  version: string
  log: Log
  /** The folder of the built app; without it only the API answers. */
  appDir?: string
  /** Origins the page may talk to beyond the providers it knows, such as a share server. */
  connectSources?: readonly string[]
  /** Where Gemini is, when not at its own address: a proxy, or a stand-in for tests. */
  geminiBaseUrl?: string
  /** From where this computer itself connects, beside loopback. */
  localAddresses?: readonly string[]
  /** Without it no presentation can be shared by a link. */
  shareStore?: ShareStore
  shareLimits?: ShareLimits
  /** How calls are counted: for this process alone, when not told otherwise. */
  createLimiter?: CreateRateLimiter
  /** How many proxies of our own stand in front of us. */
  trustedProxies?: number
  now?: () => number
  /** How slowly shares may be sent and read, for tests that cannot wait. */
  pace?: Pace
}

export function createApp(needs: Needs): Hono {
  const { version, log, appDir, geminiBaseUrl, localAddresses, shareStore } = needs
  const app = new Hono()
  app.use(securityHeaders(needs))

  app.use('/api/*', async (c, next) => {
    await next()
    // `c.header` would build the answer anew at this point, and its body into a stream.
    c.res.headers.set('Cache-Control', 'no-store')
  })
  // Whether the process is well. What it needs is asked by the next: to restart it mends no database.
  app.get('/api/health', (c) =>
    c.json({ status: 'ok', version, ...(!shareStore && { shares: 'off' }) }),
  )
  app.get('/api/ready', async (c) => {
    const shares = shareStore ? await shareStore.check() : 'off'
    const isReady = shares === 'ready' || shares === 'off'
    return c.json({ status: isReady ? 'ready' : 'not-ready', shares }, isReady ? 200 : 503)
  })
  app.route(
    '/',
    createGenerationApi({
      log,
      ...(geminiBaseUrl && { geminiBaseUrl }),
      ...(localAddresses && { localAddresses }),
      ...(needs.now && { now: needs.now }),
    }),
  )
  if (shareStore) {
    const {
      shareLimits: limits = usualShareLimits,
      createLimiter = createMemoryRateLimiter,
      trustedProxies = 0,
      now = Date.now,
    } = needs
    app.route(
      '/',
      createShareApi({
        store: shareStore,
        createLimiter,
        log,
        limits,
        trustedProxies,
        now,
        ...(needs.pace && { pace: needs.pace }),
      }),
    )
  }
  app.all('/api/*', (c) => c.json({ error: 'not-found' }, 404))

  if (appDir) app.route('/', serveApp(appDir))

  app.notFound((c) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return c.text('Not found', 404)
    c.header('Allow', 'GET, HEAD')
    return c.text('Method not allowed', 405)
  })
  app.onError((error, c) => {
    // Whoever asked has gone in the middle of it.
    if (c.req.raw.signal.aborted) return new Response(null, { status: 499 })
    log.error('request-failed', error, { method: c.req.method, path: hideShareId(c.req.path) })
    return c.json({ error: backendWords.failed }, 500)
  })
  return app
}

/** Which share it was is nobody's business. */
const hideShareId = (path: string): string =>
  path.replace(/^(\/api\/shares|\/demo-share)\/.+/, '$1/:id')
