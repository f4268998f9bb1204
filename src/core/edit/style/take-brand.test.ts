import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { arbitraryDeck } from '../../../../test/fixtures/decks/arbitrary-deck.ts'
import { formSlides } from '../../../../test/fixtures/decks/form-slides.ts'
import { allFonts, loadTestMetrics } from '../../../../test/fixtures/slide-metrics.ts'
import { brandOf } from '../../deck/brand/brand.ts'
import { poseSlide } from '../../form/slide-pose.ts'
import { findBackdrop } from '../../layout/backdrop/find-backdrop.ts'
import { layoutSlide } from '../../layout/layout-slide.ts'
import { measureWorstContrast } from '../../theme/contrast.ts'
import { findDeckTheme } from '../../theme/find-deck-theme.ts'
import { themes } from '../../theme/themes.ts'
import { setLook, takeBrand } from './take-brand.ts'

test('BR1 a deck that takes a brand looks like the deck that it was saved from, and keeps its words', () => {
  fc.assert(
    fc.property(arbitraryDeck, arbitraryDeck, (deck, branded) => {
      const taken = takeBrand({ deck, current: 0 }, brandOf(branded))
      expect(brandOf(taken.deck)).toEqual(brandOf(branded))
      expect(taken.deck.slides).toBe(deck.slides)
      expect(taken.deck.title).toBe(deck.title)
      expect(takeBrand(taken, brandOf(branded))).toBe(taken)
    }),
  )
})

test('BR2 without colours and typefaces of its own a deck has those of its theme', () => {
  const deck = { title: 'Reefs', theme: 'ocean', slides: formSlides.slice(0, 1) }
  const own = setLook(
    { deck, current: 0 },
    { palette: { accent: '#AA0033' }, fonts: { title: 'Tinos' }, typefaces: {} },
  )
  expect(own.deck).toEqual({ ...deck, palette: { accent: '#AA0033' }, fonts: { title: 'Tinos' } })
  expect(setLook(own, { palette: {}, fonts: {}, typefaces: {} }).deck).toEqual(deck)
})

const metrics = await loadTestMetrics([], allFonts)

test.each(themes.map(({ id }) => id))(
  'BR3 whatever colours are chosen, words can be read in every form of %s',
  (theme) => {
    const palettes = [
      { background: '#FFE600', title: '#FFFFFF', content: '#FFF200', accent: '#FFEE00' },
      { background: '#1A1A1A', content: '#222222', accent: '#333333' },
    ]
    for (const palette of palettes) {
      const deck = { title: 'Reefs', theme, palette, slides: [...formSlides] }
      for (const [place, slide] of formSlides.entries()) {
        const layout = layoutSlide(
          { slide, theme: findDeckTheme(deck), ...poseSlide(deck, place) },
          metrics,
        )
        for (const box of layout.boxes)
          if (box.kind === 'text' && box.paragraphs.some(({ text }) => text.trim() !== '')) {
            const contrast = measureWorstContrast(box.style.textColor, findBackdrop(layout, box))
            // As for all that is large; a picture of many tones may leave no colour that does better.
            expect(contrast, `${slide.layout} ${place}`).toBeGreaterThanOrEqual(2.9)
          }
      }
    }
  },
)
