import { setTimeout } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { createLog } from './create-log.ts'
import { streamEvents } from './stream-events.ts'

test('LB2 a reader that goes away ends the work, and that is no bug', async () => {
  const logged: string[] = []
  let isOver = false
  async function* createEvents(signal: AbortSignal) {
    try {
      yield { kind: 'start' }
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      yield { kind: 'failed' }
    } finally {
      isOver = true
    }
  }
  const response = streamEvents(
    createEvents,
    createLog((line) => logged.push(line)),
  )
  const reader = response.body?.getReader()
  await reader?.read()
  void reader?.read()
  // The next event is being waited for when the reader leaves.
  await setTimeout(5)
  await reader?.cancel()
  await setTimeout(5)
  expect(logged).toEqual([])
  expect(isOver).toBe(true)
})

test('LB2 a bug in the middle ends the stream and is logged, without any key', async () => {
  const logged: string[] = []
  async function* createEvents() {
    yield { kind: 'start' }
    throw new Error('broke at key=AIzaSyCanary0123456789abcdef')
  }
  const response = streamEvents(
    createEvents,
    createLog((line) => logged.push(line)),
  )
  await expect(response.text()).rejects.toThrow('broke')
  expect(logged).toHaveLength(1)
  expect(logged[0]).toContain('stream-failed')
  expect(logged[0]).not.toMatch(/canary/i)
})

test('LB2 while nothing happens an empty line says that the server is still there', async () => {
  async function* createEvents() {
    yield { kind: 'start' }
    await setTimeout(60)
    yield { kind: 'end' }
  }
  const log = createLog(() => undefined)
  const lines = (await streamEvents(createEvents, log, 10).text()).split('\n')
  expect(lines.filter(Boolean)).toEqual(['{"kind":"start"}', '{"kind":"end"}'])
  expect(lines.length).toBeGreaterThan(4)
})
