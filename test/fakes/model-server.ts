import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { ModelScript } from '#ports/models/model-scripts.contract.ts'

import { anthropicWire } from './anthropic-wire.ts'
import { geminiWire } from './gemini-wire.ts'
import { openAiWire } from './openai-wire.ts'
import { playScript } from './play-script.ts'
import type { WireFormat, WireResponse } from './wire-format.ts'

const wires: readonly WireFormat[] = [geminiWire, openAiWire, anthropicWire]

export type SeenRequest = {
  method: string
  path: string
  url: string
  headers: Record<string, string | undefined>
  body: unknown
  /** Whether the other side gave up before the answer was whole. */
  left: boolean
}

export type ModelServer = {
  /** Root of the Gemini service; the others are below it. */
  url: string
  openAiUrl: string
  anthropicUrl: string
  requests: SeenRequest[]
  /** One script per request, in order; the last one stays. */
  play(...scripts: ModelScript[]): void
  /** Only this key is let in; every other gets the provider's answer to a bad one. */
  expectKey(key: string): void
  close(): Promise<void>
}

/** Speaks the wire formats of Gemini, OpenAI and Anthropic on loopback, with all their ways to fail. */
export async function startModelServer(port = 0): Promise<ModelServer> {
  const requests: SeenRequest[] = []
  let scripts: ModelScript[] = []
  let expectedKey: string | null = null

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path } = new URL(request.url ?? '/', url)
    const wire = wires.find((candidate) => candidate.owns(path))
    const headers = request.headers as Record<string, string | undefined>
    if (headers['origin']) response.setHeader('access-control-allow-origin', '*')
    if (!wire) return send(response, { status: 404, body: 'no such address' })
    if (request.method === 'OPTIONS') {
      response.setHeader('access-control-allow-headers', wire.allowedHeaders.join(', '))
      return send(response, { status: 200, body: '' })
    }
    const seen: SeenRequest = {
      method: request.method ?? '',
      path,
      url: request.url ?? '',
      headers,
      body: await readBody(request),
      left: false,
    }
    requests.push(seen)
    response.on('close', () => (seen.left = !response.writableFinished))
    const key = wire.findKey(headers) ?? ''
    if (expectedKey !== null && key !== expectedKey)
      return send(response, wire.refuse('bad-key', key))
    const script = (scripts.length > 1 ? scripts.shift() : scripts[0]) ?? null
    if (script?.kind === 'refuse') return send(response, wire.refuse(script.as, key))
    if (script?.kind === 'send') return send(response, script)
    if (wire.isModelList(path)) return send(response, { status: 200, body: wire.models })
    if (!script) return send(response, { status: 500, body: 'no script' })
    if (script.kind === 'picture' || script.kind === 'no-picture')
      return send(response, wire.picture(script))
    return playScript(script, wire, response)
  }

  return {
    url,
    openAiUrl: `${url}/v1`,
    anthropicUrl: `${url}/anthropic`,
    requests,
    play: (...next) => void (scripts = next),
    expectKey: (key) => void (expectedKey = key),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function send(response: ServerResponse, { status, headers, body }: WireResponse): void {
  const isText = typeof body === 'string'
  response.writeHead(status, {
    'content-type': isText ? 'text/plain' : 'application/json; charset=UTF-8',
    ...headers,
  })
  response.end(isText ? body : JSON.stringify(body))
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  const text = Buffer.concat(pieces).toString()
  return text ? JSON.parse(text) : undefined
}
