import { beforeAll, expect, test } from 'vitest'

import type { Slide } from '../../deck/slide.ts'
import { checkDeck } from '../../outline/check/check-deck.ts'
import { listPaintedWords } from '../../../../test/fixtures/decks/list-painted-words.ts'
import {
  keptSlide,
  placedShape,
  placedTable,
} from '../../../../test/fixtures/decks/placed-slide.ts'
import { loadPlaced } from '../../placed/load-placed.ts'
import type { DeckView } from '../deck-view.ts'
import { canSplit, splitSlide } from './split-slide.ts'

beforeAll(async () => {
  await loadPlaced()
})

const full: Slide = {
  id: 'b',
  title: 'Tides',
  content: ['One', '\tOne more', 'Two', 'Three', 'Four', 'Five'],
  notes: 'The moon draws the sea... twice a day. Harbours wait for it. Then ships go out.',
  imageUrl: 'asset:moon',
  layout: 'picture-side',
  textStyles: { title: { textColor: '#112233' } },
}
const slide = (id: string): Slide => ({ id, title: `Slide ${id}`, content: [id], notes: '' })
const view: DeckView = {
  deck: { title: 'Sea', slides: [slide('a'), full, slide('c')] },
  current: 2,
}
const newId = () => 'n'

test('SL18 half of the points go to a new slide right after, and so do their notes', () => {
  const { deck, current } = splitSlide(view, 'b', newId)
  expect(deck.slides.map(({ id }) => id)).toEqual(['a', 'b', 'n', 'c'])
  const [, first, second] = deck.slides
  expect([first?.title, second?.title]).toEqual(['Tides', 'Tides (2)'])
  expect([...(first?.content ?? []), ...(second?.content ?? [])]).toEqual(full.content)
  expect(first?.content.length).toBe(3)
  expect(`${first?.notes} ${second?.notes}`).toBe(full.notes)
  expect(second?.notes).not.toBe('')
  expect(deck.slides[current]?.id).toBe('c')
})

test('SL18 the picture stays with the first half, the styles go with both', () => {
  const [, first, second] = splitSlide(view, 'b', newId).deck.slides
  expect(first).toMatchObject({ imageUrl: 'asset:moon', layout: 'picture-side' })
  expect(second).toEqual({
    id: 'n',
    title: 'Tides (2)',
    content: expect.any(Array),
    notes: expect.any(String),
    textStyles: full.textStyles,
  })
})

test('SL18 a half that is split again counts on', () => {
  const once = splitSlide(view, 'b', newId)
  const twice = splitSlide(once, 'n', () => 'm')
  expect(twice.deck.slides.map(({ title }) => title).slice(1, 4)).toEqual([
    'Tides',
    'Tides (2)',
    'Tides (3)',
  ])
})

test('SL18 one point alone, with those below it, is not split', () => {
  expect(splitSlide(view, 'a', newId)).toBe(view)
  expect(splitSlide(view, 'gone', newId)).toBe(view)
  expect(canSplit({ ...full, content: ['One', '\tOne more'] })).toBe(false)
  expect(canSplit(full)).toBe(true)
})

test('DC4 a title that goes on with the slide before it is not a repeated one', () => {
  const { deck } = splitSlide(view, 'b', newId)
  const isRepeated = ({ code }: { code: string }) => code === 'title-repeated'
  expect(
    checkDeck(deck)
      .filter(isRepeated)
      .map(({ slideId }) => slideId),
  ).not.toContain('n')
  const apart = { ...deck, slides: [...deck.slides, { ...full, id: 'z', title: 'Tides (2)' }] }
  expect(
    checkDeck(apart)
      .filter(isRepeated)
      .map(({ slideId }) => slideId),
  ).toContain('z')
})

test('KL43 both halves of a slide that keeps its look stand in it, each with its own points', () => {
  const rows = [['Port', 'Depth']]
  const whole = keptSlide({ id: 'k', content: ['One', 'Two', 'Three', 'Four'], table: { rows } })
  const logo = placedShape({ x: 900, y: 600, fill: { kind: 'solid', colour: '#336699' } })
  const elements = [...(whole.placed?.elements ?? []), logo, placedTable(rows, { y: 500 })]
  const kept = { ...whole, ...(whole.placed && { placed: { ...whole.placed, elements } }) }
  const { deck } = splitSlide({ deck: { title: '', slides: [kept] }, current: 0 }, 'k', newId)
  expect(deck.slides.map(({ placed }) => placed?.look)).toEqual(['kept', 'kept'])
  expect(deck.slides.map(listPaintedWords)).toEqual([
    ['Reefs', 'One', 'Two', 'Port', 'Depth'],
    ['Reefs (2)', 'Three', 'Four'],
  ])
  for (const { placed } of deck.slides) {
    expect(placed?.elements).toContainEqual(logo)
    expect(placed?.background).toBe(kept.placed?.background)
    expect(placed?.points).toBe(2)
  }
})
