import { build } from 'vite'

import { voiceEnginePlugin, voicePlugin } from '../../scripts/voice/voice-plugin.mjs'
import { createApp } from '../../server/create-app.ts'
import { createLog } from '../../server/create-log.ts'
import { listen } from '../../server/listen.ts'

/** The voice alone in a page, served with the headers of the real app: it has to live with them. */
export async function serveVoicePage(): Promise<{ url: string; stop: () => void }> {
  await build({
    configFile: false,
    root: 'bench/voice',
    publicDir: false,
    logLevel: 'error',
    plugins: [voicePlugin()],
    worker: { format: 'es', plugins: () => [voiceEnginePlugin()] },
    build: { outDir: '../../dist-test/voice', emptyOutDir: true, target: 'es2023' },
  })
  const app = createApp({
    version: 'bench',
    log: createLog((line) => process.stderr.write(line)),
    appDir: 'dist-test/voice',
  })
  const listening = await listen({ fetch: app.fetch, host: '127.0.0.1', port: 47_300 })
  if (!listening.ok) throw new Error(listening.error)
  const { server, address } = listening.value
  return {
    url: address.url,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
