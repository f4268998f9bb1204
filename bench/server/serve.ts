import { join } from 'node:path'

import { createApp } from '../../server/create-app.ts'
import { createLog } from '../../server/create-log.ts'
import { listen } from '../../server/listen.ts'
import { readSettings } from '../../server/read-settings.ts'
import { usualShareLimits } from '../../server/share-api.ts'
import { openShares } from '../../server/share-store/open-shares.ts'

/** The server as it is, but for its limits, in a process of its own. */
const [, , folder = '', databaseUrl = ''] = process.argv
const log = createLog((line) => process.stderr.write(line))
const settings = readSettings({ ...process.env, DATABASE_URL: databaseUrl })
if (!settings.ok) throw new Error(settings.error)
const { cacheBytes } = settings.value
const shares = await openShares(
  {
    dataDir: folder,
    cacheBytes,
    maxShareBytes: usualShareLimits.maxShareBytes,
    ...(databaseUrl && { databaseUrl }),
  },
  log,
)
if (!shares) throw new Error('Shares cannot be kept')
const app = createApp({
  version: '0.0.0',
  appDir: join(folder, 'dist'),
  log,
  shareStore: shares.store,
  createLimiter: shares.createLimiter,
  shareLimits: { ...usualShareLimits, requestsPerMinute: 1e9, createsPerHour: 1e9 },
})
const listening = await listen({ fetch: app.fetch, host: '127.0.0.1', port: 0 })
if (!listening.ok) throw new Error(listening.error)
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.((user + system) / 1000)
})
process.send?.(listening.value.address.url)
