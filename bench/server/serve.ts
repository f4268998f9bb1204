import { join } from 'node:path'

import { createApp } from '../../server/create-app.ts'
import { createLog } from '../../server/create-log.ts'
import { listen } from '../../server/listen.ts'
import { openLibsqlShareStore } from '../../server/share-store/libsql-share-store.ts'

/** The server as it is, but for its limits, in a process of its own. */
const [, , folder = ''] = process.argv
const app = createApp({
  version: '0.0.0',
  appDir: join(folder, 'dist'),
  log: createLog((line) => process.stderr.write(line)),
  shareStore: await openLibsqlShareStore(join(folder, 'shares.db')),
  shareLimits: { maxTotalBytes: 1024 ** 3, requestsPerMinute: 1e9, createsPerHour: 1e9 },
})
const listening = await listen({ fetch: app.fetch, host: '127.0.0.1', port: 0 })
if (!listening.ok) throw new Error(listening.error)
process.send?.(listening.value.address.url)
