import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import * as v from 'valibot'

import { createApp } from './create-app.ts'
import { createLog } from './create-log.ts'
import { listen } from './listen.ts'
import { readSettings } from './read-settings.ts'
import { openShares } from './share-store/open-shares.ts'
import { stopOnSignal } from './stop-on-signal.ts'

// `server/` and the built `dist-server/` both stand one step below the root, so these hold in both.
const appDir = fileURLToPath(new URL('../dist', import.meta.url))
const usualDataDir = fileURLToPath(new URL('../data', import.meta.url))
const { version } = v.parse(
  v.object({ version: v.string() }),
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')),
)

const log = createLog((line) => process.stderr.write(line))
const settings = readSettings(process.env)

if (!settings.ok) {
  console.error(settings.error)
  process.exit(1)
}

const { host, port, connectSources, geminiBaseUrl, trustedProxies, shareLimits } = settings.value
const { dataDir = usualDataDir, databaseUrl, cacheBytes, localAddresses } = settings.value
const { maxShareBytes } = shareLimits
const shares = await openShares(
  { dataDir, cacheBytes, maxShareBytes, ...(databaseUrl && { databaseUrl }) },
  log,
)
const app = createApp({
  version,
  connectSources,
  localAddresses,
  log,
  trustedProxies,
  shareLimits,
  ...(shares && { shareStore: shares.store, createLimiter: shares.createLimiter }),
  ...(geminiBaseUrl && { geminiBaseUrl }),
  // In development Vite serves the app and nothing may have been built yet.
  ...(existsSync(appDir) && { appDir }),
})

const listening = await listen({ fetch: app.fetch, host, port })
if (!listening.ok) {
  console.error(listening.error)
  process.exit(1)
}

const { server, address } = listening.value
if (port !== 0 && address.port !== port) {
  console.log(`Port ${port} is taken; using ${address.port}. What you made on ${port} stays there.`)
}
console.log(`Lectern is ready at ${address.url}`)
stopOnSignal(server, async () => shares?.store.close())
