import type { MeasuredCell } from './measure-cell.ts'

/** What a column holds, measured in em. */
export type TableColumn = {
  /** Its longest line, and its longest word. */
  widest: number
  narrowest: number
  /** Figures stand under each other by their last digits. */
  isNumeric: boolean
}

/** `1,240`, `+4 %`, `$3.5 bn`, `(12)`, `8 km²`. */
const figure = /^[\p{Sc}+\-−–(]*\s?\p{Nd}[\p{Nd}.,’'\s]*[\p{Sc}%‰)×]?(?:\p{L}{1,2}[²³]?)?$/u

/** Of what can be shown at all. Widths grow with the size of letters, so once is enough for all sizes. */
export const describeColumns = (
  rows: readonly (readonly MeasuredCell[])[],
  hasHeader: boolean,
): TableColumn[] =>
  Array.from({ length: Math.max(0, ...rows.map(({ length }) => length)) }, (_, column) => {
    let [widest, narrowest, figures, words] = [0, 0, 0, 0]
    for (const [row, cells] of rows.entries()) {
      const cell = cells[column]
      if (!cell || cell.text.trim() === '') continue
      const { text } = cell
      const measureParts = (part: RegExp) =>
        Array.from(text.matchAll(part), ({ 0: { length }, index }) =>
          cell.ruler.measure(index, index + length),
        )
      widest = Math.max(widest, ...measureParts(/[^\n]+/gu))
      narrowest = Math.max(narrowest, ...measureParts(/\S+/gu))
      const isHeader = row === 0 && hasHeader
      if (isHeader) continue
      if (figure.test(text.trim())) figures++
      else words++
    }
    return { widest, narrowest, isNumeric: figures > 0 && words === 0 }
  })

/** A line that would fit exactly is broken by the first program that rounds otherwise. */
const spare = 1.02
const leastEm = 1

const listNaturalWidths = (columns: readonly TableColumn[], px: number): number[] =>
  columns.map(({ widest }) => Math.max(widest, leastEm) * px * spare)

/** Room at each side of a cell, in em: the least, and as much as there is of it before lines break. */
const sideEm = { least: 0.55, most: 1 }

/** Figures end where the words of the next column begin, so they need room between them. */
export function choosePadding(columns: readonly TableColumn[], width: number, px: number): number {
  const free = (width - sum(listNaturalWidths(columns, px))) / (2 * columns.length)
  return Math.round(Math.min(sideEm.most * px, Math.max(sideEm.least * px, free)))
}

/**
 * Columns that together fill the width: each as wide as its lines where that is possible, otherwise
 * with its longest word whole and the rest shared by how much each has to say.
 */
export function shareWidth(
  columns: readonly TableColumn[],
  { width, padding, px }: { width: number; padding: number; px: number },
): number[] {
  const room = Math.max(0, width - 2 * padding * columns.length)
  const natural = listNaturalWidths(columns, px)
  const needed = columns.map(({ narrowest }) => Math.max(narrowest, leastEm) * px * spare)
  return share(natural, needed, room).map((inner) => inner + (width - room) / columns.length)
}

function share(natural: readonly number[], needed: readonly number[], room: number): number[] {
  const left = room - sum(natural)
  if (left >= 0) return natural.map((width) => width + left / natural.length)
  const beyond = room - sum(needed)
  if (beyond < 0) return shrink(needed, room)
  const beyondNeed = natural.map((width, column) => width - (needed[column] ?? 0))
  return needed.map((need, column) => need + (beyond * (beyondNeed[column] ?? 0)) / sum(beyondNeed))
}

/** Columns of short words keep them whole; those whose words are too long for it share the rest. */
function shrink(needed: readonly number[], room: number): number[] {
  let left = room
  let sharing = needed.length
  for (const need of needed.toSorted((a, b) => a - b)) {
    if (need > left / sharing) break
    left -= need
    sharing -= 1
  }
  const widest = sharing > 0 ? left / sharing : 0
  return needed.map((need) => Math.min(need, widest))
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0)
