import { compressFolder } from '../../scripts/bundle/compress-folder.mjs'
import { listen } from '../../server/listen.ts'
import { serveApp } from '../../server/serve-app.ts'

/** Compressed and served as our own app is, but for its policy, which these pages were not made for. */
export async function serveFolder(folder: string): Promise<{ url: string; stop: () => void }> {
  await compressFolder(folder)
  const listening = await listen({ fetch: serveApp(folder).fetch, host: '127.0.0.1', port: 0 })
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
