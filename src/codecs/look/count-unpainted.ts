import {
  type PlacedCell,
  type PlacedElement,
  type PlacedFill,
  placedLimits,
  type PlacedShape,
  type PlacedSlide,
  type PlacedTable,
} from '#core/deck/placed.ts'
import { countTiles } from '#core/placed/hatch/count-tiles.ts'
import { findPattern } from '#core/placed/hatch/find-pattern.ts'
import { isDrawn } from '#core/placed/list-handles.ts'

/** What a slide keeps of its look, or had of it, and is painted otherwise here. */
export type Unpainted =
  | 'recoloured'
  | 'pattern'
  | 'gradient'
  | 'tile'
  | 'outline'
  | 'depth'
  | 'glow'
  | 'group'
  | 'warp'
  | 'letters'
  | 'setting'
  | 'bullet'
  | 'date'
  | 'link'
  | 'table'
  | 'chart-kind'
  | 'chart-colours'
  | 'chart-axes'
  | 'chart-lines'
  | 'cut'

/** How often each kind was met. */
export type UnpaintedTally = { counts: ReadonlyMap<Unpainted, number>; add(kind: Unpainted): void }

/** Of what it keeps; what else its file said of it is for its reader to add. */
export function tallyUnpainted({
  size,
  background,
  backdrop,
  elements,
}: PlacedSlide): UnpaintedTally {
  const counts = new Map<Unpainted, number>()
  const add = (kind: Unpainted) => void counts.set(kind, (counts.get(kind) ?? 0) + 1)
  lookAtFill(background, size, add)
  for (const element of [...backdrop, ...elements]) lookAtElement(element, add)
  return { counts, add }
}

type Add = UnpaintedTally['add']

function lookAtFill(fill: PlacedFill | undefined, size: Size, add: Add): void {
  if (fill?.kind === 'picture' && fill.tile && !countTiles(fill.tile, size)) add('tile')
  if (fill?.kind !== 'pattern') return
  const known = findPattern(fill.pattern, size)
  if (!known || known.isNearest) add('pattern')
}

type Size = { width: number; height: number }

const addUp = (lengths: readonly number[]) => lengths.reduce((sum, one) => sum + one, 0)

/** As its file has it; rows that grow with their text are no reason to tell. */
const measureCell = (
  { columns, rows }: PlacedTable,
  { row, column, rowSpan = 1, columnSpan = 1 }: PlacedCell,
): Size => ({
  width: addUp(columns.slice(column, column + columnSpan)),
  height: addUp(rows.slice(row, row + rowSpan)),
})

function lookAtElement(element: PlacedElement, add: Add): void {
  if (isCut(element)) add('cut')
  if (element.kind === 'table')
    for (const cell of element.cells) lookAtFill(cell.fill, measureCell(element, cell), add)
  if (element.kind !== 'shape' && element.kind !== 'picture') return
  const { geometry } = element
  if (geometry && 'preset' in geometry && !isDrawn(geometry.preset)) add('outline')
  if (element.kind === 'picture') return
  lookAtFill(element.fill, element, add)
}

/** Nobody writes as much as there may be and then stops right there: what reaches its limit was cut. */
function isCut(element: PlacedElement): boolean {
  if (element.kind === 'table') {
    const { cells } = element
    return cells.length >= placedLimits.cells || cells.some(({ text }) => text && isTextCut(text))
  }
  if (element.kind !== 'shape') return false
  const { geometry, fill, text } = element
  if (geometry && 'paths' in geometry && arePathsCut(geometry.paths)) return true
  if (fill && 'stops' in fill && fill.stops.length >= placedLimits.stops) return true
  return text !== undefined && isTextCut(text)
}

const arePathsCut = (paths: readonly { d: string }[]): boolean =>
  paths.length >= placedLimits.paths || paths.some(({ d }) => d.length >= placedLimits.pathLetters)

const isTextCut = ({ looks, paragraphs }: NonNullable<PlacedShape['text']>): boolean =>
  looks.length >= placedLimits.runs || paragraphs.length >= placedLimits.paragraphs
