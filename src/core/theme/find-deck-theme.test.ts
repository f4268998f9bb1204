import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { countRuns } from '../../../test/fixtures/decks/arbitrary-deck.ts'
import { arbitrarySlideText } from '../../../test/fixtures/decks/arbitrary-slide-text.ts'
import { fixedMetrics } from '../../../test/fixtures/fixed-metrics.ts'
import type { DeckPalette } from '../deck/brand/deck-palette.ts'
import { setTheme } from '../edit/style/set-theme.ts'
import { checkContrast, isFaint } from '../layout/backdrop/check-contrast.ts'
import { layoutSlide } from '../layout/layout-slide.ts'
import { measureWorstContrast } from './contrast.ts'
import { findDeckTheme } from './find-deck-theme.ts'
import { findTheme, themes } from './themes.ts'

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`)
const arbitraryPalette = fc.record(
  { background: hex, title: hex, content: hex, accent: hex },
  { requiredKeys: [] },
) as fc.Arbitrary<DeckPalette>

test('PA1 own colours and typefaces stand in place of the theme’s', () => {
  const palette = {
    background: '#FFFFFF',
    title: '#102030',
    content: '#203040',
    accent: '#B00020',
  }
  const theme = findDeckTheme({ theme: 'noir', palette, fonts: { title: 'Tinos' } })
  expect(theme).toMatchObject({
    id: 'noir',
    dark: false,
    background: { kind: 'solid', colour: '#FFFFFF' },
    title: { family: 'Tinos', style: { textColor: '#102030' } },
    content: { family: 'Work Sans', style: { textColor: '#203040' } },
    accent: '#B00020',
  })
  const section = theme.arrange('section', { picture: false, content: true })
  expect(section.background).toEqual({ kind: 'solid', colour: '#B00020' })
})

test('PA1 a deck without them is shown in its theme as it is', () => {
  expect(findDeckTheme({})).toBe(findTheme('modern'))
  expect(findDeckTheme({ palette: {}, fonts: {} })).toBe(findTheme('modern'))
})

test('PA2 whatever the colours, every text of every slide can be read', () => {
  fc.assert(
    fc.property(
      arbitraryPalette,
      arbitrarySlideText,
      fc.constantFrom(...themes),
      (palette, slide, { id }) => {
        const { textStyles: _styles, ...plain } = slide
        const theme = findDeckTheme({ theme: id, palette })
        const layout = layoutSlide({ slide: plain, theme, place: 1 }, fixedMetrics)
        expect(checkContrast(layout).filter(isFaint)).toEqual([])
        for (const box of layout.boxes)
          if (box.kind === 'table')
            expect(
              measureWorstContrast(box.header.colour, [box.header.fill]),
            ).toBeGreaterThanOrEqual(4.5)
      },
    ),
    countRuns(150),
  )
})

const longWord = 'x'.repeat(60)

test.each([
  ['ocean', 'points', { background: '#BE13ED', content: '#000000' }],
  ['ocean', 'cover', { background: '#000000', title: '#A61306', content: '#10A79B' }],
  ['ocean', 'picture-full', { title: '#6A50FC' }],
  ['sunrise', 'picture-full', { background: '#397C7A' }],
] as const)(
  'PA2 gradients and sheets of %s leave a colour for texts (%s)',
  (id, layout, palette) => {
    const theme = findDeckTheme({ theme: id, palette })
    for (const imageUrl of [{}, { imageUrl: 'asset:x' }]) {
      const slide = { id: 'a', title: 'Tides', content: [longWord], notes: '', layout, ...imageUrl }
      const laidOut = layoutSlide({ slide, theme, place: 1 }, fixedMetrics)
      expect(checkContrast(laidOut).filter(isFaint)).toEqual([])
    }
  },
)

test('PA3 the same look gives the very same theme', () => {
  const look = () => ({ theme: 'paper', palette: { background: '#102030' } })
  expect(findDeckTheme(look())).toBe(findDeckTheme(look()))
  expect(findDeckTheme({ ...look(), theme: 'ocean' })).not.toBe(findDeckTheme(look()))
})

test('PA4 choosing a theme lets go of own colours, also the theme that the deck has', () => {
  const deck = {
    title: 'T',
    theme: 'paper',
    palette: { background: '#102030' },
    fonts: { title: 'Tinos' as const },
    slides: [{ id: 'a', title: '', content: [], notes: '' }],
  }
  const plain = setTheme({ deck, current: 0 }, 'paper')
  expect(plain.deck).toEqual({ title: 'T', theme: 'paper', slides: deck.slides })
  expect(setTheme(plain, 'paper')).toBe(plain)
})

test.each(themes.map(({ id }) => [id] as const))(
  'PA1 typefaces alone change no colour of %s',
  (id) => {
    const own = findDeckTheme({ theme: id, fonts: { title: 'Tinos' } })
    const theme = findTheme(id)
    expect(own.charts).toEqual(theme.charts)
    for (const layout of ['cover', 'quote', 'points'] as const) {
      const slide = { id: 'a', title: 'Tides', content: ['“One”', 'Two'], notes: '', layout }
      const [ours, theirs] = [own, theme].map((one) =>
        layoutSlide({ slide, theme: one, place: 1, seed: 2 }, fixedMetrics),
      )
      const paint = (boxes: typeof ours) => [
        boxes?.background,
        boxes?.boxes.flatMap((box): unknown[] =>
          box.kind === 'shape'
            ? [[box.fill, box.stroke]]
            : box.kind === 'text'
              ? [box.style.textColor]
              : [],
        ),
      ]
      expect(paint(ours)).toEqual(paint(theirs))
    }
  },
)
