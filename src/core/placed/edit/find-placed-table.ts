import type { PlacedCell, PlacedChart, PlacedTable } from '../../deck/placed.ts'
import { countColumns, flattenCell, type SlideTable } from '../../deck/slide-table.ts'
import type { Slide } from '../../deck/slide.ts'

/** Where the table of a slide stands on it. */
export type StandingTable = {
  at: number
  element: PlacedTable | PlacedChart
  /** Its first column stands at the right. */
  isReversed: boolean
}

/** Of its cells so many must say what the table does: two who edit at once may leave others behind. */
const alike = 0.5

/** The element that says what the table of a slide says; null where none does. */
export function findPlacedTable({
  table,
  placed,
}: Pick<Slide, 'table' | 'placed'>): StandingTable | null {
  if (!table || !placed) return null
  let [best, most]: [StandingTable | null, number] = [null, 0]
  for (const [at, element] of placed.elements.entries()) {
    if (element.kind !== 'table' && element.kind !== 'chart') continue
    for (const isReversed of element.kind === 'table' ? [false, true] : [false]) {
      const share = measureLikeness(element, table, isReversed)
      if (share >= alike && share > most) [best, most] = [{ at, element, isReversed }, share]
    }
  }
  return best
}

function measureLikeness(
  element: PlacedTable | PlacedChart,
  table: SlideTable,
  isReversed: boolean,
): number {
  const width = countColumns(table)
  const column = (at: number) => (isReversed ? width - 1 - at : at)
  const told = new Map<string, string>()
  const tell = (row: number, at: number, words: string) =>
    words !== '' && told.set(`${row} ${at}`, words)
  if (element.kind === 'table')
    for (const cell of element.cells) tell(cell.row, column(cell.column), flatten(sayCell(cell)))
  else forEachCell(element.table, (row, at, words) => tell(row, at, flattenCell(words)))
  let [count, same] = [0, 0]
  forEachCell(table, (row, at, words) => {
    const found = told.get(`${row} ${at}`) ?? ''
    const wanted = flattenCell(words)
    if (found === '' && wanted === '') return
    count++
    if (found === wanted) same++
  })
  return count === 0 ? 0 : same / count
}

const forEachCell = (
  { rows }: SlideTable,
  visit: (row: number, column: number, words: string) => void,
): void => {
  for (const [row, cells] of rows.entries())
    for (const [column, words] of cells.entries()) visit(row, column, words)
}

const flatten = (words: string): string => words.replaceAll(/\s+/gu, ' ').trim()

/** A line for each paragraph. */
export const sayCell = ({ text }: PlacedCell): string =>
  (text?.paragraphs ?? []).map(({ text: words = '' }) => words).join('\n')
