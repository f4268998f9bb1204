import { expect, test } from 'vitest'

import type { Deck } from '#core/deck/deck.ts'
import { withLook } from '#core/edit/style/set-look.ts'

import { keptSlide, placedShape, placedText } from '../../../test/fixtures/decks/placed-slide.ts'
import { fixedMetrics } from '../../../test/fixtures/fixed-metrics.ts'
import { findHidden } from './find-hidden.ts'

const fonts = { metrics: () => fixedMetrics, load: async () => {} }
const bare = placedShape({
  role: 'title',
  text: placedText([{ part: { field: 'title' }, runs: [] }]),
})
const long = Array.from({ length: 60 }, (_, at) => `Point ${at} says a good deal more than it must`)

const deck: Deck = {
  title: 'Reefs',
  slides: [
    { ...keptSlide(), id: '1' },
    { id: '1-part-1', title: 'Catch', content: ['One'], notes: '', layout: 'title-only' },
    { ...keptSlide({}, {}, [bare]), id: '2' },
    { ...keptSlide({ content: long }), id: '3' },
  ],
}

test('KL62 before anything is imported it is told what has no room, by the numbers of the file', async () => {
  expect(await findHidden(deck, { fonts })).toEqual([
    { kind: 'points-hidden', slide: 1, count: 1 },
    { kind: 'points-hidden', slide: 2, count: 2 },
    { kind: 'text-overflows', slide: 3 },
  ])
})

test('KL62 restyled, it is told of the slides as they are composed', async () => {
  const slides = deck.slides.map((slide) => withLook(slide, 'restyled'))
  expect(await findHidden({ ...deck, slides }, { fonts })).toEqual([
    { kind: 'points-hidden', slide: 1, count: 1 },
    { kind: 'text-overflows', slide: 3 },
  ])
})

test('KL62 called off, it tells nothing', async () => {
  const stop = new AbortController()
  stop.abort()
  expect(await findHidden(deck, { fonts, signal: stop.signal })).toEqual([])
})
