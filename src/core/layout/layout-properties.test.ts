import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { countRuns } from '../../../test/fixtures/decks/arbitrary-deck.ts'
import { arbitrarySlideText } from '../../../test/fixtures/decks/arbitrary-slide-text.ts'
import { fixedMetrics } from '../../../test/fixtures/fixed-metrics.ts'
import { readBullet } from '../deck/texts/bullet.ts'
import { listPictures } from '../deck/pictures/slide-pictures.ts'
import { countColumns } from '../deck/slide-table.ts'
import { themes } from '../theme/themes.ts'
import type { Rect, SlideLayout, TextBox } from './boxes.ts'
import type { SlideInTheme } from './arrange-slide.ts'
import { findTextExtent } from './texts/find-text-extent.ts'
import { layoutSlide } from './layout-slide.ts'
import { splitGraphemes } from './lines/split-graphemes.ts'
import { stage } from './stage.ts'

const arbitraryInput: fc.Arbitrary<SlideInTheme> = fc.record({
  slide: arbitrarySlideText,
  theme: fc.constantFrom(...themes),
  place: fc.nat({ max: 2 }),
})

const check = (prove: (layout: SlideLayout, input: SlideInTheme) => void) =>
  fc.assert(
    fc.property(arbitraryInput, (input) => prove(layoutSlide(input, fixedMetrics), input)),
    countRuns(120),
  )

const textsOf = ({ boxes }: SlideLayout): TextBox[] => boxes.filter((box) => box.kind === 'text')
const picturesOf = ({ boxes }: SlideLayout) => boxes.filter((box) => box.kind === 'picture')
const tablesOf = ({ boxes }: SlideLayout) => boxes.filter((box) => box.kind === 'table')

/** Sums of sizes in px are not exact. */
const hair = 0.01
const isWithin = (inner: Rect, outer: Rect): boolean =>
  inner.x >= outer.x - hair &&
  inner.y >= outer.y - hair &&
  inner.x + inner.width <= outer.x + outer.width + hair &&
  inner.y + inner.height <= outer.y + outer.height + hair
const meet = (one: Rect, other: Rect): boolean =>
  one.x + hair < other.x + other.width &&
  other.x + hair < one.x + one.width &&
  one.y + hair < other.y + other.height &&
  other.y + hair < one.y + one.height

test('LY15 text and picture frames lie within the stage', () => {
  check((layout) => {
    for (const box of [...textsOf(layout), ...picturesOf(layout)])
      expect(isWithin(box, { x: 0, y: 0, ...stage })).toBe(true)
  })
})

test('LY15 no text stands on another text', () => {
  check((layout) => {
    const texts = textsOf(layout).filter(({ paragraphs }) => paragraphs.length > 0)
    for (const [index, one] of texts.entries())
      for (const other of texts.slice(index + 1)) expect(meet(one, other)).toBe(false)
  })
})

test('LY15 text stands on a picture only in picture-full', () => {
  check((layout) => {
    if (layout.layout === 'picture-full') return
    for (const picture of picturesOf(layout))
      for (const text of textsOf(layout)) expect(meet(picture, text)).toBe(false)
  })
})

test('LY3 lines that fit by the layout stay within their box, others are said to overflow', () => {
  check((layout) => {
    for (const box of textsOf(layout)) {
      const lines = box.paragraphs.flatMap((paragraph) =>
        paragraph.lines.map((line, row) => ({
          x: line.x,
          y: paragraph.y + row * paragraph.pitch,
          width: line.width,
          height: paragraph.pitch,
        })),
      )
      const bottom = Math.max(...lines.map(({ y, height }) => y + height))
      const room = box.style.backgroundColor === 'transparent' ? 0 : 14
      const isOver = lines.length > 0 && bottom > box.y + box.height - room + hair
      if (isOver) expect(box.overflows).toBe(true)
      // Above a table what does not fit is left out (TB8).
      if (box.overflows) expect(isOver || layout.hiddenBullets > 0).toBe(true)
      // A column may be 2 % wider than its frame (LY5).
      const wide = { ...box, x: box.x - box.width * 0.02, width: box.width * 1.04 }
      if (!box.overflows) for (const line of lines) expect(isWithin(line, wide)).toBe(true)
    }
  })
})

test('LY13 every bullet is shown once, in order, or counted as hidden', () => {
  check((layout, { slide }) => {
    const shown = textsOf(layout).flatMap(({ paragraphs }) =>
      paragraphs.flatMap(({ part, text }) => (part.field === 'content' ? [{ ...part, text }] : [])),
    )
    const bullets = slide.content.map((bullet) => readBullet(bullet).text)
    const indexes = shown.map(({ index }) => index)
    expect(indexes).toEqual(Array.from(new Set(indexes)).toSorted((one, other) => one - other))
    expect(shown.map(({ text }) => text)).toEqual(indexes.map((index) => bullets[index]))
    const countWords = (texts: readonly string[]) => texts.filter((text) => text.trim()).length
    expect(countWords(shown.map(({ text }) => text)) + layout.hiddenBullets).toBe(
      countWords(bullets),
    )
  })
})

