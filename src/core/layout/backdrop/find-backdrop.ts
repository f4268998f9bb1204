import { layOver } from '../../theme/contrast.ts'
import type { PictureBox, Rect, ShapeBox, SlideLayout, TextBox } from '../boxes.ts'
import { listFillColours } from './list-fill-colours.ts'
import { coversArea, meets, meetsShape } from './meets-shape.ts'
import { stage } from '../stage.ts'

/** A picture may have any colour; these are the two that a text has to bear. */
const anyPicture = ['#000000', '#FFFFFF']

type Painted = Pick<SlideLayout, 'background' | 'boxes'>

/** Every colour that the text of a box may stand on: what is painted before it, where it is. */
export function findBackdrop({ background, boxes }: Painted, text: TextBox): string[] {
  if (text.plate) return [text.plate.colour]
  return findGround({ background, boxes: boxes.slice(0, boxes.indexOf(text)) }, areaOf(text))
}

/** The same for whatever comes after all that is painted. */
export function findGround({ background, boxes }: Painted, area: Rect): string[] {
  let colours = new Set(listFillColours(background, { x: 0, y: 0, ...stage }, area))
  for (const box of boxes) {
    if (box.kind !== 'picture' && box.kind !== 'shape') continue
    if (isLine(box) || !isUnder(box, area)) continue
    const below = [...colours]
    const painted =
      box.kind === 'picture'
        ? anyPicture
        : listFillColours(box.fill, box, area).flatMap((top) =>
            below.map((colour) => layOver(top, colour)),
          )
    if (box.kind === 'shape' && coversArea(box, area)) colours = new Set()
    for (const colour of painted) colours.add(colour)
  }
  return [...colours]
}

/** Where its lines are, which is often less than the room they have. */
function areaOf({ paragraphs, ...box }: TextBox): Rect {
  const lines = paragraphs.flatMap((paragraph) =>
    paragraph.lines.map((line) => ({
      left: line.x,
      right: line.x + line.width,
      top: paragraph.y,
      bottom: paragraph.y + paragraph.height,
    })),
  )
  if (lines.length === 0) return box
  const x = Math.min(...lines.map(({ left }) => left))
  const y = Math.min(...lines.map(({ top }) => top))
  const width = Math.max(...lines.map(({ right }) => right)) - x
  const height = Math.max(...lines.map(({ bottom }) => bottom)) - y
  return { x, y, width, height }
}

/** Too thin to hide a letter that crosses it. */
const isLine = ({ width, height }: Rect): boolean => Math.min(width, height) < 4

const isUnder = (box: PictureBox | ShapeBox, area: Rect): boolean =>
  box.kind === 'shape' ? meetsShape(box, area) : meets(box, area)
