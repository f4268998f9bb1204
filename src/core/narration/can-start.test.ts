import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { canStart, type LineAhead } from './can-start.ts'

const made = (seconds: number): LineAhead => ({ seconds, pauseAfter: 0.4, isMade: true })
const unmade = (seconds: number): LineAhead => ({ seconds, pauseAfter: 0.4, isMade: false })

test('NR4 what is made can start, and so can what is made faster than it is heard', () => {
  expect(canStart([made(1), made(5)], { effort: 9, startIn: 0 })).toBe(true)
  expect(canStart([made(3), unmade(3), unmade(3)], { effort: 0.5, startIn: 0 })).toBe(true)
})

test('NR4 a short clause waits for the long sentence behind it', () => {
  const lines = [made(0.6), unmade(8)]
  expect(canStart(lines, { effort: 0.5, startIn: 0 })).toBe(false)
  expect(canStart(lines, { effort: 0.5, startIn: 4 })).toBe(true)
})

test('NR4 where making is slower than hearing, a part is made first, and then nothing runs dry', () => {
  const lengths = fc.array(fc.double({ min: 0.5, max: 8, noNaN: true }), {
    minLength: 1,
    maxLength: 30,
  })
  fc.assert(
    fc.property(lengths, fc.double({ min: 0.1, max: 4, noNaN: true }), (seconds, effort) => {
      const lines = (count: number) =>
        seconds.map((length, index) => (index < count ? made(length) : unmade(length)))
      const count = seconds.findIndex((_, index) =>
        canStart(lines(index + 1), { effort, startIn: 0 }),
      )
      expect(count).toBeGreaterThanOrEqual(0)
      let clock = 0
      let ready = 0
      lines(count + 1).forEach((line) => {
        if (!line.isMade) ready += line.seconds * effort
        expect(ready).toBeLessThanOrEqual(clock + 1e-9)
        clock += line.seconds + line.pauseAfter
      })
    }),
  )
})
