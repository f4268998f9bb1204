import type { LogoBox, PictureBox, Rect } from '#core/layout/boxes.ts'
import {
  coverArea,
  layoutPicture,
  type PictureBorder,
  type PictureLayout,
} from '#core/layout/pictures/layout-picture.ts'
import { stage } from '#core/layout/stage.ts'

import type { PdfPicture } from './add-picture.ts'
import { addGroup, type Content, createContent } from '../content.ts'
import { drawPath, drawRect } from '../draw-path.ts'
import type { Inks } from '../inks.ts'
import { createShadowPainter } from '../paint-shadow.ts'
import type { PdfFile } from '../pdf-file.ts'
import { writeNumber, writeNumbers } from '../write-number.ts'

export type PicturePainter = (content: Content, box: PictureBox, picture: PdfPicture) => void

/** Shadow, then within its frame the picture in its outline, what lies over it, and its border. */
export function createPicturePainter(file: PdfFile, inks: Inks): PicturePainter {
  const paintShadow = createShadowPainter(file, inks)

  function paint(content: Content, box: PictureBox, picture: PdfPicture): void {
    const laid = layoutPicture(box, picture)
    const { area, covered, border, overlay, frame } = laid
    const path = drawPath(laid.outline)
    if (laid.shadow) paintShadow(content, laid, { ...laid.shadow, x: 0, y: laid.shadow.down })
    content.within(() => {
      content.add(drawRect(frame), 'W n', turn(laid))
      content.within(() => {
        content.add(path, 'W n')
        content.within(() => {
          const whole = coverArea(covered, box.crop, picture)
          content.add(placePicture(whole, picture), `${content.use('X', picture.ref)} Do`)
        })
        if (overlay) inks.flood(content, overlay, area)
      })
      if (border) paintBorder(content, { border, path, isSharp: box.style.shape === 'rectangle' })
    })
  }

  type BorderToPaint = { border: PictureBorder; path: string; isSharp: boolean }

  function paintBorder(content: Content, { border, path, isSharp }: BorderToPaint): void {
    const { width, colour, style } = border
    const line = [
      `${writeNumber(width)} w ${isSharp ? 0 : 1} j`,
      style === 'dashed' ? `[${writeNumbers(3 * width, 2 * width)}] 0 d` : '',
      style === 'dotted' ? `[0 ${writeNumber(2 * width)}] 0 d 1 J` : '',
    ].filter(Boolean)
    content.within(() => {
      if (style === 'double') {
        const mask = createContent()
        mask.add(...line, '1 G', path, 'S', `${writeNumber(width / 3)} w 0 G`, path, 'S')
        inks.mask(content, addGroup(file, mask, stageBox, 'DeviceGray'))
      }
      inks.stroke(content, colour)
      content.add(...line, path, 'S')
    })
  }

  return (content, box, picture) => {
    const opacity = box.effects.opacity / 100
    if (opacity === 1) return paint(content, box, picture)
    if (opacity === 0) return
    const drawing = createContent()
    paint(drawing, box, picture)
    content.within(() => {
      inks.blend(content, opacity)
      content.add(`${content.use('X', addGroup(file, drawing, stageBox))} Do`)
    })
  }
}

const stageBox = `0 0 ${stage.width} ${stage.height}`

/** Whole, and as it is. */
export const paintLogo = (content: Content, box: LogoBox, picture: PdfPicture): void =>
  content.within(() => {
    content.add(placePicture(box, picture), `${content.use('X', picture.ref)} Do`)
  })

/** Turned and scaled about the middle of its shape. */
function turn({ rect, rotation, scale }: PictureLayout): string {
  const angle = (rotation * Math.PI) / 180
  const [cos, sin] = [scale * Math.cos(angle), scale * Math.sin(angle)]
  const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2]
  return `${writeNumbers(cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y)} cm`
}

/** Where the corners of the stored picture come to lie in the shown one: origin, right end, upper end. */
const turns: Readonly<Record<number, readonly [number, number, number, number, number, number]>> = {
  2: [-1, 0, 0, 1, 1, 0],
  3: [-1, 0, 0, -1, 1, 1],
  4: [1, 0, 0, -1, 0, 1],
  5: [0, -1, -1, 0, 1, 1],
  6: [0, -1, 1, 0, 0, 1],
  7: [0, 1, 1, 0, 0, 0],
  8: [0, 1, -1, 0, 1, 0],
}

/** A picture is one unit high and wide, with its foot at the bottom. */
export function placePicture({ x, y, width, height }: Rect, { orientation }: PdfPicture): string {
  const place = `${writeNumbers(width, 0, 0, -height, x, y + height)} cm`
  const turned = turns[orientation]
  return turned ? `${place}\n${writeNumbers(...turned)} cm` : place
}
