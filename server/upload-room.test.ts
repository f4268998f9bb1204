import { expect, test } from 'vitest'

import { createUploadRoom } from './upload-room.ts'

test('RL6 what waits in memory is bounded: of one caller, and of all together', () => {
  const room = createUploadRoom({ total: 10, ofOne: 4 })
  const first = room.enter('a')
  expect(first.take(3)).toBe(true)
  expect(first.take(2)).toBe(false)
  expect(room.enter('a').take(1)).toBe(true)
  expect(room.enter('b').take(4)).toBe(true)
  expect(room.enter('c').take(3)).toBe(false)
  first.leave()
  first.leave()
  expect(room.enter('c').take(4)).toBe(true)
  expect(room.enter('a').take(1)).toBe(true)
  expect(room.enter('d').take(1)).toBe(false)
})

test('RL6 who has sent nothing yet takes nothing', () => {
  const room = createUploadRoom({ total: 10, ofOne: 4 })
  for (let waiting = 0; waiting < 100; waiting++) room.enter(String(waiting))
  expect(room.enter('late').take(4)).toBe(true)
})
