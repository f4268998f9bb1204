import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, onTestFinished, test, vi } from 'vitest'

import { openResponse } from './open-response.ts'

test('GN9 however long a piece is held, the next one is still waited for', async () => {
  let answer: ServerResponse | undefined
  const server = createServer((_, response) => {
    answer = response
    response.write('one ')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // No time passes but while a piece is held.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const opened = await openResponse({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    headers: {},
    patience: { answerMs: 2000, pieceMs: 100 },
  })
  if (!opened.ok) throw new Error(opened.error.code)
  let text = ''
  for await (const piece of opened.value.pieces()) {
    text += new TextDecoder().decode(piece)
    vi.advanceTimersByTime(200)
    if (!answer?.writableEnded) answer?.end('two')
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
