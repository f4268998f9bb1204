// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { Font } from '#core/layout/text-metrics.ts'
import { slideFontsContract } from '#ports/typefaces/slide-fonts.contract.ts'

import { nodeFontSource } from '../../../cli/node-font-source.ts'
import { createBrowserSlideFonts } from './browser-slide-fonts.ts'
import { createMemorySlideFonts } from './memory-slide-fonts.ts'

const font: Font = { family: 'Arimo', weight: 700, italic: false }
const painted: FakeFontFace[] = []

/** What a browser would paint with; it takes any bytes. */
class FakeFontFace {
  constructor(
    readonly family: string,
    readonly source: Uint8Array,
    readonly descriptors: FontFaceDescriptors,
  ) {}
  load = async () => this
}

describe('in memory', () => slideFontsContract(createMemorySlideFonts))

describe('in the browser', () => {
  beforeEach(() => {
    painted.length = 0
    vi.stubGlobal('FontFace', FakeFontFace)
    Object.assign(document, { fonts: { add: (face: FakeFontFace) => painted.push(face) } })
    HTMLCanvasElement.prototype.getContext = () => null
  })
  afterEach(() => vi.unstubAllGlobals())

  slideFontsContract(() => createBrowserSlideFonts(undefined, nodeFontSource))

  test('a font that arrived is painted with, for its own characters only', async () => {
    await createBrowserSlideFonts(undefined, nodeFontSource).load(['Hello'], font)
    expect(painted).toHaveLength(1)
    expect(painted[0]).toMatchObject({
      family: 'Arimo',
      descriptors: { weight: '700', style: 'normal' },
    })
    expect(painted[0]?.descriptors.unicodeRange).toMatch(/,U\+20-7e,U\+a0-ff,/)
  })

  test('emoji are never made bold by the browser', async () => {
    await createBrowserSlideFonts(undefined, nodeFontSource).load(['😀'], font)
    expect(painted[0]).toMatchObject({
      family: 'Noto Color Emoji',
      descriptors: { weight: '400 700' },
    })
  })

  test('listeners hear once of many arrivals, and no more after they left', async () => {
    const fonts = createBrowserSlideFonts(undefined, nodeFontSource)
    const heard = vi.fn()
    const leave = fonts.subscribe(heard)
    const before = fonts.metrics()
    await Promise.all(['Hello', 'ř', 'Ж', 'ع'].map((text) => fonts.load([text], font)))
    expect(fonts.metrics()).not.toBe(before)
    await expect.poll(() => heard).toHaveBeenCalled()
    const times = heard.mock.calls.length
    expect(times).toBeLessThan(4)
    leave()
    await fonts.measureExactly()
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(heard).toHaveBeenCalledTimes(times)
  })

  test('exact measure comes from the fonts and not from a guess', async () => {
    const fonts = createBrowserSlideFonts(undefined, nodeFontSource)
    await fonts.load(['Hello'], font)
    await fonts.measureExactly()
    // Units of the font: H 1479, e 1139, l 569, o 1251.
    expect(fonts.metrics().measure('Hello', font, 2048)).toBeCloseTo(
      1479 + 1139 + 569 * 2 + 1251,
      3,
    )
  })
})
