import type { Rect, ShapeBox } from '#core/layout/boxes.ts'

import type { Content } from './content.ts'
import { drawEllipse, drawPath, drawRounded } from './draw-path.ts'
import type { Inks } from './inks.ts'
import { writeNumber, writeNumbers } from './write-number.ts'

/** What a theme draws, and the plates behind texts. */
export function paintShape(content: Content, inks: Inks, box: ShapeBox): void {
  const { shape, fill, radius, stroke, path = [], hasHoles } = box
  const draw = (inset: number) => {
    // Its line runs along it, not inside.
    if (shape === 'path') return drawPath(path)
    const rect = shrink(box, inset)
    return shape === 'ellipse' ? drawEllipse(rect) : drawRounded(rect, radius - inset)
  }
  const isSeen = fill.kind !== 'solid' || !fill.colour.endsWith('00') || fill.colour.length === 7
  if (isSeen)
    content.within(() => {
      if (fill.kind === 'solid') {
        inks.fill(content, fill.colour)
        content.add(draw(0), hasHoles ? 'f*' : 'f')
        return
      }
      content.add(draw(0), hasHoles ? 'W* n' : 'W n')
      inks.flood(content, fill, box)
    })
  if (stroke && stroke.width > 0)
    content.within(() => {
      inks.stroke(content, stroke.colour)
      if (stroke.isRound) content.add('1 J 1 j')
      if (stroke.dash) content.add(`[${writeNumbers(...stroke.dash)}] 0 d`)
      content.add(`${writeNumber(stroke.width)} w`, draw(stroke.width / 2), 'S')
    })
}

const shrink = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x + by,
  y: y + by,
  width: Math.max(0, width - 2 * by),
  height: Math.max(0, height - 2 * by),
})
