import { createApp } from '../../server/create-app.ts'
import { createLog } from '../../server/create-log.ts'
import { listen } from '../../server/listen.ts'
import { createMemoryRateLimiter } from '../../server/rate-limit/memory-rate-limiter.ts'
import { type ShareLimits, usualShareLimits } from '../../server/share-api.ts'
import { createMemoryShareStore } from '../../server/share-store/memory-share-store.ts'
import type { ShareStore } from '../../server/share-store/share-store.ts'
import type { Pace } from '../../server/watch-pace.ts'

export type ShareServer = {
  url: string
  /** Every line the server has logged. */
  logged: string[]
  /** Lets time go by for the server. */
  pass(milliseconds: number): void
  countConnections(): Promise<number>
  close(): Promise<void>
}

type Options = {
  store?: ShareStore
  limits?: Partial<ShareLimits>
  trustedProxies?: number
  pace?: Pace
}

/** Our own server, which keeps shares in memory unless it is given a store. */
export async function startShareServer(options: Options = {}): Promise<ShareServer> {
  const { store = createMemoryShareStore(), limits, trustedProxies = 0, pace } = options
  const logged: string[] = []
  // It stands still: what is counted for a while would otherwise depend on how long a test takes.
  let now = Date.now()
  const { fetch } = createApp({
    version: '1.2.3',
    log: createLog((line) => logged.push(line)),
    shareStore: store,
    shareLimits: { ...usualShareLimits, ...limits },
    trustedProxies,
    now: () => now,
    createLimiter: (rule) => createMemoryRateLimiter(rule, () => now),
    ...(pace && { pace }),
  })
  // On a machine that stands still for seconds the patience of both ends would run out at once.
  const deadlines = { headersTimeout: 300_000, requestTimeout: 300_000, keepAliveTimeout: 300_000 }
  const listening = await listen({ fetch, host: '127.0.0.1', port: 0, deadlines })
  if (!listening.ok) throw new Error(listening.error)
  const { server, address } = listening.value
  return {
    url: address.url,
    logged,
    pass: (milliseconds) => void (now += milliseconds),
    countConnections: () =>
      new Promise((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await store.close()
    },
  }
}
