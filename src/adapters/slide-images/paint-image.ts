import type { ImageBox } from '#core/layout/boxes.ts'
import { toPathText } from '#core/layout/pictures/picture-shape.ts'

import type { Brush, Easel } from './easel.ts'
import { layOver } from './lay-over.ts'
import { drawPixels } from './paint-picture.ts'
import { castShadow } from './paint-shape.ts'
import { turnBrush } from './turn-brush.ts'

/** A picture where it stood: its shadow, then as much of it as is seen. */
export function paintImage(easel: Easel, box: ImageBox, bitmap: ImageBitmap): void {
  const { brush, scale } = easel
  const opacity = box.effects.opacity / 100
  if (opacity === 0) return
  if (!box.shadow && opacity === 1) return paintSeen(brush, box, bitmap, scale)
  const sheet = easel.takeSheet('picture')
  paintSeen(sheet, box, bitmap, scale)
  brush.save()
  if (box.shadow) castShadow(brush, box.shadow, scale)
  brush.globalAlpha = opacity
  layOver(brush, sheet)
  brush.restore()
}

function paintSeen(brush: Brush, box: ImageBox, bitmap: ImageBitmap, scale: number): void {
  brush.save()
  turnBrush(brush, box.turn)
  brush.clip(new Path2D(toPathText(box.outline)))
  drawPixels(brush, bitmap, box, box.effects, scale)
  brush.restore()
}
