import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { Slide } from '#core/deck/slide.ts'
import { modern } from '#core/theme/modern.ts'

import { useStagedSlide } from './use-staged-slide.ts'

const slide: Slide = { id: 'a', title: 'Tides', content: ['The moon'], notes: '' }

function Staged({ shown, isEditable }: { shown: Slide; isEditable: boolean }) {
  const { staged } = useStagedSlide(shown, { theme: modern, place: 1, isEditable, lost: [] })
  return staged === shown ? 'as it is' : `points: ${staged.content.length}`
}

const stage = (shown: Slide, isEditable = true) =>
  renderToStaticMarkup(<Staged shown={shown} isEditable={isEditable} />)

test('a slide with points is staged as it is, so that it shares its layout with its thumbnail', () => {
  expect(stage(slide)).toBe('as it is')
  expect(stage({ ...slide, layout: 'quote' })).toBe('as it is')
})

test('a slide without points has a place for the first, only where it can be edited', () => {
  const empty = { ...slide, content: [] }
  expect(stage(empty)).toBe('points: 1')
  expect(stage(empty, false)).toBe('as it is')
})
