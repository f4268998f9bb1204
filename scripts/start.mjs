import './check-node.mjs'
import { bootstrap } from './bootstrap.mjs'
import { endWithParent } from './end-with-parent.mjs'
import { exitWithReason } from './exit-with-reason.mjs'

endWithParent()
await bootstrap().catch(exitWithReason)
await import(new URL('../dist-server/index.js', import.meta.url).href)
