import { expect, test } from 'vitest'

import { watchStolen } from './watch-stolen.ts'

const statistics = (work: number, idle: number, stolen: number) =>
  `cpu  ${work} 0 10 ${idle} 5 0 1 ${stolen} 7 0\ncpu0 1 2 3 4 5 6 7 8 0 0\n`

/** What the system says first and then. */
function share(...said: string[]): number {
  const answers = said[Symbol.iterator]()
  const read = () => answers.next().value ?? ''
  return watchStolen(read)()
}

test('what the host gave to others meanwhile is a share of all time', () => {
  expect(share(statistics(100, 900, 50), statistics(400, 1000, 650))).toBeCloseTo(0.6)
  expect(share(statistics(100, 900, 50), statistics(200, 950, 50))).toBe(0)
})

test('a system that does not tell is taken at its word', () => {
  expect(share('', '')).toBe(0)
  expect(share('cpu 1 2 3', 'cpu 2 3 4')).toBe(0)
  expect(share(statistics(1, 1, 1), statistics(1, 1, 1))).toBe(0)
})
