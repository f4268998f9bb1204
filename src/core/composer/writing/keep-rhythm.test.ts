import { expect, test } from 'vitest'

import { keepRhythm } from './keep-rhythm.ts'

const slide = (points: number, layout: 'figures' | 'timeline' = 'figures') => ({
  title: 'Boats',
  content: Array.from({ length: points }, (_, at) => `${at + 2} boats landed on day ${at + 1}`),
  notes: '',
  layout,
})

const layoutsOf = (slides: Parameters<typeof keepRhythm>[0]) =>
  keepRhythm(slides).map(({ layout }) => layout)

test('CM38 each third slide of figures in a row sets one of them very large', () => {
  const slides = [slide(4), slide(3), slide(3), slide(2), slide(3), slide(2)]
  expect(layoutsOf(slides)).toEqual([
    'figures',
    'figures',
    'big-number',
    'figures',
    'figures',
    'big-number',
  ])
})

test('CM38 unless it has more than fit beside it, or others stand between them', () => {
  expect(layoutsOf([slide(4), slide(4), slide(4)])).toEqual(['figures', 'figures', 'figures'])
  expect(layoutsOf([slide(2), slide(2), slide(3, 'timeline'), slide(2)])).not.toContain(
    'big-number',
  )
})
