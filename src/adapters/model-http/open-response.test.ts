import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'

import { expect, test, vi } from 'vitest'

import { openResponse } from './open-response.ts'

test('GN9 however long a piece is held, the next one is still waited for', async () => {
  const server = createServer((_, response) => {
    response.write('one ')
    void setTimeout(20).then(() => response.end('two'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const opened = await openResponse({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    headers: {},
    patience: { answerMs: 2000, pieceMs: 100 },
  })
  if (!opened.ok) throw new Error(opened.error.code)
  let text = ''
  for await (const piece of opened.value.pieces()) {
    text += new TextDecoder().decode(piece)
    await setTimeout(200)
  }
  server.close()
  expect(text).toBe('one two')
})

test.each([
  ['the user', { answerMs: 2_000, pieceMs: 2_000 }, 'cancelled'],
  ['the patience', { answerMs: 2_000, pieceMs: 50 }, 'timed-out'],
])('GN9 %s ends an answer that no longer hears its signal', async (who, patience, code) => {
  // So is Node's, when it has collected its own request as garbage.
  let isLeft = false
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(new TextEncoder().encode('one ')),
    cancel: () => void (isLeft = true),
  })
  vi.stubGlobal('fetch', async () => new Response(body))
  const user = new AbortController()
  const opened = await openResponse({
    url: 'http://127.0.0.1',
    headers: {},
    patience,
    signal: user.signal,
  })
  vi.unstubAllGlobals()
  if (!opened.ok) throw new Error(opened.error.code)
  const reading = opened.value.text()
  if (who === 'the user') user.abort()
  await expect(reading).rejects.toMatchObject({ failure: { code } })
  expect(isLeft).toBe(true)
})
