import type { ImageBox, Rect, ShapeBox } from '#core/layout/boxes.ts'
import { boundPath, mapPath, turnPoint } from '#core/placed/paths.ts'
import { stage } from '#core/layout/stage.ts'

import type { PdfPicture } from './add-picture.ts'
import type { Content } from '../content.ts'
import { drawPath } from '../draw-path.ts'
import type { Inks } from '../inks.ts'
import { writeTurn } from '../paint-letters.ts'
import { placePicture } from './paint-picture.ts'
import type { ShadowPainter } from '../paint-shadow.ts'

/** A picture where it stood: its shadow, then as much of it as is seen. */
export function paintImage(
  content: Content,
  { inks, paintShadow }: { inks: Inks; paintShadow: ShadowPainter },
  box: ImageBox,
  picture: PdfPicture,
): void {
  const opacity = box.effects.opacity / 100
  if (opacity === 0) return
  castFrom(content, paintShadow, box)
  content.within(() => {
    if (opacity < 1) inks.blend(content, opacity)
    if (box.turn) content.add(writeTurn(box.turn))
    content.add(drawPath(box.outline), 'W n', placePicture(box, picture))
    content.add(`${content.use('X', picture.ref)} Do`)
  })
}

/** The shadow of an outline, as it is turned; what lies beyond the stage is not seen. */
export function castFrom(
  content: Content,
  paintShadow: ShadowPainter,
  { shadow, ...box }: Pick<ImageBox, 'shadow' | 'turn' | 'outline'> | ShadowedShape,
): void {
  const path = 'outline' in box ? box.outline : box.path
  if (!shadow || !path) return
  const turn = 'outline' in box ? box.turn : undefined
  const outline = turn ? mapPath(path, turnPoint(turn)) : [...path]
  const rect = boundPath(outline)
  const frame = cut(rect, 4 * shadow.blur)
  if (frame.width <= 0 || frame.height <= 0) return
  paintShadow(content, { outline, frame, rect, rotation: 0, scale: 1 }, shadow)
}

type ShadowedShape = Pick<ShapeBox, 'shadow' | 'path'>

function cut({ x, y, width, height }: Rect, margin: number): Rect {
  const [left, top] = [Math.max(x, -margin), Math.max(y, -margin)]
  return {
    x: left,
    y: top,
    width: Math.min(x + width, stage.width + margin) - left,
    height: Math.min(y + height, stage.height + margin) - top,
  }
}
