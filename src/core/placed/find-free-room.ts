import type { PlacedElement, PlacedSlide } from '../deck/placed.ts'
import type { Rect } from '../layout/boxes.ts'
import { boundElement } from './edit/bound-element.ts'

/** So many fields are looked at, across and down. */
const fields = { across: 32, down: 24 } as const

/** Free along the edges, in fields. */
const margin = { side: 1, end: 1 } as const

/** What is as large as this is ground, and not something that stands there. */
const groundShare = 0.7

/** In fields; with less nobody could read what stands there. */
const least = { across: 8, down: 2 } as const

/** The largest upright rectangle of a slide in which nothing stands; null where none is large enough. */
export function findFreeRoom(placed: PlacedSlide): Rect | null {
  const { width, height } = placed.size
  const [wide, high] = [width / fields.across, height / fields.down]
  const taken = [...placed.backdrop, ...placed.elements]
    .filter((one) => !isGround(one, placed.size) && stands(one))
    .map(boundElement)
  const isFree = (column: number, row: number) =>
    !taken.some(
      (rect) =>
        rect.x < (column + 1) * wide &&
        rect.x + rect.width > column * wide &&
        rect.y < (row + 1) * high &&
        rect.y + rect.height >= row * high,
    )
  const free = Array.from({ length: fields.down }, (_, row) =>
    Array.from({ length: fields.across }, (__, column) => isFree(column, row)),
  )
  let best = { left: 0, right: 0, top: 0, bottom: 0 }
  for (let top = margin.end; top < fields.down - margin.end; top++) {
    const columns = Array.from({ length: fields.across }, () => true)
    for (let bottom = top + 1; bottom <= fields.down - margin.end; bottom++) {
      for (const column of columns.keys()) columns[column] &&= free[bottom - 1]?.[column] === true
      const [left, right] = findLongest(columns)
      const isEnough = right - left >= least.across && bottom - top >= least.down
      if (isEnough && areaOf({ left, right, top, bottom }) > areaOf(best))
        best = { left, right, top, bottom }
    }
  }
  if (areaOf(best) === 0) return null
  return {
    x: best.left * wide,
    y: best.top * high,
    width: (best.right - best.left) * wide,
    height: (best.bottom - best.top) * high,
  }
}

type Fields = { left: number; right: number; top: number; bottom: number }
const areaOf = ({ left, right, top, bottom }: Fields): number => (right - left) * (bottom - top)

export const isGround = (element: PlacedElement, { width, height }: PlacedSlide['size']): boolean =>
  element.width * element.height >= groundShare * width * height

/** A text without words takes no room. */
function stands(element: PlacedElement): boolean {
  if (element.kind !== 'shape' || element.fill || element.line) return true
  return (element.text?.paragraphs ?? []).some(({ part, text = '' }) => part || text.trim() !== '')
}

/** The first of the longest stretches of columns that are free, within the margins. */
function findLongest(columns: readonly boolean[]): [left: number, right: number] {
  let longest: [number, number] = [0, 0]
  let left: number = margin.side
  for (let right = left; right <= columns.length - margin.side; right++) {
    if (right - left > longest[1] - longest[0]) longest = [left, right]
    if (!columns[right]) left = right + 1
  }
  return longest
}
