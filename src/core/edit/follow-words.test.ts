import { beforeAll, expect, test } from 'vitest'

import type { PlacedElement, PlacedSlide } from '../deck/placed.ts'
import type { Slide } from '../deck/slide.ts'
import {
  keptSlide,
  look,
  placedShape,
  placedText,
} from '../../../test/fixtures/decks/placed-slide.ts'
import { listPaintedWords } from '../../../test/fixtures/decks/list-painted-words.ts'
import type { Rect } from '../layout/boxes.ts'
import { loadPlaced } from '../placed/load-placed.ts'
import { changeSlide } from './change-slide.ts'
import { followWords } from './follow-words.ts'
import { setLayout } from './style/set-layout.ts'
import { setLook } from './style/set-look.ts'

beforeAll(async () => {
  await loadPlaced()
})

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

test('KL40 the looks of a title in several paragraphs move with its letters', () => {
  const slide = keptSlide({ title: 'Coral and reefs', content: [] }, {}, [
    placedShape({
      text: placedText([
        { part: { field: 'title', range: [0, 5] }, runs: [[5, 0]] },
        {
          part: { field: 'title', range: [6, 15] },
          runs: [
            [4, 0],
            [9, 1],
          ],
        },
      ]),
    }),
  ])
  const [first, second] = listParagraphs(change(slide, { title: 'Corals and also reefs' }))
  expect(first?.part).toMatchObject({ range: [0, 6] })
  expect(second?.part).toMatchObject({ range: [7, 21] })
  expect(second?.runs).toEqual([
    [9, 0],
    [14, 1],
  ])
})

/** A title, and nowhere for points. */
const titled = (more: Partial<PlacedSlide> = {}, elements: PlacedElement[] = []): Slide => {
  const [title] = keptSlide().placed?.elements ?? []
  return keptSlide({ content: [] }, more, [...(title ? [title] : []), ...elements])
}

const isWithin = (box: Rect, other: Rect) =>
  box.x < other.x + other.width &&
  other.x < box.x + box.width &&
  box.y < other.y + other.height &&
  other.y < box.y + box.height

test('KL41 points of a slide without a place for any are painted where it is free, as it writes', () => {
  const picture: PlacedElement = {
    kind: 'picture',
    x: 640,
    y: 100,
    width: 640,
    height: 620,
    imageUrl: 'asset:a',
  }
  const before = titled({}, [picture])
  const once = change(before, { content: ['New'] })
  const twice = change(once, { content: ['New', 'Newer'] })
  expect(listPaintedWords(twice)).toEqual(['Reefs', 'New', 'Newer'])
  const added = twice.placed?.elements.at(-1)
  expect(twice.placed?.elements).toHaveLength(3)
  if (added?.kind !== 'shape') throw new Error('It is a text')
  expect(added.text?.looks).toEqual([{ ...look, size: 27 }])
  for (const other of before.placed?.elements ?? []) expect(isWithin(added, other)).toBe(false)
  expect(change(twice, { content: [] }).placed).toEqual(before.placed)
})

test('KL41 with no room anywhere they stand on a ground of their own, in letters that can be read', () => {
  const cover: PlacedElement[] = [0, 1, 2].map((at) => ({
    kind: 'picture',
    x: at * 430,
    y: 80,
    width: 420,
    height: 640,
  }))
  const after = change(titled({ background: { kind: 'solid', colour: '#101010' } }, cover), {
    content: ['New'],
  })
  expect(after.placed?.elements.at(-1)).toMatchObject({
    fill: { colour: '#101010' },
    text: { looks: [{ colour: '#FFFFFF' }] },
  })
  expect(listPaintedWords(after)).toEqual(['Reefs', 'New'])
})

test('KL41 letters can be read on whatever covers the ground of the slide', () => {
  const panel = placedShape({
    x: 20,
    y: 20,
    width: 1240,
    height: 680,
    fill: { kind: 'solid', colour: '#101010' },
  })
  const slide = keptSlide({ content: [], title: '' }, {}, [panel])
  expect(change(slide, { content: ['New'] }).placed?.elements.at(-1)).toMatchObject({
    text: { looks: [{ colour: '#FFFFFF' }] },
  })
})

test('KL41 a body that lost its points takes new ones, and points that nobody followed are painted, too', () => {
  const emptied = change(keptSlide(), { content: [] })
  const again = change(emptied, { content: ['New'] })
  expect(again.placed?.elements).toHaveLength(2)
  expect(listPaintedWords(again)).toEqual(['Reefs', 'New'])
  expect(listPaintedWords({ ...titled(), content: ['Merged'] })).toEqual(['Reefs', 'Merged'])
})

test('KL41 behind points that stand nowhere it is the last that stands somewhere', () => {
  const slide = keptSlide({ content: ['seen', 'unseen'] }, {}, [
    placedShape({ text: placedText([{ part: { field: 'content', index: 0 }, runs: [[9, 0]] }]) }),
  ])
  expect(listPaintedWords(change(slide, { content: ['seen', 'unseen', 'new'] }))).toEqual([
    'seen',
    'new',
  ])
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
