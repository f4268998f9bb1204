import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'

import {
  everythingPlaced,
  everythingSaid,
} from '../../../../test/fixtures/decks/everything-placed.ts'
import {
  keptSlide,
  look,
  placedShape,
  placedText,
} from '../../../../test/fixtures/decks/placed-slide.ts'
import { type PlacedElement, placedSlideSchema } from '../../deck/placed.ts'
import type { Slide } from '../../deck/slide.ts'
import { dressWords } from '../../edit/style/dress-words.ts'
import { listLooks } from '../list-looks.ts'
import {
  alignLetters,
  describeLetters,
  dressLetters,
  type LetterChange,
  markLetters,
} from './format-letters.ts'
import { addNewElement, addNewPicture, type NewKind } from './new-element.ts'
import { listSlideColours, paintElements, readSurface } from './paint-elements.ts'
import type { Letters } from './visit-letters.ts'

const slide = keptSlide({ content: ['One reef', 'Two'] })
const textOf = (one: Slide, at: number) => {
  const element = one.placed?.elements[at]
  if (element?.kind !== 'shape' || !element.text) throw new Error('There is no text')
  return element.text
}
const bodyOf = (one: Slide) => textOf(one, 1)

/** Which letters of the first point are bold. */
const listBold = (one: Slide, words = 'One reef'): string => {
  const text = bodyOf(one)
  const [first] = text.paragraphs
  return listLooks(text, first!, words)
    .filter((stretch) => stretch.look.bold)
    .map(({ start, end }) => words.slice(start, end))
    .join('|')
}

const of = (index: number, start: number, end: number): Letters => ({
  field: 'content',
  index,
  start,
  end,
})

test('KL19 only the letters that are meant look otherwise, and back again as before', () => {
  const bold = dressLetters(slide, of(0, 4, 8), { bold: true })
  expect(listBold(bold)).toBe('reef')
  expect(describeLetters(bold, of(1, 0, 3))?.bold).toBe(false)
  expect(describeLetters(bold, of(0, 4, 8))?.bold).toBe(true)
  expect(describeLetters(bold, of(0, 0, 8))?.bold).toBe(false)
  const wider = dressLetters(bold, of(0, 2, 6), { bold: true })
  expect(listBold(wider)).toBe('e reef')
  const plain = dressLetters(wider, of(0, 0, 8), { bold: false })
  expect(listBold(plain)).toBe('')
  expect(bodyOf(plain).looks).toEqual([look])
})

test('KL19 with nothing selected the whole paragraph is meant, also one without words', () => {
  expect(listBold(dressLetters(slide, of(0, 3, 3), { bold: true }))).toBe('One reef')
  const blank = keptSlide({ content: ['', 'Two'] })
  const dressed = dressLetters(blank, of(0, 0, 0), { sizePt: 36 })
  expect(describeLetters(dressed, of(0, 0, 0))?.sizePt).toBe(36)
  expect(describeLetters(dressed, of(1, 0, 0))?.sizePt).toBe(18)
})

test('KL19 a title in several paragraphs has letters in each of them', () => {
  const titled = keptSlide({ title: 'Reefs of today' }, {}, [
    placedShape({
      text: placedText([
        { part: { field: 'title', range: [0, 5] }, runs: [[5, 0]] },
        { part: { field: 'title', range: [6, 14] }, runs: [[8, 0]] },
      ]),
    }),
  ])
  const dressed = dressLetters(
    titled,
    { field: 'title', index: 0, start: 3, end: 8 },
    { italic: true },
  )
  const { looks, paragraphs } = textOf(dressed, 0)
  expect(paragraphs.map(({ runs }) => runs.map(([end, at]) => [end, looks[at]?.italic]))).toEqual([
    [
      [3, undefined],
      [5, true],
    ],
    [
      [2, true],
      [8, undefined],
    ],
  ])
})

test('KL19 sizes are those that are seen where a program made the text smaller', () => {
  const shrunk = keptSlide({ content: ['One'] }, {}, [
    placedShape({
      text: placedText([{ part: { field: 'content', index: 0 }, runs: [[3, 0]] }], { scale: 0.5 }),
    }),
  ])
  expect(describeLetters(shrunk, { picked: [0] })?.sizePt).toBe(9)
  const larger = dressLetters(shrunk, { picked: [0] }, { sizePt: 12 })
  expect(describeLetters(larger, { picked: [0] })?.sizePt).toBe(12)
  expect(textOf(larger, 0).looks[0]?.size).toBe(32)
})

test('KL19 what stands out within a point is marked in it, and all of a point is its style', () => {
  const bold = dressWords(slide, of(0, 4, 8), { bold: true })
  expect(bold.content).toEqual(['One **reef**', 'Two'])
  expect(dressWords(bold, of(0, 4, 8), { bold: false }).content).toEqual(slide.content)
  expect(dressWords(slide, of(0, 0, 8), { bold: true, italic: true }).content).toEqual(
    slide.content,
  )
})

