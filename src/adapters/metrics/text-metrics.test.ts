import { describe, expect, test } from 'vitest'

import { roughMetrics } from '#core/layout/rough-metrics.ts'
import { type Font, officeFamilies } from '#core/layout/text-metrics.ts'
import { textMetricsContract } from '#ports/typefaces/text-metrics.contract.ts'

import { allFonts, loadTestMetrics } from '../../../test/fixtures/slide-metrics.ts'
import { createCanvasMetrics } from './canvas-metrics.ts'
import { isFontFamily } from '#core/layout/typefaces/font-families.ts'
import { fontPackages } from './font-packages.ts'

const isOffice = (family: string): boolean => officeFamilies.some((office) => office === family)

const arimo: Font = { family: 'Arimo', weight: 400, italic: false }

/** As much of a canvas as is measured with; each character is as wide as half its size. */
function createFakeContext() {
  const context = {
    font: '',
    fontKerning: 'auto' as const,
    textRendering: 'auto' as const,
    asked: [] as string[],
    measureText(text: string) {
      context.asked.push(`${context.font}: ${text}`)
      const size = Number(/([\d.]+)px/.exec(context.font)?.[1])
      return { width: (text.length * size) / 2 } as TextMetrics
    },
  }
  return context
}

describe('guessed', () => textMetricsContract(() => roughMetrics))
describe('canvas', () => textMetricsContract(() => createCanvasMetrics(createFakeContext())))
describe('HarfBuzz', () => {
  textMetricsContract(() => loadTestMetrics(['日本語です。العربية שלום 👩‍💻'], [arimo]))

  test('letters are kerned, and accents that stand apart take no room', async () => {
    const { measure } = await loadTestMetrics([], [arimo])
    expect(measure('AVAVA', arimo, 32)).toBeLessThan(
      measure('A', arimo, 32) * 3 + measure('V', arimo, 32) * 2,
    )
    expect(measure('e\u0301', arimo, 32)).toBeCloseTo(measure('é', arimo, 32))
  })

  test('an emoji of several parts is as wide as one', async () => {
    const { measure } = await loadTestMetrics(['👩‍💻👩🇩🇪'], [arimo])
    expect(measure('👩‍💻', arimo, 32)).toBe(measure('👩', arimo, 32))
    expect(measure('🇩🇪', arimo, 32)).toBe(measure('👩', arimo, 32))
  })

  test('Arabic letters join: a word is narrower than its letters', async () => {
    const { measure } = await loadTestMetrics(['العربية'], [arimo])
    const apart = Array.from('العربية').reduce((sum, one) => sum + measure(one, arimo, 32), 0)
    expect(measure('العربية', arimo, 32)).toBeLessThan(apart * 0.9)
  })

  test('every family, weight and slant has its own widths', async () => {
    const { measure } = await loadTestMetrics([], allFonts)
    const own = allFonts.filter(({ family, weight, italic }) => {
      if (!isFontFamily(family)) throw new Error(`${family} does not come with the app`)
      const { weights } = fontPackages[family]
      // Some grotesques lean their letters and keep their widths.
      return weights.includes(weight) && (!italic || isOffice(family))
    })
    const widths = own.map((font) => measure('Hamburgefonstiv', font, 32))
    // In typewriter faces all of them are equally wide.
    const typewriters = own.filter(({ family }) => /Cousine|Mono/.test(family)).length
    expect(new Set(widths).size).toBeGreaterThanOrEqual(own.length - typewriters)
  })
})

test('the canvas is asked once for a text, whatever its size', () => {
  const context = createFakeContext()
  const { measure } = createCanvasMetrics(context)
  measure('Hello', { family: 'Tinos', weight: 700, italic: true }, 20)
  measure('Hello', { family: 'Tinos', weight: 700, italic: true }, 40)
  expect(context.asked).toHaveLength(1)
  expect(context.asked[0]).toMatch(/^italic 700 1000px "Tinos", "Arimo", .*sans-serif: Hello$/)
})
