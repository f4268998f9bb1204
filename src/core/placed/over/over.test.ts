import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'

import type { PlacedElement } from '#core/deck/placed.ts'
import { listPictureUrls } from '#core/deck/pictures/slide-pictures.ts'
import { listTexts } from '#core/deck/texts/slide-texts.ts'
import { limitSlide } from '#core/deck/stored/limit-slide.ts'
import { movePictures } from '#core/deck/pictures/move-pictures.ts'
import type { Slide } from '#core/deck/slide.ts'
import { dressWords } from '#core/edit/style/dress-words.ts'
import { editArranged } from '#core/edit/edit-arranged.ts'
import { findInDeck } from '#core/find/find-in-deck.ts'
import { replaceInSlide } from '#core/find/replace-found.ts'
import { layoutSlide } from '#core/layout/layout-slide.ts'
import { tellSlide } from '#core/narration/script/tell-slide.ts'
import { findDeckTheme } from '#core/theme/find-deck-theme.ts'

import { fixedMetrics } from '../../../../test/fixtures/fixed-metrics.ts'
import { keptSlide, placedShape, placedText } from '../../../../test/fixtures/decks/placed-slide.ts'
import { alignElements } from '../edit/align-elements.ts'
import { moveElements } from '../edit/move-elements.ts'
import { addNewElement } from '../edit/new-element.ts'
import { addElements, duplicateElements, removeElements } from '../edit/order-elements.ts'
import { paintElements } from '../edit/paint-elements.ts'
import {
  joinParagraphs,
  readOwnWords,
  retypeElement,
  retypeParagraph,
} from '../edit/retype-element.ts'
import { loadPlaced } from '../load-placed.ts'
import { describeTheme } from './describe-theme.ts'
import { findOverAt } from './find-over-at.ts'
import { changeArranged, seeElements } from './over-as-placed.ts'
import { tidyOver } from './tidy-over.ts'
import { nameRoles, resolveRoles } from './theme-roles.ts'

beforeAll(async () => {
  await loadPlaced()
})

const modern = findDeckTheme({ theme: 'modern' })
const paper = findDeckTheme({ theme: 'paper' })
const slide: Slide = { id: 's1', title: 'Reefs', content: ['Polyps', 'Fish'], notes: 'Said.' }

const label = placedShape({
  text: placedText([{ text: 'Look here', runs: [[9, 0]] }], {
    looks: [{ face: '+mn-lt', size: 24, colour: 'tx1' }],
  }),
})
const labelled: Slide = { ...slide, over: [label] }

const layOut = (one: Slide, theme = modern) =>
  layoutSlide({ slide: one, theme, place: 1 }, fixedMetrics)

test('KL21 what lies over a form is painted after it, and the form is composed as if nothing did', () => {
  const bare = layOut(slide)
  const both = layOut(labelled)
  expect(both.boxes.slice(0, both.over)).toEqual(bare.boxes)
  expect(both.layout).toBe(bare.layout)
  const [letters] = both.boxes.slice(both.over)
  expect(letters).toMatchObject({ kind: 'letters', role: 'other', x: 100, y: 100 })
})

test('KL21 it follows the colours and faces of the theme', () => {
  const colours = [modern, paper].map((theme) => {
    const { boxes, over } = layOut(labelled, theme)
    const [box] = boxes.slice(over)
    return box?.kind === 'letters' ? [box.paragraphs[0]?.colour, box.font.family] : []
  })
  expect(colours).toEqual(
    [modern, paper].map((theme) => [
      describeTheme(theme).colours[0]?.toUpperCase(),
      theme.content.family,
    ]),
  )
})

test('KL21 colours of the theme are named by their place in it, all others are kept', () => {
  const theme = describeTheme(modern)
  const accent = theme.colours[4] ?? ''
  const fills = [accent, `${accent}80`, '#123457', theme.colours[0] ?? '']
  const elements = fills.map((colour): PlacedElement =>
    placedShape({ fill: { kind: 'solid', colour } }),
  )
  const named = nameRoles(elements, theme)
  expect(named.map((one) => one.kind === 'shape' && one.fill)).toEqual(
    ['accent1', 'accent1/80', '#123457', 'tx1'].map((colour) => ({ kind: 'solid', colour })),
  )
  expect(resolveRoles(named, theme)).toEqual(elements)
})

