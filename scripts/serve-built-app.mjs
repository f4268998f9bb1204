import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

import { inProject } from './project-root.mjs'

/**
 * Runs the built server on a free port, as `npm start` does.
 * @param {Record<string, string>} [settings] of its environment
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
export async function serveBuiltApp(settings = {}) {
  const server = spawn(process.execPath, [inProject('dist-server', 'index.js')], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = () => server.kill()
  process.once('exit', stop)
  for await (const line of createInterface({ input: server.stdout })) {
    const url = /ready at (?<url>\S+)/.exec(line)?.groups?.['url']
    if (url) return { url, stop }
  }
  throw new Error('The built server ended before it was ready.')
}
