import type { Rect } from '../boxes.ts'

/** More than these are too small to be seen; the layout counts what it leaves out. */
export const mostPictures = 9

export const gap = 12

/** Where each of several pictures stands in the frame that they share, in the order of reading. */
export function arrangePictures(frame: Rect, count: number, rtl: boolean): Rect[] {
  const cells = divide(frame, Math.min(count, mostPictures))
  return rtl ? cells.map((cell) => mirrorWithin(frame, cell)) : cells
}

function divide(frame: Rect, count: number): Rect[] {
  if (count <= 1) return count === 1 ? [frame] : []
  // One large and two small look composed, where three alike would be strips.
  if (count === 3) {
    const isWide = frame.width > frame.height
    const [large, rest] = isWide ? splitAcross(frame, [2, 1]) : splitDown(frame, [3, 2])
    if (!large || !rest) return []
    return [large, ...(isWide ? splitDown(rest, [1, 1]) : splitAcross(rest, [1, 1]))]
  }
  const dealt = dealEvenly(count, Math.ceil(count / chooseColumns(frame, count)))
  const rows = splitDown(
    frame,
    dealt.map(() => 1),
  )
  return rows.flatMap((row, index) => splitAcross(row, Array<1>(dealt[index] ?? 0).fill(1)))
}

/** Most photographs have about this form. */
const usualAspect = 4 / 3
const costOfUnevenRows = 0.25

/** As many as give cells the form of a photograph, and rather rows that are alike. */
function chooseColumns({ width, height }: Rect, count: number): number {
  const costs = Array.from({ length: count }, (_, at) => {
    const rows = Math.ceil(count / (at + 1))
    const aspect = width / (at + 1) / (height / rows)
    const isUneven = count % (at + 1) > 0
    return Math.abs(Math.log(aspect / usualAspect)) + (isUneven ? costOfUnevenRows : 0)
  })
  return costs.indexOf(Math.min(...costs)) + 1
}

/** So many in each row, the fuller rows last. */
const dealEvenly = (count: number, rows: number): number[] =>
  Array.from({ length: rows }, (_, row) => Math.floor((count + row) / rows))

export function splitAcross({ x, y, width, height }: Rect, shares: readonly number[]): Rect[] {
  return split(x, width, shares).map((part) => ({ x: part.start, y, width: part.length, height }))
}

export function splitDown({ x, y, width, height }: Rect, shares: readonly number[]): Rect[] {
  return split(y, height, shares).map((part) => ({ x, y: part.start, width, height: part.length }))
}

function split(
  start: number,
  length: number,
  shares: readonly number[],
): { start: number; length: number }[] {
  const room = length - gap * (shares.length - 1)
  const total = shares.reduce((sum, share) => sum + share, 0)
  let at = start
  return shares.map((share) => {
    const part = { start: at, length: (room * share) / total }
    at += part.length + gap
    return part
  })
}

const mirrorWithin = (frame: Rect, { x, ...cell }: Rect): Rect => ({
  ...cell,
  x: 2 * frame.x + frame.width - x - cell.width,
})