test('KL21 new elements have words of their own and leave the words of the slide alone', () => {
  const added = changeArranged(slide, modern, (one) => addNewElement(one, 'text', 'Text').slide)
  expect(added).toMatchObject({ title: slide.title, content: slide.content })
  expect(added.placed).toBeUndefined()
  expect(added.over).toMatchObject([
    {
      text: {
        looks: [{ face: '+mn-lt', colour: 'tx1' }],
        paragraphs: [{ text: 'Text' }],
      },
    },
  ])
  const gone = changeArranged(added, modern, (one) => removeElements(one, [0]))
  expect(gone).toEqual(slide)
})

test('KL21 new letters and shapes can be seen on the ground where they stand', () => {
  const { colours } = describeTheme(modern)
  const onInk = (kind: 'text' | 'rectangle') =>
    changeArranged(
      slide,
      modern,
      (one) => addNewElement(one, kind, 'Text', [colours[0] ?? '']).slide,
    ).over?.[0]
  expect(onInk('text')).toMatchObject({ text: { looks: [{ colour: 'bg1' }] } })
  expect(JSON.stringify(onInk('rectangle'))).toContain('accent')
})

test('KL21 letters in a colour of the theme can be seen whatever the theme makes of their ground', () => {
  const onGround = (colour: string, letters: string) => {
    const text = placedText([{ text: 'Look', runs: [[4, 0]] }], {
      looks: [{ face: '+mn-lt', size: 24, colour: letters }],
    })
    const over = [
      placedShape({ fill: { kind: 'solid', colour } }),
      placedShape({ x: 150, y: 150, width: 200, height: 60, text }),
    ]
    const box = layOut({ ...slide, over }).boxes.at(-1)
    return box?.kind === 'letters' ? box.paragraphs[0]?.colour : null
  }
  const [ink, page] = describeTheme(modern).colours
  expect(onGround('tx1', 'tx1')).toBe(page)
  expect(onGround('bg1', 'bg1')).toBe(ink)
  expect(onGround('bg1', 'tx1')).toBe(ink)
  // What somebody chose by itself is theirs.
  expect(onGround('#101010', '#101010')).toBe('#101010')
})

test('KL21 it is moved, aligned, painted and copied as elements of a slide that keeps its look', () => {
  const change = (one: Slide, how: (seen: Slide) => Slide) => changeArranged(one, modern, how)
  expect(change(labelled, (one) => moveElements(one, [0], 5, 7)).over).toMatchObject([
    { x: 105, y: 107 },
  ])
  expect(change(labelled, (one) => alignElements(one, [0], 'right')).over).toMatchObject([
    { x: 880 },
  ])
  const red = change(labelled, (one) => paintElements(one, [0], 'fill', '#FF0000'))
  expect(red.over).toMatchObject([{ fill: { colour: '#FF0000' } }])
  expect(change(labelled, (one) => duplicateElements(one, [0]).slide).over).toHaveLength(2)
  expect(change(labelled, (one) => one)).toBe(labelled)
})

test('KL21 from a slide that keeps its look its elements bring their words along, and back', () => {
  const kept = keptSlide({ content: ['One', 'Two'] })
  const [, body] = kept.placed?.elements ?? []
  if (!body) throw new Error('The slide has a body')
  const pasted = changeArranged(slide, modern, (one) => addElements(one, kept, [body]).slide)
  expect(pasted.content).toBe(slide.content)
  expect(listTexts(pasted, 'seen')).toEqual(['Reefs', 'Polyps', 'Fish', 'One', 'Two'])
  const seen = seeElements(labelled, modern)
  const { slide: back } = addElements(kept, seen, seen.placed?.elements ?? [])
  expect(back.content).toEqual(['One', 'Two'])
  expect(back.placed?.elements.at(-1)).toMatchObject({
    text: {
      paragraphs: [{ text: 'Look here' }],
      looks: [{ colour: describeTheme(modern).colours[0] }],
    },
  })
})

