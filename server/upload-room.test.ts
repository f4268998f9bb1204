import { expect, test } from 'vitest'

import { createUploadRoom } from './upload-room.ts'

test('RL6 what waits in memory is bounded: of one caller, and of all together', () => {
  const room = createUploadRoom({ total: 10, ofOne: 4 })
  const leave = room.enter('a', 3)
  expect(room.enter('a', 2)).toBeNull()
  expect(room.enter('a', 1)).not.toBeNull()
  expect(room.enter('b', 4)).not.toBeNull()
  expect(room.enter('c', 3)).toBeNull()
  leave?.()
  expect(room.enter('c', 4)).not.toBeNull()
  expect(room.enter('a', 1)).not.toBeNull()
  expect(room.enter('d', 1)).toBeNull()
})
