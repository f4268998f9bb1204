import type { Box, SlideLayout } from '#core/layout/boxes.ts'
import { cssFill } from '#core/layout/backdrop/css-fill.ts'
import { orderForReading } from '#core/placed/order-for-reading.ts'

import { paintChart, paintLabel } from './paint-chart.ts'
import { paintLogo } from './paint-logo.ts'
import { paintImage, paintLetters, paintLinkArea, paintOutline } from './paint-placed.ts'
import { paintPicture } from './paint-picture.ts'
import { paintShape } from './paint-shape.ts'
import { paintTable } from './paint-table.ts'
import { paintText } from './paint-text.ts'
import type { Painter } from './painter.ts'
import { writeElement } from './write-element.ts'

/**
 * The boxes of a slide as markup, on a stage of 1280 × 720 px that the file scales as a whole.
 * @param pictures the name in the file of each picture of the slide
 */
export function paintStage(
  { boxes, background, rtl, isKept, over = boxes.length, links = [] }: SlideLayout,
  pictures: readonly string[],
  painter: Painter,
): string {
  const paint = (box: Box): string => {
    if (box.kind === 'text') return paintText(box, painter)
    if (box.kind === 'table') return paintTable(box, painter)
    if (box.kind === 'chart') return paintChart(box, painter)
    if (box.kind === 'shape') return paintShape(box, painter)
    if (box.kind === 'furniture')
      return box.labels.map((label) => paintLabel(label, painter)).join('')
    if (box.kind === 'logo') return paintLogo(box, painter)
    if (box.kind !== 'picture') return ''
    const name = pictures[box.index]
    return name === undefined ? '' : paintPicture(box, name, painter)
  }
  return writeElement(
    'div',
    {
      // What leads somewhere lies below the words that stand in it.
      class: `stage ${links.length > 0 ? 'linked ' : ''}${painter.styles.classFor({ background: cssFill(background) })}`,
      dir: rtl ? 'rtl' : 'ltr',
    },
    ...(isKept ? [] : boxes.slice(0, over).map(paint)),
    ...paintKept(isKept ? boxes : boxes.slice(over), pictures, painter),
    ...links.map((area) => paintLinkArea(area, painter)),
  )
}

/** In the page as it is read, on the stage as it was painted. */
const paintKept = (
  boxes: readonly Box[],
  pictures: readonly string[],
  painter: Painter,
): string[] =>
  orderForReading(boxes).map(({ box, layer }) => {
    if (box.kind === 'shape') return paintOutline(box, layer, painter)
    if (box.kind === 'letters') return paintLetters(box, layer, painter)
    const name = box.kind === 'image' ? pictures[box.index] : undefined
    return box.kind !== 'image' || name === undefined ? '' : paintImage(box, name, layer, painter)
  })
