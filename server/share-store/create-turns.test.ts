import { expect, test } from 'vitest'

import { createTurns } from './create-turns.ts'

test('RL7 whoever else waits comes in between, also after a failure', async () => {
  const takeTurn = createTurns()
  const seen: string[] = []
  const works = ['first', 'second'].map((name) => takeTurn(() => seen.push(name)))
  const failing = takeTurn(() => {
    throw new Error('broken')
  })
  const last = takeTurn(() => seen.push('last'))
  setImmediate(() => seen.push('somebody else'))
  await Promise.all(works)
  await expect(failing).rejects.toThrow('broken')
  await last
  expect(seen.indexOf('somebody else')).toBeLessThan(seen.indexOf('second'))
  expect(seen.at(-1)).toBe('last')
})
