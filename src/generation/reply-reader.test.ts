import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { createSampleReply } from '../../test/fixtures/sample-reply.ts'
import { createReplyReader } from './reply-reader.ts'

const { deck, text } = createSampleReply()

test('RR6 however an answer is cut into pieces, each slide is told once, in order, when it closes', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1 }), (sizes) => {
      const reader = createReplyReader()
      const titles: (string | null)[] = []
      const slides: object[] = []
      for (let at = 0, turn = 0; at < text.length; turn++) {
        const size = sizes[turn % sizes.length] ?? 1
        const part = reader.push(text.slice(at, at + size))
        at += size
        if (part.title !== null) titles.push(part.title)
        slides.push(...part.slides)
        const closed = deck.slides.filter((slide) =>
          text.slice(0, at).includes(`${JSON.stringify(slide.notes)}\n    }`),
        )
        expect(slides).toHaveLength(closed.length)
      }
      expect(titles).toEqual([deck.title])
      expect(slides).toEqual(deck.slides)
    }),
  )
})

test('RR6 the first of six slides is there before a quarter of the answer', () => {
  const reader = createReplyReader()
  expect(reader.push(text.slice(0, text.length / 4)).slides).toHaveLength(1)
})

test('RR6 thoughts are not taken for the answer', () => {
  const reader = createReplyReader()
  const thought = '<think>{"title": "no", "slides": [{"title": "no", "content": []}]} '
  expect(reader.push(thought)).toEqual({ title: null, slides: [] })
  expect(reader.push(`</think>${text}`)).toEqual({ title: deck.title, slides: deck.slides })
})
