import './check-node.mjs'
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'

import { bootstrapPackages } from './bootstrap.mjs'
import { endWithParent } from './end-with-parent.mjs'
import { exitWithReason } from './exit-with-reason.mjs'
import { inProject, projectRoot } from './project-root.mjs'

endWithParent()
await bootstrapPackages().catch(exitWithReason)

const apiPort = await findFreePort()
// Vite's configuration reads it for the proxy.
process.env['LECTERN_API_PORT'] = String(apiPort)

const api = spawn(
  process.execPath,
  [inProject('node_modules', 'tsx', 'dist', 'cli.mjs'), 'watch', 'server/index.ts'],
  {
    cwd: projectRoot,
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(apiPort) },
    stdio: ['ignore', 'ignore', 'inherit'],
  },
)

const { createServer: createVite } = await import('vite')
const vite = await createVite({
  root: projectRoot,
  server: {
    port: Number(process.env['PORT'] || 3001),
    ...(process.env['HOST'] && { host: process.env['HOST'] }),
  },
})
await vite.listen()
vite.printUrls()

let stopping = false
/** @param {number} code */
async function stop(code) {
  if (stopping) return
  stopping = true
  api.kill()
  await vite.close()
  process.exit(code)
}
api.on('exit', () => stop(1))
process.on('SIGINT', () => stop(0))
process.on('SIGTERM', () => stop(0))

/** @returns {Promise<number>} */
function findFreePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = address && typeof address === 'object' ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}
