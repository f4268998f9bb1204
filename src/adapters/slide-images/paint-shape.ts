import type { Rect, Shadow, ShapeBox } from '#core/layout/boxes.ts'
import { toPathText } from '#core/layout/pictures/picture-shape.ts'

import type { Brush, Easel } from './easel.ts'
import { makeInk } from './make-ink.ts'
import { snapLine, snapRect } from './snap-rect.ts'

type ShapeToPaint = Rect &
  Pick<ShapeBox, 'shape' | 'fill' | 'stroke' | 'radius' | 'path' | 'shadow' | 'hasHoles'>

export function paintShape({ brush, scale }: Easel, box: ShapeToPaint): void {
  if (box.shape === 'path') return paintPath(brush, box, scale)
  const rect = snapRect(box, scale)
  brush.beginPath()
  outline(rect, 0)
  brush.fillStyle = makeInk(brush, box.fill, rect)
  brush.fill()
  if (!box.stroke) return
  brush.beginPath()
  outline(rect, 0)
  outline(rect, snapLine(box.stroke.width, scale))
  brush.fillStyle = box.stroke.colour
  // Between its edge and one further inside: so a line as broad as half the shape fills it.
  brush.fill('evenodd')

  function outline({ x, y, width, height }: Rect, inset: number): void {
    const inner = {
      x: x + inset,
      y: y + inset,
      width: Math.max(0, width - 2 * inset),
      height: Math.max(0, height - 2 * inset),
    }
    if (box.shape === 'rect') {
      brush.roundRect(inner.x, inner.y, inner.width, inner.height, Math.max(0, box.radius - inset))
      return
    }
    const [across, down] = [inner.width / 2, inner.height / 2]
    brush.moveTo(inner.x + inner.width, inner.y + down)
    brush.ellipse(inner.x + across, inner.y + down, across, down, 0, 0, 2 * Math.PI)
  }
}

/** Along its own line, which no grid of px moves. */
function paintPath(brush: Brush, box: ShapeToPaint, scale: number): void {
  const { path = [], fill, stroke, shadow, hasHoles, ...rect } = box
  const outline = new Path2D(toPathText(path))
  brush.save()
  if (shadow) castShadow(brush, shadow, scale)
  brush.fillStyle = makeInk(brush, fill, rect)
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a brush, no array
  brush.fill(outline, hasHoles ? 'evenodd' : 'nonzero')
  if (fill.kind !== 'solid' || fill.colour !== unpainted) brush.shadowColor = 'transparent'
  if (stroke) drawLine(brush, outline, stroke)
  brush.restore()
}

/** What has no fill casts the shadow of its line. */
const unpainted = '#00000000'

/** None of these grows with the brush; a canvas counts a blur twice as far as a filter does. */
export function castShadow(brush: Brush, { x, y, blur, colour }: Shadow, scale: number): void {
  brush.shadowOffsetX = x * scale
  brush.shadowOffsetY = y * scale
  brush.shadowBlur = 2 * blur * scale
  brush.shadowColor = colour
}

function drawLine(
  brush: Brush,
  outline: Path2D,
  stroke: NonNullable<ShapeToPaint['stroke']>,
): void {
  brush.strokeStyle = stroke.colour
  brush.lineWidth = stroke.width
  brush.lineCap = stroke.isRound ? 'round' : 'butt'
  brush.lineJoin = stroke.isRound ? 'round' : 'miter'
  brush.setLineDash([...(stroke.dash ?? [])])
  brush.stroke(outline)
}

export const paintBlock = (easel: Easel, rect: Rect, colour: string, radius = 0): void =>
  paintShape(easel, { ...rect, shape: 'rect', fill: { kind: 'solid', colour }, radius })
