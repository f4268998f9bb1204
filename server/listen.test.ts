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
