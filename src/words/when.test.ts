import { describe, expect, it } from 'vitest'

import { sortableDay } from './days.ts'
import { describeWhen } from './when.ts'

const now = new Date(2026, 10, 14, 12).getTime()
const before = (milliseconds: number) => new Date(now - milliseconds).toISOString()
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

describe('describeWhen', () => {
  it.each([
    ['just now', 0],
    ['just now', 59_999],
    ['1 minute ago', minute],
    ['59 minutes ago', hour - 1],
    ['1 hour ago', hour],
    ['23 hours ago', day - 1],
    ['yesterday', day],
    ['6 days ago', 7 * day - 1],
  ])('says "%s" within the last week', (expected, ago) => {
    expect(describeWhen(before(ago), now)).toBe(expected)
  })

  it('says just now for a time in the future, as after a clock was set back', () => {
    expect(describeWhen(before(-hour), now)).toBe('just now')
  })

  it('leaves the year out of a date in the same year, and only there', () => {
    expect(describeWhen(before(30 * day), now)).not.toContain('2026')
    expect(describeWhen(before(400 * day), now)).toContain('2025')
  })
})

it('a day in the name of a file is the user’s own, with the year first', () => {
  expect(sortableDay(new Date(2026, 0, 5, 0, 30).getTime())).toBe('2026-01-05')
  expect(sortableDay(new Date(2026, 0, 5, 23, 30).getTime())).toBe('2026-01-05')
})
