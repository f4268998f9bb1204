import type { PlacedElement } from '../deck/placed.ts'
import { readBullet } from '../deck/texts/bullet.ts'
import type { Box, LettersBox, Rect, SetLetters, TextLine } from '../layout/boxes.ts'
import { linePitch } from '../layout/stage.ts'
import { placeRect, type Standing } from './lay-out-shape.ts'
import { type Point, turnPoint } from './paths.ts'

/** An element, and what is painted of it. */
export type PaintedElement = { element: PlacedElement; boxes: readonly Box[] }

/**
 * Whether words of it leave both their box and the slide. Beyond their box alone they are seen, as in
 * many a file; and who lets a whole box lie beside the slide wants nobody to see it.
 */
export function runsOff({ element, boxes }: PaintedElement, on: Standing, frame: Rect): boolean {
  // Whoever draws charts makes their letters fit.
  if (element.kind !== 'shape' && element.kind !== 'table') return false
  const table = element.kind === 'table' ? placeRect(element, on) : null
  return boxes.some((box) => box.kind === 'letters' && leaves(box, table ?? box, frame))
}

function leaves({ turn, paragraphs }: LettersBox, room: Rect, frame: Rect): boolean {
  const turned = turn ? turnPoint(turn) : (point: Point) => point
  for (const paragraph of paragraphs)
    for (const line of paragraph.lines)
      if (line.text.trim() !== '')
        for (const point of markLine(line, paragraph))
          if (!holds(frame, turned(point)) && !holds(room, point)) return true
  return false
}

/** Within these half of its letters, upright, and all of them but half of one at each end, can be seen. */
function markLine({ x, baseline, width }: TextLine, { pitch }: Pick<SetLetters, 'pitch'>): Point[] {
  const sizePx = pitch / linePitch
  const y = baseline - middleOfLetters * sizePx
  const inset = Math.min(width, sizePx) / 2
  return [
    [x + inset, y],
    [x + width - inset, y],
  ]
}

/** Above their baseline, in em. */
const middleOfLetters = 0.3

const holds = ({ x, y, width, height }: Rect, [left, top]: Point): boolean =>
  left >= x && left <= x + width && top >= y && top <= y + height

/**
 * How many points stand nowhere on the slide. One that no paragraph names can be seen all the same: in
 * the drawing of a diagram, in a further table, as the title of a chart.
 */
export function countUnpaintedPoints(
  content: readonly string[],
  shown: readonly PaintedElement[],
): number {
  const named = new Set<number>()
  const paragraphs = shown.flatMap(({ boxes }) => boxes.flatMap(listParagraphs))
  for (const { part } of paragraphs) if (part?.field === 'content') named.add(part.index)
  const unnamed = content.filter((_, index) => !named.has(index))
  if (unnamed.length === 0) return 0
  const said = new Set(
    paragraphs.flatMap(({ part, text }) => (part === null ? listWords(text) : [])),
  )
  return unnamed.filter((point) =>
    listWords(readBullet(point).text).some((word) => !said.has(word)),
  ).length
}

const listParagraphs = (box: Box): readonly SetLetters[] =>
  box.kind === 'letters' ? box.paragraphs : []

/** Letters and figures alone: cells of a row are set apart by lines, and signs may be painted by others. */
const listWords = (text: string): string[] => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean)
