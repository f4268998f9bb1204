import { expect, test } from 'vitest'

import type { DeckView } from '../deck-view.ts'
import { hideSlides } from './hide-slides.ts'

const slide = (id: string) => ({ id, title: id, content: [], notes: '' })
const view: DeckView = {
  current: 1,
  deck: { title: 'Reefs', slides: [slide('a'), slide('b'), slide('c')] },
}
const hiddenIds = ({ deck }: DeckView) =>
  deck.slides.flatMap(({ id, hidden }) => (hidden ? [id] : []))

test('HD3 several slides are hidden and shown at once, and the user stays where they are', () => {
  const hidden = hideSlides(view, ['a', 'c'], true)
  expect(hiddenIds(hidden)).toEqual(['a', 'c'])
  expect(hidden.current).toBe(1)
  expect(hideSlides(hidden, ['a', 'b', 'c'], false)).toEqual(view)
})

test('HD3 refused when nothing would change', () => {
  expect(hideSlides(view, ['a'], false)).toBe(view)
  expect(hideSlides(view, ['gone'], true)).toBe(view)
  const hidden = hideSlides(view, ['a'], true)
  expect(hideSlides(hidden, ['a'], true)).toBe(hidden)
})
