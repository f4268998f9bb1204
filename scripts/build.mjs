import './check-node.mjs'
import { bootstrap } from './bootstrap.mjs'
import { exitWithReason } from './exit-with-reason.mjs'

await bootstrap().catch(exitWithReason)
