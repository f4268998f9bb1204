import { expect, test } from 'vitest'

import type { Slide } from '../deck/slide.ts'
import {
  keptSlide,
  look,
  placedShape,
  placedText,
} from '../../../test/fixtures/decks/placed-slide.ts'
import { changeSlide } from './change-slide.ts'
import { followWords } from './follow-words.ts'
import { setLayout } from './style/set-layout.ts'
import { setLook } from './style/set-look.ts'

const change = (slide: Slide, words: Partial<Slide>) => followWords(slide, { ...slide, ...words })

const listParagraphs = ({ placed }: Slide) =>
  (placed?.elements ?? []).flatMap((element) =>
    element.kind === 'shape' ? (element.text?.paragraphs ?? []) : [],
  )
const listIndices = (slide: Slide) =>
  listParagraphs(slide).flatMap(({ part }) => (part?.field === 'content' ? [part.index] : []))

/** Two bodies of two points each. */
const twoBodies = (): Slide => {
  const body = (...indices: number[]) =>
    placedShape({
      text: placedText(
        indices.map((index) => ({ part: { field: 'content', index }, runs: [[3, 0]] })),
      ),
    })
  return keptSlide({ content: ['a', 'b', 'c', 'd'] }, {}, [body(0, 1), body(2, 3)])
}

test('KL7 a new point stands behind its neighbour, and none moves to another body', () => {
  const after = change(twoBodies(), { content: ['a', 'b', 'new', 'c', 'd'] })
  expect(listIndices(after)).toEqual([0, 1, 2, 3, 4])
  const [first] = after.placed?.elements ?? []
  expect(first?.kind === 'shape' && first.text?.paragraphs).toHaveLength(3)
  expect(after.placed?.points).toBe(5)
})

test('KL7 a new first point stands before the others', () => {
  const after = change(twoBodies(), { content: ['new', 'a', 'b', 'c', 'd'] })
  expect(listIndices(after)).toEqual([0, 1, 2, 3, 4])
})

test('KL7 a point that is gone takes its paragraph along', () => {
  const after = change(twoBodies(), { content: ['a', 'b', 'd'] })
  expect(listIndices(after)).toEqual([0, 1, 2])
  expect(after.placed?.points).toBe(3)
})

test('KL7 looks move with the letters around a change', () => {
  const looks = [look, { ...look, bold: true as const }]
  const slide = keptSlide({ content: ['plain bold end'] }, {}, [
    placedShape({
      text: placedText(
        [
          {
            part: { field: 'content', index: 0 },
            runs: [
              [6, 0],
              [10, 1],
              [14, 0],
            ],
          },
        ],
        { looks },
      ),
    }),
  ])
  const ends = (content: string) =>
    listParagraphs(change(slide, { content: [content] }))[0]?.runs.map(([end]) => end)
  expect(ends('very plain bold end')).toEqual([11, 15, 19])
  expect(ends('plain bolder end')).toEqual([6, 12, 16])
  expect(ends('plain bold')).toEqual([6, 10, 10])
})

test('KL7 every edit of a slide is followed', () => {
  const view = { deck: { title: '', slides: [twoBodies()] }, current: 0 }
  const [slide] = changeSlide(view, 's1', { content: ['a'] }).deck.slides
  expect(slide && listIndices(slide)).toEqual([0])
})

test('KL8 restyling and bringing back is one step each way, and loses nothing', () => {
  const view = { deck: { title: '', slides: [keptSlide()] }, current: 0 }
  const restyled = setLook(view, ['s1'], 'restyled')
  expect(restyled.deck.slides[0]?.placed?.look).toBe('restyled')
  expect(setLook(restyled, ['s1'], 'kept')).toEqual(view)
  expect(setLook(view, ['s1'], 'kept')).toBe(view)
})

test('KL8 whoever chooses what only a composed slide shows sees it', () => {
  const view = { deck: { title: '', slides: [keptSlide()] }, current: 0 }
  expect(setLayout(view, 's1', 'quote').deck.slides[0]?.placed?.look).toBe('restyled')
})

/** A point that a form took apart: its date, and what happened then. */
const apart = (): Slide =>
  keptSlide({ content: ['1842: First dive'] }, {}, [
    placedShape({
      text: placedText([
        { part: { field: 'content', index: 0, range: [0, 4], slot: 'date' }, runs: [[4, 0]] },
        { part: { field: 'content', index: 0, range: [6, 16], slot: 'text' }, runs: [[10, 0]] },
      ]),
    }),
  ])

const sayParts = (slide: Slide) =>
  listParagraphs(slide).map(({ part }) =>
    part?.field === 'content' ? slide.content[part.index]?.slice(...(part.range ?? [])) : '',
  )

test.each([
  ['1842/43: First dive', ['1842/43', 'First dive']],
  ['1842: The First dive', ['1842', 'The First dive']],
  ['1842: Second dive', ['1842', 'Second dive']],
  ['1842: First dives', ['1842', 'First dives']],
  ['842: First dive', ['842', 'First dive']],
  ['1842: ', ['1842', '']],
  ['1842 — First dive', ['1842', 'First dive']],
])('KL24 parts of a point follow what is typed: %s', (point, parts) => {
  const after = change(apart(), { content: [point] })
  expect(sayParts(after)).toEqual(parts)
})

test('KL24 what was emptied takes what is typed there again', () => {
  const emptied = change(apart(), { content: ['1842: '] })
  expect(sayParts(change(emptied, { content: ['1842: D'] }))).toEqual(['1842', 'D'])
})

test('KL24 a point before them moves parts on, and they stay parts', () => {
  const after = change(apart(), { content: ['New', '1842: First dive'] })
  expect(sayParts(after).slice(-2)).toEqual(['1842', 'First dive'])
})
