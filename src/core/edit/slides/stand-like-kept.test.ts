import { beforeAll, expect, test } from 'vitest'

import { listPaintedWords } from '../../../../test/fixtures/decks/list-painted-words.ts'
import {
  keptSlide,
  look,
  placedShape,
  placedText,
} from '../../../../test/fixtures/decks/placed-slide.ts'
import type { PlacedSlide } from '../../deck/placed.ts'
import type { Slide } from '../../deck/slide.ts'
import { loadPlaced } from '../../placed/load-placed.ts'
import { changeSlide } from '../change-slide.ts'
import { addSlide } from './add-slide.ts'
import type { SlideKind } from './create-slide.ts'

beforeAll(async () => {
  await loadPlaced()
})

const ground: Partial<PlacedSlide> = {
  background: { kind: 'solid', colour: '#EEF4FF' },
  backdrop: [
    placedShape({ y: 700, width: 1280, height: 20, fill: { kind: 'solid', colour: '#336699' } }),
  ],
}
const cover = (): Slide =>
  keptSlide({ id: 'cover', title: 'Cover', content: [] }, ground, [
    placedShape({
      role: 'title',
      text: placedText([{ part: { field: 'title' }, runs: [[9, 0]] }]),
    }),
  ])
const points = (): Slide => {
  const slide = keptSlide({ id: 'points' }, ground)
  const number = placedShape({
    role: 'number',
    y: 680,
    height: 20,
    text: placedText([{ text: '2', runs: [[9, 0]] }]),
  })
  return slide.placed
    ? { ...slide, placed: { ...slide.placed, elements: [...slide.placed.elements, number] } }
    : slide
}

function add(slides: Slide[], current: number, kind: SlideKind = 'text'): Slide {
  const { deck } = addSlide({ deck: { title: '', slides }, current }, kind, () => 'n')
  const added = deck.slides.find(({ id }) => id === 'n')
  if (!added) throw new Error('It was added')
  return added
}

test.each([0, 1])(
  'KL44 a slide that is added after slide %d stands where such a slide has its words',
  (at) => {
    const added = add([cover(), points()], at)
    expect(added.placed).toMatchObject({ look: 'kept', points: 1, ...ground })
    const places = (slide: Slide) =>
      slide.placed?.elements.flatMap((one) =>
        one.kind === 'shape' ? [[one.role, one.x, one.y]] : [],
      )
    expect(places(added)?.toSorted()).toEqual(places(points())?.toSorted())
    expect(listPaintedWords(added)).toEqual(expect.arrayContaining([added.title, ...added.content]))
  },
)

test('KL44 on an empty one title and points stand there once they are written', () => {
  const added = add([points()], 0, 'blank')
  const view = { deck: { title: '', slides: [added] }, current: 0 }
  const [written] = changeSlide(view, 'n', { title: 'Tides', content: ['Ebb', 'Flow'] }).deck.slides
  expect(written && listPaintedWords(written)).toEqual(
    expect.arrayContaining(['Tides', 'Ebb', 'Flow']),
  )
  expect(written?.placed?.elements).toHaveLength(3)
})

test('KL44 where no slide has places for words they get some, in colours that can be read', () => {
  const dark = keptSlide(
    { content: [], title: '' },
    { background: { kind: 'solid', colour: '#101010' } },
    [],
  )
  const added = add([dark], 0)
  expect(listPaintedWords(added)).toEqual([added.title, ...added.content])
  const looks = added.placed?.elements.flatMap((one) =>
    one.kind === 'shape' ? (one.text?.looks ?? []) : [],
  )
  expect(looks?.map(({ colour }) => colour)).toEqual(['#FFFFFF', '#FFFFFF'])
  expect(looks).not.toContainEqual(look)
})

test('KL44 what comes after a composed slide, or is there for a picture, is composed', () => {
  const restyled = keptSlide({}, { look: 'restyled' })
  expect(add([restyled, points()], 0).placed).toBeUndefined()
  expect(add([keptSlide({}, { isOwn: true })], 0).placed).toBeUndefined()
  expect(add([points()], 0, 'image').placed).toBeUndefined()
})
