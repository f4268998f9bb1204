import type { SlideLayout } from '#core/layout/boxes.ts'

import type { ShownPictures } from './decoded-pictures.ts'
import type { Easel } from './easel.ts'
import { makeInk } from './make-ink.ts'
import { paintChart } from './paint-chart.ts'
import { paintFurniture } from './paint-furniture.ts'
import { paintImage } from './paint-image.ts'
import { paintLetters } from './paint-letters.ts'
import { paintPicture } from './paint-picture.ts'
import { paintShape } from './paint-shape.ts'
import { paintTable } from './paint-table.ts'
import { paintText } from './paint-text.ts'

/** All boxes of a slide, in the order in which the screen paints them. */
export function paintSlide(
  easel: Easel,
  { background, boxes }: SlideLayout,
  pictures: ShownPictures,
  /** Since the slide is seen; texts that come in are where they are by then. */
  seconds = Number.POSITIVE_INFINITY,
): void {
  easel.wipe()
  const { width, height } = easel.size
  easel.brush.fillStyle = makeInk(easel.brush, background, { x: 0, y: 0, width, height })
  easel.brush.fillRect(0, 0, width, height)
  for (const box of boxes) {
    if (box.kind === 'shape') paintShape(easel, box)
    else if (box.kind === 'table') paintTable(easel, box)
    else if (box.kind === 'chart') paintChart(easel, box)
    else if (box.kind === 'furniture') paintFurniture(easel, box)
    else if (box.kind === 'text') paintText(easel, box, seconds)
    else if (box.kind === 'letters') paintLetters(easel, box)
    else {
      const bitmap = pictures.get(box)
      if (bitmap && box.kind === 'logo')
        easel.brush.drawImage(bitmap, box.x, box.y, box.width, box.height)
      else if (bitmap && box.kind === 'image') paintImage(easel, box, bitmap)
      else if (bitmap && box.kind === 'picture') paintPicture(easel, box, bitmap)
    }
  }
}
