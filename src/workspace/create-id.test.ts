import { expect, test } from 'vitest'

import { createId } from './create-id.ts'

test('an id is a prefix and a timestamp, and no two that are made at once are the same', () => {
  const before = Date.now()
  const ids = Array.from({ length: 1000 }, () => createId('slide'))
  expect(new Set(ids).size).toBe(1000)
  for (const id of ids) {
    const [, at] = /^slide-(\d{13})-\w+$/.exec(id) ?? []
    expect(Number(at)).toBeGreaterThanOrEqual(before)
    expect(Number(at)).toBeLessThanOrEqual(Date.now())
  }
})
