import { expect, test } from 'vitest'

import { fontFamilies } from '#core/layout/typefaces/font-families.ts'
import type { Font, TextMetrics } from '#core/layout/text-metrics.ts'

const font: Font = { family: 'Arimo', weight: 400, italic: false }
const texts = ['Hello, World', 'Příliš žluťoučký', '日本語です。', 'العربية', 'שלום', '👩‍💻', 'ไทย']

export function textMetricsContract(make: () => TextMetrics | Promise<TextMetrics>): void {
  test('nothing takes no room, and all else takes some, in every script', async () => {
    const { measure } = await make()
    expect(measure('', font, 32)).toBe(0)
    for (const text of texts) expect(measure(text, font, 32), text).toBeGreaterThan(0)
  })

  test('text grows with its size, so one measure serves all sizes', async () => {
    const { measure } = await make()
    for (const text of texts)
      expect(measure(text, font, 72), text).toBeCloseTo(measure(text, font, 24) * 3, 6)
  })

  test('more text takes more room, and the same text always the same', async () => {
    const { measure } = await make()
    for (const text of texts) {
      expect(measure(text + text, font, 32)).toBeGreaterThan(measure(text, font, 32))
      expect(measure(text, font, 32)).toBe(measure(text, { ...font }, 32))
    }
  })

  test('every family says how far it reaches above and below its baseline', async () => {
    const { vertical } = await make()
    for (const family of fontFamilies) {
      const { ascent, descent } = vertical({ ...font, family })
      expect(ascent).toBeGreaterThan(descent)
      expect(descent).toBeGreaterThan(0)
    }
  })
}
