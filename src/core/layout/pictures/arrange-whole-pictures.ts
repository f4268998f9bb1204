import { arrangePictures, gap, mostPictures } from './arrange-pictures.ts'
import type { Rect } from '../boxes.ts'
import { stage } from '../stage.ts'

/** A picture that does not fill its frame would hang on the edge of the stage. */
const margin = 48

/** The frame with a margin where it ends with the stage; one that is the stage has no need of it. */
export function keepOffEdges({ x, y, width, height }: Rect): Rect {
  if (width === stage.width && height === stage.height) return { x, y, width, height }
  const [left, top] = [Math.max(x, margin), Math.max(y, margin)]
  const right = Math.min(x + width, stage.width - margin)
  const bottom = Math.min(y + height, stage.height - margin)
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/**
 * Where each picture stands when all of it is shown: in rows whose pictures are equally high, as
 * large as the frame allows. While the form of one is unknown they have cells like any others.
 */
export function arrangeWholePictures(
  frame: Rect,
  aspects: readonly (number | null)[],
  rtl: boolean,
): Rect[] {
  const known = aspects.slice(0, mostPictures).filter((aspect) => aspect !== null)
  const isUnknown = known.length < Math.min(aspects.length, mostPictures)
  if (isUnknown || known.length <= 1) return arrangePictures(frame, aspects.length, rtl)
  const [first = [], ...others] = known.map((_, at) => setRows(frame, known, at + 1, rtl))
  return others.reduce((best, one) => (areaOf(one) > areaOf(best) ? one : best), first)
}

const areaOf = (rects: readonly Rect[]): number =>
  rects.reduce((sum, { width, height }) => sum + width * height, 0)

/** In so many rows, each as wide as the frame, all made smaller together where they are too high. */
function setRows(frame: Rect, aspects: readonly number[], count: number, rtl: boolean): Rect[] {
  const rows = dealByLength(aspects, count)
  const heights = rows.map((row) => (frame.width - gap * (row.length - 1)) / sum(row))
  const scale = Math.min(1, (frame.height - gap * (rows.length - 1)) / sum(heights))
  const total = sum(heights) * scale + gap * (rows.length - 1)
  let y = frame.y + (frame.height - total) / 2
  return rows.flatMap((row, index) => {
    const height = (heights[index] ?? 0) * scale
    const taken = sum(row) * height + gap * (row.length - 1)
    let x = frame.x + (frame.width - taken) / 2
    const ordered = rtl ? row.toReversed() : row
    const rects = ordered.map((aspect): Rect => {
      const rect = { x, y, width: aspect * height, height }
      x += rect.width + gap
      return rect
    })
    y += height + gap
    return rtl ? rects.toReversed() : rects
  })
}

/** Rows of about the same length, in the order of reading, none of them empty. */
function dealByLength(aspects: readonly number[], count: number): number[][] {
  const share = sum(aspects) / count
  const rows: number[][] = [[]]
  let dealt = 0
  for (const [index, aspect] of aspects.entries()) {
    const row = rows.at(-1) ?? []
    const isDue =
      dealt + aspect / 2 > share * rows.length || aspects.length - index <= count - rows.length
    if (row.length > 0 && rows.length < count && isDue) rows.push([aspect])
    else row.push(aspect)
    dealt += aspect
  }
  return rows
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0)
