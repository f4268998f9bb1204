import { expect, test } from 'vitest'

import type { Slide } from '../deck/slide.ts'
import { rewriteSlide } from './rewrite-slide.ts'

const slide: Slide = {
  id: 'a',
  title: 'Boats',
  content: ['Oak lasts'],
  notes: 'Oak.',
  imagePrompt: 'an oak',
}

const rewrite = (written: Partial<Slide>) =>
  rewriteSlide(
    { deck: { title: 'Harbour', slides: [slide] }, current: 0 },
    { ...slide, ...written },
  ).deck.slides[0]

test('ED6 with new words comes what a picture of them would show', () => {
  expect(rewrite({ content: ['Steel bends'], imagePrompt: 'a steel hull' })).toMatchObject({
    content: ['Steel bends'],
    imagePrompt: 'a steel hull',
  })
})

test('ED6 who only wishes for another picture has changed nothing that is seen', () => {
  expect(rewrite({ imagePrompt: 'a steel hull' })).toBe(slide)
})