test('MP2 no picture stands on another, and each is shown or counted', () => {
  check((layout, { slide }) => {
    const pictures = picturesOf(layout)
    for (const [index, one] of pictures.entries()) {
      if (one.style.fit === 'cover') expect(Math.min(one.width, one.height)).toBeGreaterThan(60)
      for (const other of pictures.slice(index + 1)) expect(meet(one, other)).toBe(false)
    }
    expect(pictures.length + layout.hiddenPictures).toBe(listPictures(slide).length)
  })
})

test('TB3 a table lies within the stage, on no text, and on a picture only in picture-full', () => {
  check((layout) => {
    for (const table of tablesOf(layout)) {
      expect(isWithin(table, { x: 0, y: 0, ...stage })).toBe(true)
      for (const text of textsOf(layout))
        if (text.paragraphs.length > 0) expect(meet(table, text)).toBe(false)
      if (layout.layout !== 'picture-full')
        for (const picture of picturesOf(layout)) expect(meet(table, picture)).toBe(false)
    }
  })
})

test('TB8 no line of a text runs into a table, however many and long points and rows are', () => {
  const longTitle = fc.integer({ min: 0, max: 60 }).map((count) => 'word '.repeat(count).trim())
  const points = fc.array(
    fc.integer({ min: 1, max: 200 }).map((count) => 'word '.repeat(count).trim()),
    { minLength: 1, maxLength: 40 },
  )
  const rows = fc.integer({ min: 1, max: 40 })
  fc.assert(
    fc.property(arbitraryInput, longTitle, points, rows, (input, title, content, count) => {
      const table = { rows: Array.from({ length: count }, (_, row) => [`Row ${row}`, '1', '2']) }
      const slide = { ...input.slide, title, content, table }
      const layout = layoutSlide({ ...input, slide }, fixedMetrics)
      const [box] = tablesOf(layout)
      for (const text of textsOf(layout)) {
        const { top, bottom } = findTextExtent(text)
        const painted = { ...text, y: top, height: bottom - top }
        if (text.paragraphs.length > 0) expect(meet(painted, box!)).toBe(false)
      }
      if (layout.hiddenBullets > 0 && textsOf(layout).some(({ role }) => role === 'content'))
        expect(layout.overflows).toBe(true)
    }),
    countRuns(120),
  )
})

test('TB8 above a table points without words are left out without being missed', () => {
  const points = fc.array(fc.constantFrom('', '', '', 'a'), { maxLength: 40 })
  fc.assert(
    fc.property(arbitraryInput, points, (input, content) => {
      const slide = { ...input.slide, content, table: { rows: [['x'.repeat(60), '', 'a']] } }
      const layout = layoutSlide({ ...input, slide }, fixedMetrics)
      const above = textsOf(layout).filter(({ role }) => role === 'content')
      if (above.length > 0)
        expect(above.some(({ overflows }) => overflows)).toBe(layout.hiddenBullets > 0)
    }),
    countRuns(120),
  )
})

test('TB3 cells lie in their table, none on another, and their lines in them', () => {
  check((layout) => {
    for (const table of tablesOf(layout))
      for (const [index, cell] of table.cells.entries()) {
        expect(isWithin(cell, table)).toBe(true)
        for (const other of table.cells.slice(index + 1, index + 8))
          expect(meet(cell, other)).toBe(false)
        for (const [row, line] of cell.lines.entries()) {
          const y = cell.y + table.padding.y + row * cell.pitch
          const area = { x: line.x, y, width: line.width, height: cell.pitch }
          // A single letter may be wider than a column of very many.
          if (splitGraphemes(line.text).length > 1) expect(isWithin(area, cell)).toBe(true)
        }
      }
  })
})

test('TB4 every row of a table is shown or counted, and what is counted is said to overflow', () => {
  check((layout, { slide }) => {
    const [table] = tablesOf(layout)
    const columns = slide.table ? countColumns(slide.table) : 0
    expect(table !== undefined).toBe(columns > 0)
    if (!table) return
    expect(table.rows.length + table.hiddenRows).toBe(slide.table?.rows.length)
    expect(table.cells.length).toBe(table.rows.length * columns)
    if (table.hiddenRows > 0) expect(layout.overflows).toBe(true)
  })
})

test('LY16 the same input gives the same boxes, and nothing of it is altered', () => {
  check((layout, input) => {
    const before = structuredClone(input.slide)
    expect(layoutSlide(input, fixedMetrics)).toEqual(layout)
    expect(input.slide).toEqual(before)
  })
})
