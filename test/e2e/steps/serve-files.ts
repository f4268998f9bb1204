import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, resolve } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain',
}

/** The built app on a host that serves files and nothing else, with a page for what it lacks. */
export async function serveFiles(): Promise<{ origin: string; asked: string[]; stop: () => void }> {
  const root = resolve('dist')
  const asked: string[] = []
  const read = (path: string) => readFile(join(root, path)).catch(() => null)
  const server = createServer((request, answer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://files.invalid')
    asked.push(`${request.method} ${request.url}`)
    void (async () => {
      const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname
      const file = request.method === 'GET' && !path.includes('..') ? await read(path) : null
      const type = types[extname(path)] ?? 'application/octet-stream'
      if (file) answer.writeHead(200, { 'content-type': type }).end(file)
      else answer.writeHead(404, { 'content-type': 'text/html' }).end(await read('404.html'))
    })()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The host of files has no port')
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin: `http://127.0.0.1:${address.port}`, asked, stop }
}