test('KL21 its words are found and replaced, and no voice reads them', () => {
  const query = { sought: 'here', matchCase: false, wholeWords: false }
  expect(findInDeck({ title: 'Reefs', slides: [labelled] }, query)).toMatchObject([
    { field: 'over', group: 0, at: 0, text: 'Look here' },
  ])
  const replaced = replaceInSlide(labelled, { query, text: 'there', leftOut: new Set() })
  expect(listTexts(replaced, 'seen')).toContain('Look there')
  expect(JSON.stringify(tellSlide(labelled))).toBe(JSON.stringify(tellSlide(slide)))
})

test('KL21 its pictures are pictures of the slide', () => {
  const over: PlacedElement[] = [
    { kind: 'picture', x: 0, y: 0, width: 90, height: 60, imageUrl: 'asset:a' },
  ]
  const pictured = { ...slide, imageUrl: 'asset:b', over }
  expect(listPictureUrls(pictured)).toEqual(['asset:b', 'asset:a'])
  expect(movePictures(pictured, (url) => `${url}2`).over).toMatchObject([{ imageUrl: 'asset:a2' }])
  expect(movePictures(pictured, () => null).over?.[0]).not.toHaveProperty('imageUrl')
  const { boxes } = layOut(pictured)
  expect(boxes.at(-1)).toMatchObject({ kind: 'image', index: 1 })
})

test('KL21 KL9 what cannot be painted is not, and nothing throws', () => {
  const hostile = fc.array(
    fc.oneof(
      fc.anything(),
      fc.record({
        kind: fc.constant('shape'),
        text: fc.oneof(
          fc.anything(),
          fc.record({ paragraphs: fc.oneof(fc.anything(), fc.array(fc.anything())) }),
        ),
      }),
    ),
    { minLength: 1 },
  )
  fc.assert(
    fc.property(hostile, (elements) => {
      const stored = JSON.parse(JSON.stringify(elements)) as NonNullable<Slide['over']>
      const harmed = { ...slide, over: stored }
      limitSlide(harmed)
      listTexts(harmed)
      const { boxes, over } = layOut(harmed)
      expect(boxes.slice(over)).toEqual([])
    }),
  )
  const far = { ...slide, over: [placedShape({ x: 1e9, fill: { kind: 'solid', colour: 'tx1' } })] }
  expect(layOut(far).boxes).toHaveLength(layOut(slide).boxes.length)
})

test('KL21 one change of it is one step in the deck', () => {
  const view = { deck: { title: 'Reefs', slides: [labelled] }, current: 0 }
  const moved = editArranged(view, 's1', (one) => moveElements(one, [0], 1, 0))
  expect(moved.deck.slides[0]?.over).toMatchObject([{ x: 101 }])
  expect(editArranged(view, 's1', (one) => one)).toBe(view)
})

const line = fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 6 })
const words = fc.array(line, { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\n'))

test('KL21 whatever is typed is what it says, and letters that stay look as they did', () => {
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 6 }), (typed) => {
      const looks = [
        { face: '+mn-lt', size: 24, colour: 'tx1' },
        { face: '+mj-lt', size: 40, colour: 'accent1' },
      ]
      const start = placedShape({
        text: placedText(
          [
            {
              text: 'One two',
              runs: [
                [3, 0],
                [7, 1],
              ],
            },
            { text: 'three', runs: [[5, 1]], align: 'center' },
          ],
          { looks },
        ),
      })
      let now: Slide = keptSlide({ content: [] }, {}, [start])
      for (const one of typed) {
        now = retypeElement(now, 0, one)
        const [element] = now.placed?.elements ?? []
        expect(element && readOwnWords(element)).toBe(one)
      }
    }),
  )
  const shape = placedShape({
    text: placedText(
      [
        {
          text: 'One two',
          runs: [
            [4, 0],
            [7, 1],
          ],
        },
      ],
      {
        looks: [
          { face: 'Arial', size: 20, colour: '#000000' },
          { face: 'Arial', size: 40, colour: '#000000' },
        ],
      },
    ),
  })
  const typed = retypeElement(keptSlide({ content: [] }, {}, [shape]), 0, 'One\nnew two')
  expect(typed.placed?.elements[0]).toMatchObject({
    text: {
      paragraphs: [
        { text: 'One', runs: [[3, 0]] },
        {
          text: 'new two',
          runs: [
            [4, 0],
            [7, 1],
          ],
        },
      ],
    },
  })
})

