import type { SlideTable } from '#core/deck/slide-table.ts'

import type { PptShape } from './list-shapes.ts'

/** Cells of a line do not begin at exactly one place: so much of the smallest one is still the same line. */
const near = 0.3

/** A table is a group of boxes; where they stand tells rows and columns. */
export function readTableCells(shapes: readonly PptShape[]): SlideTable {
  const cells = shapes.filter(({ text }) => text !== null)
  const tops = findLines(cells.map(({ box }) => [box.y, box.height]))
  const lefts = findLines(cells.map(({ box }) => [box.x, box.width]))
  const rows = tops.map(() => lefts.map(() => ''))
  for (const { box, text } of cells) {
    const row = rows[findNearest(tops, box.y)]
    const column = findNearest(lefts, box.x)
    const words = text?.paragraphs.map((paragraph) => paragraph.text.trim()) ?? []
    const before = row?.[column] ? [row[column]] : []
    if (row) row[column] = [...before, ...words].join('\n').replaceAll('\t', ' ').trim()
  }
  return { rows }
}

function findLines(spans: readonly (readonly [start: number, length: number])[]): number[] {
  const smallest = Math.min(...spans.map(([, length]) => length).filter((length) => length > 0))
  const lines: number[] = []
  for (const [start] of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = lines.at(-1)
    if (last === undefined || start - last > smallest * near) lines.push(start)
  }
  return lines
}

const findNearest = (lines: readonly number[], place: number): number =>
  lines.reduce(
    (best, line, at) =>
      Math.abs(line - place) < Math.abs((lines[best] ?? Infinity) - place) ? at : best,
    0,
  )
