import { expect, test } from 'vitest'

import type { Slide } from '../../deck/slide.ts'
import type { DeckView } from '../deck-view.ts'
import { setLayout } from './set-layout.ts'
import { setTheme } from './set-theme.ts'

const slide: Slide = { id: 'a', title: 'One', content: ['x'], notes: '' }
const view: DeckView = { current: 0, deck: { title: 'Pair', slides: [slide] } }

test('CH1 a theme is chosen for the whole deck', () => {
  const dark = { ...view, deck: { ...view.deck, theme: 'of-a-newer-version' } }
  expect(setTheme({ ...dark, deck: { ...dark.deck, theme: 'paper' } }, 'modern').deck.theme).toBe(
    'modern',
  )
})

test('CH1 choosing the theme that is shown, or one that is not known, is refused', () => {
  expect(setTheme(view, 'modern')).toBe(view)
  expect(setTheme(view, 'nobody-knows')).toBe(view)
})

test('CH2 a layout is chosen for one slide, and given back to what is on it', () => {
  const quoted = setLayout(view, 'a', 'quote')
  expect(quoted.deck.slides).toEqual([{ ...slide, layout: 'quote' }])
  const automatic = setLayout(quoted, 'a', null)
  expect(automatic).toEqual(view)
  expect(Object.keys(automatic.deck.slides[0] ?? {})).not.toContain('layout')
})

test('CH2 choosing the layout that is chosen, or for a slide that is gone, is refused', () => {
  expect(setLayout(view, 'a', null)).toBe(view)
  expect(setLayout(view, 'x', 'quote')).toBe(view)
  const quoted = setLayout(view, 'a', 'quote')
  expect(setLayout(quoted, 'a', 'quote')).toBe(quoted)
})
