import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { arbitrarySlide } from '../../../test/fixtures/decks/arbitrary-deck.ts'
import { describeSlides, readCopiedSlides, writeCopiedSlides } from './copied-slides.ts'
import type { Slide } from './slide.ts'

const slide: Slide = { id: 'a', title: 'Tides', content: ['The moon', '\tpulls'], notes: 'Say it' }

test('CP1 what is copied reads back equal', () => {
  fc.assert(
    fc.property(fc.array(arbitrarySlide, { minLength: 1, maxLength: 4 }), (slides) => {
      expect(readCopiedSlides(writeCopiedSlides(slides))?.slides).toEqual(slides)
    }),
  )
})

test.each([
  ['no JSON', 'Tides'],
  ['other JSON', '[1, 2]'],
  ['no slide', '{"version":1,"slides":[]}'],
  ['half a slide', '{"version":1,"slides":[{"id":"a","title":"Tides"}]}'],
  ['a field of another kind', JSON.stringify({ version: 1, slides: [{ ...slide, notes: 7 }] })],
  ['a newer version', JSON.stringify({ version: 2, slides: [slide] })],
  ['a flood', JSON.stringify({ version: 1, slides: Array.from({ length: 5_001 }, () => slide) })],
])('CP2 %s is not taken for slides', (_, text) => {
  expect(readCopiedSlides(text)).toBeNull()
})

test('CP2 unknown keys never survive', () => {
  const text = `{"version":1,"slides":[{"id":"a","title":"T","content":[],"notes":"","__proto__":{"x":1},"onClick":"go"}]}`
  expect(readCopiedSlides(text)).toEqual({
    slides: [{ id: 'a', title: 'T', content: [], notes: '' }],
    isCutShort: false,
  })
})

test('CP3 other programs get titles and points, never the notes or a point without words', () => {
  const untitled = { ...slide, title: '', content: ['Alone', '', '\t'] }
  expect(describeSlides([slide, untitled])).toBe('Tides\n- The moon\n  - pulls\n\n- Alone')
})

test('CP4 of a slide that nobody could read to its end, that end is left out', () => {
  const long = { ...slide, title: 'x'.repeat(5_000_000), notes: 'y'.repeat(5_000_000) }
  const copied = readCopiedSlides(writeCopiedSlides([long, slide]))
  expect(copied?.isCutShort).toBe(true)
  const [limited, same] = copied?.slides ?? []
  expect([limited?.title.length, limited?.notes.length]).toEqual([1_000, 100_000])
  expect(same).toEqual(slide)
})

test('CP4 what is nested without end is not taken for slides', () => {
  const nested = '['.repeat(5_000_000) + ']'.repeat(5_000_000)
  expect(readCopiedSlides(`{"version":1,"slides":[${JSON.stringify(slide)}],"x":${nested}}`)).toBe(
    null,
  )
})
