import { build, preview } from 'vite'

const configFile = 'test/visual/vite.config.ts'

await build({ configFile })
const server = await preview({ configFile, preview: { host: '127.0.0.1', port: 0 } })
process.stdout.write(`ready at ${server.resolvedUrls?.local[0]}\n`)
