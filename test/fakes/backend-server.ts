import { createApp } from '../../server/create-app.ts'
import { createLog } from '../../server/create-log.ts'
import { listen } from '../../server/listen.ts'
import { type ModelServer, startModelServer } from './model-server.ts'

export type BackendServer = {
  url: string
  /** What it takes for Gemini. */
  gemini: ModelServer
  /** Every line the server has logged. */
  logged: string[]
  close(): Promise<void>
}

/** Our own server, in front of a fake Gemini. */
export async function startBackendServer(): Promise<BackendServer> {
  const gemini = await startModelServer()
  const logged: string[] = []
  const { fetch } = createApp({
    version: '1.2.3',
    log: createLog((line) => logged.push(line)),
    geminiBaseUrl: gemini.url,
  })
  const listening = await listen({ fetch, host: '127.0.0.1', port: 0 })
  if (!listening.ok) throw new Error(listening.error)
  const { server, address } = listening.value
  return {
    url: address.url,
    gemini,
    logged,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await gemini.close()
    },
  }
}
