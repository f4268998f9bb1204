import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Serves one page, as it would be opened from a disk, until the visit is over. */
export async function withPage(html: string, visit: (url: string) => Promise<void>): Promise<void> {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(html)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    await visit(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  } finally {
    server.close()
    server.closeAllConnections()
  }
}
