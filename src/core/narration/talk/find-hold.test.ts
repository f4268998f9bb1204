import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { findHold, type LineAhead } from './find-hold.ts'

const made = (seconds: number): LineAhead => ({ seconds, pauseAfter: 0.4, isMade: true })
const unmade = (seconds: number): LineAhead => ({ seconds, pauseAfter: 0.4, isMade: false })
const now = { effort: 0.5, spent: 0, startIn: 0, mayUseReserve: false }

test('NR4 what is made can start, and so can what is made faster than it is heard', () => {
  expect(findHold([made(1), made(5)], { ...now, effort: 9 })).toBe(0)
  expect(findHold([made(3), unmade(3), unmade(3)], now)).toBe(0)
})

test('NR4 a short clause waits for the long sentence behind it, no longer than it must', () => {
  const lines = [made(0.6), unmade(8)]
  const hold = findHold(lines, now)
  expect(hold).toBeGreaterThanOrEqual(8 * 0.5 - 1)
  expect(hold).toBeLessThan(8 * 0.5)
  expect(findHold(lines, { ...now, spent: 2 })).toBeCloseTo(hold - 2)
  expect(findHold(lines, { ...now, startIn: 4 })).toBe(0)
})

test('NR12 what was laid in for wrong guesses is not laid in again between two slides', () => {
  const lines = [made(1), unmade(6)]
  expect(findHold(lines, { ...now, startIn: 1.6 })).toBeGreaterThan(0.2)
  expect(findHold(lines, { ...now, startIn: 1.6, mayUseReserve: true })).toBe(0)
})

test('NR4 held back that long, nothing runs dry, whatever the effort', () => {
  const lengths = fc.array(fc.double({ min: 0.5, max: 8, noNaN: true }), {
    minLength: 1,
    maxLength: 30,
  })
  fc.assert(
    fc.property(
      lengths,
      fc.double({ min: 0.1, max: 4, noNaN: true }),
      fc.nat(30),
      (seconds, effort, count) => {
        const lines = seconds.map((length, index) => (index <= count ? made : unmade)(length))
        let heard = findHold(lines, { ...now, effort })
        let ready = 0
        for (const line of lines) {
          if (!line.isMade) {
            ready += line.seconds * effort
            expect(ready).toBeLessThanOrEqual(heard + 1e-9)
          }
          heard += line.seconds + line.pauseAfter
        }
      },
    ),
  )
})
