import { beforeAll, expect, test } from 'vitest'

import {
  listPaintedBoxes,
  listPaintedWords,
} from '../../../test/fixtures/decks/list-painted-words.ts'
import {
  keptSlide,
  look,
  placedShape,
  placedTable,
  placedText,
} from '../../../test/fixtures/decks/placed-slide.ts'
import type { Slide } from '../deck/slide.ts'
import { loadPlaced } from '../placed/load-placed.ts'
import { replaceFound, replaceInSlide } from './replace-found.ts'

beforeAll(async () => {
  await loadPlaced()
})

const replacement = (sought: string, text: string) => ({
  query: { sought, matchCase: false, wholeWords: false },
  text,
  leftOut: new Set<string>(),
})

function replace(slide: Slide, sought: string, text: string): Slide {
  const view = { deck: { title: '', slides: [slide] }, current: 0 }
  const [replaced] = replaceFound(view, replacement(sought, text)).deck.slides
  if (!replaced) throw new Error('It is still there')
  return replaced
}

/** The middle word of each point is bold on the slide. */
const emphasised = (): Slide =>
  keptSlide({ content: ['plain **bold** plain end'] }, {}, [
    placedShape({
      text: placedText(
        [
          {
            part: { field: 'content', index: 0 },
            runs: [
              [6, 0],
              [10, 1],
              [20, 0],
            ],
          },
        ],
        { looks: [look, { ...look, bold: true as const }] },
      ),
    }),
  ])

const listBold = (slide: Slide): string[] =>
  listPaintedBoxes(slide).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ text, runs }) =>
      runs.flatMap(({ font, start, end }) => (font.weight > 400 ? [text.slice(start, end)] : [])),
    ),
  )

test('KL40 what is replaced in a point leaves its looks with the words around it, also between two that were', () => {
  expect(listBold(emphasised())).toEqual(['bold'])
  expect(listBold(replace(emphasised(), 'plain', 'very very plain'))).toEqual(['bold'])
  expect(listBold(replace(emphasised(), 'bold', 'strong'))).toEqual(['strong'])
  expect(listPaintedWords(replace(emphasised(), 'plain', ''))).toEqual([' bold  end'])
})

test('KL40 what is replaced in a table is replaced where the table stands, and in what is shown beforehand', () => {
  const rows = [
    ['Quarter', 'Acme figures'],
    ['First', '12'],
  ]
  const slide = keptSlide({ content: [], table: { rows } }, {}, [placedTable(rows)])
  const replaced = replace(slide, 'acme', 'Globex')
  expect(replaced.placed?.look).toBe('kept')
  expect(listPaintedWords(replaced)).toEqual(['Quarter', 'Globex figures', 'First', '12'])
  expect(replaceInSlide(slide, replacement('acme', 'Globex'))).toEqual(replaced)
})
