import './check-node.mjs'
import { bootstrapPackages } from './bootstrap.mjs'
import { exitWithReason } from './exit-with-reason.mjs'

// Standard output is for the deck: whoever reads it expects nothing else there.
console.log = console.error
await bootstrapPackages().catch(exitWithReason)
const { register } = await import('tsx/esm/api')
register()
await import(new URL('../cli/main.ts', import.meta.url).href)
