import type { Box, Fill, Rect, SlideLayout, TextLine, Turn } from '../../layout/boxes.ts'
import { flattenPath, isInside, meets } from '../../layout/backdrop/meets-shape.ts'
import type { PathCommand } from '../../layout/pictures/picture-shape.ts'
import { pxPerPt } from '../../layout/stage.ts'
import { boundPath, mapPath, outlineRect, type Point, turnPoint } from '../paths.ts'

/** A letter here or there is still made out. */
const mostCovered = 0.4

/** So nearly nothing is seen through it. */
const opaque = 0.85

/**
 * The texts of a slide over which lies what somebody placed there, so that they cannot be read. Nothing that a
 * form draws covers its words.
 */
export function findCoveredWords({ boxes, over, isKept }: SlideLayout): string[] {
  const first = isKept ? 0 : (over ?? boxes.length)
  const covers = boxes.flatMap((box, at) => (at < first ? [] : asCover(box, at)))
  if (covers.length === 0) return []
  return boxes.flatMap((box, at) => {
    const above = covers.filter((cover) => cover.at > at)
    return listTexts(box).flatMap((text) =>
      text.lines.some((line) => isCovered(line, text, above)) ? [text.text] : [],
    )
  })
}

type Cover = { at: number; bounds: Rect; listOutlines: () => Point[][] }

function asCover(box: Box, at: number): Cover[] {
  const path = findOpaquePath(box)
  if (path.length === 0) return []
  let outlines: Point[][] | null = null
  return [{ at, bounds: boundPath(path), listOutlines: () => (outlines ??= flattenPath(path)) }]
}

function findOpaquePath(box: Box): readonly PathCommand[] {
  if (box.kind === 'shape') return isOpaque(box.fill) ? (box.path ?? []) : []
  if (box.kind !== 'image' || box.effects.opacity < 100 * opaque) return []
  return box.turn ? mapPath(box.outline, turnPoint(box.turn)) : box.outline
}

const isOpaque = (fill: Fill): boolean =>
  (fill.kind === 'solid' ? [fill] : fill.stops).every(
    ({ colour }) => colour.length === 7 || Number.parseInt(colour.slice(7, 9), 16) >= 255 * opaque,
  )

type SetText = { text: string; lines: readonly TextLine[]; sizePt: number; turn?: Turn }

function listTexts(box: Box): SetText[] {
  if (box.kind === 'table') return box.cells
  if (box.kind === 'text') return box.paragraphs
  if (box.kind !== 'letters') return []
  const { turn } = box
  return box.paragraphs.map(({ text, lines, sizePt }) => ({
    text,
    lines,
    sizePt,
    ...(turn && { turn }),
  }))
}

/** Looked at in so many places of a line. */
const columns = 16
const rows = 3

function isCovered(
  { text, x, baseline, width }: TextLine,
  { sizePt, turn }: SetText,
  covers: readonly Cover[],
): boolean {
  if (text.trim() === '') return false
  const height = 0.7 * sizePt * pxPerPt
  const rect = { x, y: baseline - height, width, height }
  const turned = turn ? turnPoint(turn) : (point: Point) => point
  const bounds = turn ? boundPath(mapPath(outlineRect(rect), turned)) : rect
  const near = covers.filter((cover) => meets(cover.bounds, bounds))
  if (near.length === 0) return false
  const places = Array.from({ length: columns * rows }, (_, at): Point =>
    turned([
      rect.x + (rect.width * ((at % columns) + 0.5)) / columns,
      rect.y + (rect.height * (Math.floor(at / columns) + 0.5)) / rows,
    ]),
  )
  const hidden = places.filter((place) =>
    near.some(({ listOutlines }) => isInside(listOutlines(), place)),
  )
  return hidden.length > mostCovered * places.length
}