test('KL19 paragraphs are aligned, and marked with the room that a mark takes', () => {
  const centred = alignLetters(slide, of(0, 0, 0), 'center')
  expect(bodyOf(centred).paragraphs.map(({ align }) => align)).toEqual(['center', undefined])
  expect(alignLetters(centred, { picked: [1] }, 'left')).toEqual(slide)
  const marked = markLetters(slide, { picked: [1] }, 'bullet')
  const [first] = bodyOf(marked).paragraphs
  expect(first).toMatchObject({ mark: { text: '•' }, left: 29, indent: -29 })
  expect(describeLetters(marked, { picked: [1] })?.mark).toBe('bullet')
  const numbered = markLetters(marked, { picked: [1] }, 'number')
  expect(bodyOf(numbered).paragraphs[0]).toMatchObject({ left: 29, indent: -29 })
  expect(markLetters(numbered, { picked: [1] }, 'none')).toEqual(slide)
})

test('KL19 shapes are filled and lined in one colour, or in none', () => {
  const filled = paintElements(slide, [0, 1], 'fill', '#C00000')
  expect(filled.placed?.elements.map((one) => readSurface(one, 'fill'))).toEqual([
    '#C00000',
    '#C00000',
  ])
  expect(paintElements(filled, [0, 1], 'fill', null)).toEqual(slide)
  const lined = paintElements(slide, [0], 'line', '#00C000')
  expect(lined.placed?.elements[0]).toMatchObject({ line: { width: 2, colour: '#00C000' } })
  expect(listSlideColours(filled.placed!)).toEqual(['#000000', '#FFFFFF', '#C00000'])
})

const kinds: readonly NewKind[] = ['text', 'rectangle', 'ellipse', 'line', 'arrow']

test.each(kinds)('KL20 a new %s stands in the middle, over all others, and is selected', (kind) => {
  const added = addNewElement(slide, kind, 'Text')
  const elements = added.slide.placed?.elements ?? []
  expect(added.picked).toEqual([2])
  expect(elements).toHaveLength(3)
  const { x = 0, width = 0 } = elements[2] ?? {}
  expect(Math.abs(x + width / 2 - 640)).toBeLessThanOrEqual(1)
  expect(v.safeParse(placedSlideSchema, added.slide.placed).issues).toBeUndefined()
  // Only a text says something, and is a point that can be spoken of.
  expect(added.slide.content).toEqual(kind === 'text' ? ['One reef', 'Two', 'Text'] : slide.content)
})

test('KL20 a second one does not hide the first', () => {
  const first = addNewElement(slide, 'rectangle', '').slide
  const { slide: both } = addNewElement(first, 'rectangle', '')
  const [one, other] = both.placed?.elements.slice(-2) ?? []
  expect([other!.x - one!.x, other!.y - one!.y]).toEqual([32, 32])
})

test('KL20 a picture comes in its own form, no larger than half of the slide', () => {
  const { slide: pictured } = addNewPicture(slide, 'asset:1', { width: 4000, height: 1000 })
  expect(pictured.placed?.elements[2]).toMatchObject({
    kind: 'picture',
    width: 640,
    height: 160,
    x: 320,
    imageUrl: 'asset:1',
  })
})

const everything: Slide = keptSlide(everythingSaid, {}, [...everythingPlaced])
const change: fc.Arbitrary<LetterChange> = fc.record(
  {
    bold: fc.boolean(),
    underline: fc.boolean(),
    colour: fc.constantFrom('#000000', '#123456'),
    face: fc.constantFrom('Arial', 'Georgia'),
    sizePt: fc.integer({ min: 1, max: 200 }),
  },
  { requiredKeys: [] },
)
const place = fc.nat(40)
const letters: fc.Arbitrary<Letters> = fc.oneof(
  fc
    .uniqueArray(fc.nat(everythingPlaced.length - 1), { minLength: 1 })
    .map((picked): Letters => ({ picked })),
  fc
    .tuple(fc.nat(4), place, place)
    .map(([index, one, other]) => of(index, Math.min(one, other), Math.max(one, other))),
)

test('KL19 whatever is dressed, the slide can be painted, and its words stay', () => {
  const kindsOf = ({ placed }: Slide) => placed?.elements.map((one: PlacedElement) => one.kind)
  fc.assert(
    fc.property(fc.array(fc.tuple(letters, change), { maxLength: 5 }), (steps) => {
      const dressed = steps.reduce((one, [meant, how]) => dressLetters(one, meant, how), everything)
      expect(v.safeParse(placedSlideSchema, dressed.placed).issues).toBeUndefined()
      expect(kindsOf(dressed)).toEqual(kindsOf(everything))
      expect([dressed.title, dressed.content]).toEqual([everything.title, everything.content])
      for (const [meant, how] of steps.slice(-1)) {
        const described = describeLetters(dressed, meant)
        if (described) expect(described).toMatchObject(how)
      }
    }),
  )
})