test('KL21 a paragraph is typed by itself, becomes two, and one again', () => {
  const shape = placedShape({
    text: placedText([
      { text: 'One', runs: [[3, 0]] },
      { text: 'two', runs: [[3, 0]], align: 'center' },
    ]),
  })
  const start = keptSlide({ content: [] }, {}, [shape])
  const said = ({ placed }: Slide) => placed?.elements.map(readOwnWords)
  expect(said(retypeParagraph(start, 0, 1, 'three'))).toEqual(['One\nthree'])
  expect(said(retypeParagraph(start, 0, 0, 'O\nne'))).toEqual(['O\nne\ntwo'])
  expect(said(joinParagraphs(start, 0, 0))).toEqual(['Onetwo'])
  expect(joinParagraphs(start, 0, 1)).toBe(start)
  expect(retypeParagraph(start, 0, 2, 'x')).toBe(start)
})

test('KL21 letters of one paragraph are dressed, and no others', () => {
  const dressed = changeArranged(labelled, modern, (one) =>
    dressWords(one, { element: 0, paragraph: 0, start: 0, end: 4 }, { bold: true }),
  )
  const [element] = dressed.over ?? []
  const text = element?.kind === 'shape' ? element.text : undefined
  const [first] = text?.paragraphs ?? []
  expect(first?.runs.map(([end, look]) => [end, text?.looks[look]?.bold])).toEqual([
    [4, true],
    [9, undefined],
  ])
})

test('KL21 a press means the uppermost of what lies there, with its group', () => {
  const over = [
    placedShape({ x: 0, y: 0, width: 100, height: 100, group: '1' }),
    placedShape({ x: 50, y: 50, width: 100, height: 100 }),
    placedShape({ x: 400, y: 400, width: 200, height: 0, group: '1' }),
  ]
  expect(findOverAt({ over }, { x: 60, y: 60 })).toEqual([1])
  expect(findOverAt({ over }, { x: 10, y: 10 })).toEqual([0, 2])
  expect(findOverAt({ over }, { x: 500, y: 405 })).toEqual([0, 2])
  expect(findOverAt({ over }, { x: 900, y: 10 })).toEqual([])
  expect(findOverAt({}, { x: 0, y: 0 })).toEqual([])
})

test('KL21 a text box grows with its words, and one without any goes once nobody types in it', () => {
  const box = placedShape({
    width: 120,
    height: 30,
    text: placedText([{ text: 'Look here and there and everywhere', runs: [[99, 0]] }], {
      looks: [{ face: '+mn-lt', size: 24, colour: 'tx1' }],
      insets: [4, 4, 4, 4],
      fit: 'grow',
    }),
  })
  const empty = placedShape({ text: placedText([{ text: ' ', runs: [[1, 0]] }]) })
  const plate = placedShape({ ...empty, fill: { kind: 'solid', colour: 'accent1' } })
  const typed: Slide = { ...slide, over: [box, empty, plate] }
  const tidied = changeArranged(typed, modern, (one) => tidyOver(one, layOut(typed)))
  expect(tidied.over).toHaveLength(2)
  expect(tidied.over?.[0]?.height).toBeGreaterThan(80)
  expect(changeArranged(tidied, modern, (one) => tidyOver(one, layOut(tidied)))).toBe(tidied)
})
