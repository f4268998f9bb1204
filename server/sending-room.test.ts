import { expect, test } from 'vitest'

import { createSendingRoom } from './sending-room.ts'

const dropped: string[] = []
const bounds = { total: 10, ofOne: 6, patienceMs: 100 }

const makeReader = (caller: string, id: string, bytes: number) => ({
  caller,
  id,
  share: { payload: new Uint8Array(bytes), expiresAt: null },
  drop: () => void dropped.push(`${caller} ${id}`),
})

test('RL7 what is being sent is bounded: for one caller, and for all together', () => {
  const room = createSendingRoom(bounds, () => 0)
  const leave = room.enter(makeReader('a', 'one', 5))
  expect(room.enter(makeReader('a', 'two', 2))).toBeNull()
  expect(room.enter(makeReader('b', 'two', 5))).not.toBeNull()
  expect(room.mayEnter('c', 'three')).toBe(false)
  expect(room.enter(makeReader('c', 'three', 1))).toBeNull()
  leave?.()
  leave?.()
  expect(room.mayEnter('c', 'three')).toBe(true)
  expect(room.enter(makeReader('c', 'three', 5))).not.toBeNull()
  expect(room.enter(makeReader('d', 'four', 1))).toBeNull()
})

test('RL7 one share is in memory once, for however many it is sent to', () => {
  const room = createSendingRoom(bounds, () => 0)
  const first = makeReader('a', 'one', 5)
  const leaves = [room.enter(first)]
  for (let reader = 0; reader < 100; reader++)
    leaves.push(room.enter(makeReader(String(reader % 7), 'one', 5)))
  expect(leaves).not.toContain(null)
  expect(room.find('one')).toBe(first.share)
  for (const leave of leaves.slice(1)) leave?.()
  expect(room.enter(makeReader('b', 'two', 6))).toBeNull()
  leaves[0]?.()
  expect(room.find('one')).toBeUndefined()
  expect(room.enter(makeReader('b', 'two', 6))).not.toBeNull()
})

test('RL7 who has been at it for long makes room for others, and who came just now does not', () => {
  let now = 0
  const room = createSendingRoom(bounds, () => now)
  const leave = room.enter(makeReader('slow', 'one', 5))
  now = 60
  room.enter(makeReader('quick', 'two', 5))
  expect(room.mayEnter('new', 'three')).toBe(false)
  now = 110
  dropped.length = 0
  expect(room.mayEnter('new', 'three')).toBe(true)
  expect(dropped).toEqual(['slow one'])
  leave?.()
  expect(room.enter(makeReader('new', 'three', 5))).not.toBeNull()
  expect(room.enter(makeReader('next', 'four', 1))).toBeNull()
})
