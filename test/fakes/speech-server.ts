import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { parseJson } from '#core/parse-json.ts'
import { readFields } from '#core/read-fields.ts'
import type { Refusal } from '#ports/models/model-scripts.contract.ts'

import {
  elevenLabsSpeechWire,
  geminiSpeechWire,
  type Manner,
  openAiSpeechWire,
} from './speech-wires.ts'
import type { WireResponse } from './wire-format.ts'

const wires = [geminiSpeechWire, openAiSpeechWire, elevenLabsSpeechWire]

export type SpeechScript =
  | { kind: 'speak'; as?: Manner }
  | { kind: 'refuse'; as: Refusal }
  /** Begins to answer and then falls silent, with the connection open. */
  | { kind: 'stall' }
  /** Begins to answer and closes the connection. */
  | { kind: 'break' }
  /** Sends exactly this. */
  | { kind: 'send'; status: number; body: unknown }

export type SpokenRequest = {
  path: string
  url: string
  headers: Record<string, string | undefined>
  body: Record<string, unknown>
  text: string
  /** Whether the other side gave up before the answer was whole. */
  left: boolean
}

export type SpeechServer = {
  url: string
  openAiUrl: string
  requests: SpokenRequest[]
  /** One script per request, in order; the last one stays. It speaks until it is told otherwise. */
  play(...scripts: SpeechScript[]): void
  /** Only this key is let in; every other gets the provider's answer to a bad one. */
  expectKey(key: string | null): void
  close(): Promise<void>
}

/** Hums in the wire formats of Gemini, OpenAI and ElevenLabs on loopback, with all their ways to fail. */
export async function startSpeechServer(port = 0): Promise<SpeechServer> {
  const requests: SpokenRequest[] = []
  let scripts: SpeechScript[] = [{ kind: 'speak' }]
  let expectedKey: string | null = null

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path, search } = new URL(request.url ?? '/', url)
    const wire = wires.find((candidate) => candidate.owns(path))
    const headers = request.headers as Record<string, string | undefined>
    if (headers['origin']) response.setHeader('access-control-allow-origin', '*')
    if (!wire) return send(response, { status: 404, body: { error: { message: 'no such path' } } })
    if (request.method === 'OPTIONS') {
      response.setHeader('access-control-allow-headers', wire.allowedHeaders.join(', '))
      return send(response, { status: 200, body: '' })
    }
    const call = { path, search, body: await readBody(request) }
    const text = wire.findText(call)
    const seen: SpokenRequest = { ...call, url: request.url ?? '', headers, text, left: false }
    requests.push(seen)
    response.on('close', () => (seen.left = !response.writableFinished))
    const key = wire.findKey(headers) ?? ''
    if (expectedKey !== null && key !== expectedKey)
      return send(response, wire.refuse('bad-key', key))
    const script = (scripts.length > 1 ? scripts.shift() : scripts[0]) ?? { kind: 'speak' }
    if (script.kind === 'refuse') return send(response, wire.refuse(script.as, key))
    if (script.kind === 'send') return send(response, script)
    const complaint = wire.judge(call)
    if (complaint) return send(response, complaint)
    const spoken = wire.speak(text, script.kind === 'speak' ? (script.as ?? 'usual') : 'usual')
    if (script.kind === 'speak') return send(response, spoken)
    const bytes = toBytes(spoken.body)
    response.writeHead(200, { 'content-length': bytes.length, ...spoken.headers })
    response.write(bytes.subarray(0, 100), () => {
      if (script.kind === 'break') response.destroy()
    })
  }

  return {
    url,
    openAiUrl: `${url}/v1`,
    requests,
    play: (...next) => void (scripts = next),
    expectKey: (key) => void (expectedKey = key),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const toBytes = (body: unknown): Buffer =>
  Buffer.isBuffer(body) ? body : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))

function send(response: ServerResponse, { status, headers, body }: WireResponse): void {
  const isText = typeof body === 'string'
  response.writeHead(status, {
    'content-type': isText ? 'text/plain' : 'application/json; charset=UTF-8',
    ...headers,
  })
  response.end(toBytes(body))
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return readFields(parseJson(Buffer.concat(pieces).toString()))
}
