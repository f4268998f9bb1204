import { expect, test } from 'vitest'

import { listTaken, noRehearsal, sumTaken, turnRehearsal } from './rehearsal.ts'

test('RH1 each slide has the time for which it was shown, also when one comes back to it', () => {
  let rehearsal = turnRehearsal(noRehearsal, 'a', 1_000)
  rehearsal = turnRehearsal(rehearsal, 'b', 6_000)
  rehearsal = turnRehearsal(rehearsal, 'a', 8_000)
  expect(listTaken(rehearsal, 9_500)).toEqual({ a: 6_500, b: 2_000 })
  expect(sumTaken(listTaken(rehearsal, 9_500))).toBe(8_500)
})

test('RH2 a pause takes no time, and a clock that was set back none either', () => {
  let rehearsal = turnRehearsal(noRehearsal, 'a', 1_000)
  rehearsal = turnRehearsal(rehearsal, null, 2_000)
  rehearsal = turnRehearsal(rehearsal, 'a', 60_000)
  expect(listTaken(rehearsal, 61_000)).toEqual({ a: 2_000 })
  expect(listTaken(rehearsal, 0)).toEqual({ a: 1_000 })
})
