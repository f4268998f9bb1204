import { expect, test } from 'vitest'

import { layOver, makeReadable, measureContrast, measureWorstContrast } from './contrast.ts'

test('CO1 contrast is counted as in WCAG', () => {
  expect(measureContrast('#000000', '#FFFFFF')).toBeCloseTo(21)
  expect(measureContrast('#FFFFFF', '#FFFFFF')).toBe(1)
  // The grey that is known to just pass on white, and the one that just fails.
  expect(measureContrast('#767676', '#ffffff')).toBeGreaterThan(4.5)
  expect(measureContrast('#777777', '#FFFFFF')).toBeLessThan(4.5)
})

test('CO1 a colour with an opacity is seen through', () => {
  expect(layOver('#000000', '#FFFFFF')).toBe('#000000')
  expect(layOver('#00000000', '#12AB9F')).toBe('#12AB9F')
  expect(layOver('#00000080', '#FFFFFF')).toBe('#7F7F7F')
})

test('CO2 a colour that can be read stays, another is moved as little as needed', () => {
  expect(makeReadable('#FFFFFF', ['#101010'], 4.5)).toBe('#FFFFFF')
  const moved = makeReadable('#3B82F6', ['#FFFFFF'], 4.5)
  expect(moved).not.toBeNull()
  expect(measureContrast(moved ?? '', '#FFFFFF')).toBeGreaterThanOrEqual(4.5)
  expect(measureContrast(moved ?? '', '#FFFFFF')).toBeLessThan(6)
})

test('CO2 on a single colour something can always be read; on black and white together nothing', () => {
  for (let part = 0; part < 256; part += 5) {
    const grey = `#${part.toString(16).padStart(2, '0').repeat(3)}`
    const readable = makeReadable(grey, [grey], 4.5)
    expect(measureWorstContrast(readable ?? grey, [grey])).toBeGreaterThanOrEqual(4.5)
  }
  expect(makeReadable('#888888', ['#000000', '#FFFFFF'], 4.6)).toBeNull()
})
