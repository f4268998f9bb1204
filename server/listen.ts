import { createServer, type Server, type ServerOptions } from 'node:http'

import { getRequestListener } from '@hono/node-server'

import { fail, ok, type Result } from '#core/result.ts'

export type Listening = { server: Server; address: { port: number; url: string } }

type ListenOptions = {
  fetch: (request: Request) => Response | Promise<Response>
  host: string
  port: number
  /** Others than usual, for tests that cannot wait. */
  deadlines?: ServerOptions
}

const portsToTry = 20

const secondMs = 1000
/** Whoever sends a letter now and then shall not hold a connection for ever. */
const deadlines = {
  headersTimeout: 10 * secondMs,
  // Enough for the largest share over a slow line.
  requestTimeout: 120 * secondMs,
  connectionsCheckingInterval: 2 * secondMs,
}

/** Listens on the port that was asked for or, when it is taken, on the next free one. The error is a sentence. */
export async function listen(options: ListenOptions): Promise<Result<Listening, string>> {
  const { host, port } = options
  const server = createServer(
    { ...deadlines, ...options.deadlines },
    getRequestListener(options.fetch),
  )
  const last = Math.min(port + portsToTry - 1, 65_535)
  for (let attempt = port; attempt <= last; attempt++) {
    const failure = await tryPort(server, attempt, host)
    if (!failure) return ok({ server, address: describeAddress(server) })
    if (failure.code === 'EACCES') {
      return fail(`Port ${attempt} needs more rights. Set PORT to another.`)
    }
    if (failure.code !== 'EADDRINUSE') {
      return fail(`Cannot listen on ${host}: ${failure.code}. Set HOST to another address.`)
    }
  }
  return fail(`Ports ${port} to ${last} are all taken. Set PORT to a free one.`)
}

function tryPort(server: Server, port: number, host: string) {
  return new Promise<NodeJS.ErrnoException | null>((resolve) => {
    server.once('error', resolve)
    server.listen(port, host, () => {
      server.off('error', resolve)
      resolve(null)
    })
  })
}

function describeAddress(server: Server): Listening['address'] {
  const bound = server.address()
  if (!bound || typeof bound === 'string') throw new Error('An HTTP server listens on a port.')
  const { address, family, port } = bound
  const everywhere = address === '0.0.0.0' || address === '::'
  const name = everywhere ? 'localhost' : family === 'IPv6' ? `[${address}]` : address
  return { port, url: `http://${name}:${port}` }
}
