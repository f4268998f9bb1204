import './check-node.mjs'
import { bootstrap } from './bootstrap.mjs'
import { endWithParent } from './end-with-parent.mjs'
import { exitWithReason } from './exit-with-reason.mjs'

endWithParent()
await bootstrap().catch(exitWithReason)
await import('./ensure-browser.mjs')
const { register } = await import('tsx/esm/api')
register()
await import(new URL('../bench/report/run.ts', import.meta.url).href)
