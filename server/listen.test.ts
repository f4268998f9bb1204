import { once } from 'node:events'
import { connect } from 'node:net'

import { expect, test } from 'vitest'

import { listen, type Listening } from './listen.ts'

const answer = (text: string) => () => new Response(text)
const close = ({ server }: Listening) => new Promise((resolve) => server.close(resolve))

async function mustListen(port: number, text: string): Promise<Listening> {
  const listening = await listen({ fetch: answer(text), host: '127.0.0.1', port })
  if (!listening.ok) throw new Error(listening.error)
  return listening.value
}

test('taken port: the next free one is used and both answer', async () => {
  const first = await mustListen(0, 'first')
  const second = await mustListen(first.address.port, 'second')
  expect(second.address.port).toBeGreaterThan(first.address.port)
  expect(await (await fetch(first.address.url)).text()).toBe('first')
  expect(await (await fetch(second.address.url)).text()).toBe('second')
  await Promise.all([close(first), close(second)])
})

test('unusable address: a sentence, not a crash', async () => {
  const listening = await listen({ fetch: answer(''), host: '203.0.113.1', port: 0 })
  expect(listening).toEqual({
    ok: false,
    error: 'Cannot listen on 203.0.113.1: EADDRNOTAVAIL. Set HOST to another address.',
  })
})

/** What comes back on a connection that sends this and then nothing more. */
async function sendRaw({ address }: Listening, text: string): Promise<string> {
  const socket = connect(address.port, '127.0.0.1')
  socket.write(text)
  let received = ''
  socket.on('data', (piece) => (received += piece))
  socket.on('error', () => {})
  await once(socket, 'close')
  return received
}

test.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '],
  ['body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nslow'],
])('whoever never ends the %s loses the connection, and nobody else waits', async (_, text) => {
  const deadlines = { headersTimeout: 300, requestTimeout: 300, connectionsCheckingInterval: 50 }
  const listening = await listen({
    fetch: async (request) => new Response(await request.text()),
    host: '127.0.0.1',
    port: 0,
    deadlines,
  })
  if (!listening.ok) throw new Error(listening.error)
  const slow = Array.from({ length: 50 }, () => sendRaw(listening.value, text))
  const quick = await fetch(listening.value.address.url, { method: 'POST', body: 'quick' })
  expect(await quick.text()).toBe('quick')
  for (const received of await Promise.all(slow)) expect(received).toMatch(/^HTTP\/1.1 408 |^$/)
  await close(listening.value)
})

test('headers that are far too large are a 431', async () => {
  const listening = await mustListen(0, 'never')
  const huge = `GET / HTTP/1.1\r\nHost: x\r\nX-Huge: ${'a'.repeat(100_000)}\r\n\r\n`
  expect(await sendRaw(listening, huge)).toMatch(/^HTTP\/1.1 431 /)
  await close(listening)
})

test('nonsense is a 400, and the server goes on', async () => {
  const listening = await mustListen(0, 'well')
  expect(await sendRaw(listening, 'nonsense\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /)
  expect(await (await fetch(listening.address.url)).text()).toBe('well')
  await close(listening)
})
