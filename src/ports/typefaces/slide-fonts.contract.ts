import { expect, test } from 'vitest'

import type { Font } from '#core/layout/text-metrics.ts'

import type { ExactSlideFonts } from './slide-fonts.ts'

const font: Font = { family: 'Arimo', weight: 400, italic: false }

export function slideFontsContract(make: () => ExactSlideFonts): void {
  test('text can be measured before any font is there', () => {
    expect(make().metrics().measure('Hello', font, 32)).toBeGreaterThan(0)
  })

  test('the metrics are the same object until something arrives', async () => {
    const fonts = make()
    expect(fonts.metrics()).toBe(fonts.metrics())
    await fonts.load(['Hello'], font)
    const loaded = fonts.metrics()
    await fonts.load(['Hello'], font)
    expect(fonts.metrics()).toBe(loaded)
  })

  test('what is loaded is covered', async () => {
    const fonts = make()
    await fonts.load(['Hello'], font)
    expect(fonts.findUncovered(['Hello'], font)).toEqual([])
  })

  test('exact measure can be asked for again and again', async () => {
    const fonts = make()
    await Promise.all([fonts.measureExactly(), fonts.measureExactly()])
    expect(fonts.metrics().measure('Hello', font, 32)).toBeGreaterThan(0)
  })
}
