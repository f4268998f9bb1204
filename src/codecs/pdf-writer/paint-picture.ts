import type { PictureBox, Rect } from '#core/layout/boxes.ts'
import {
  coverArea,
  layoutPicture,
  type PictureBorder,
  type PictureLayout,
} from '#core/layout/layout-picture.ts'
import { stage } from '#core/layout/stage.ts'

import { addGreyPicture, type PdfPicture } from './add-picture.ts'
import { castShadow } from './cast-shadow.ts'
import { readColour } from './colour.ts'
import { addGroup, type Content, createContent } from './content.ts'
import { drawPath, drawRect } from './draw-path.ts'
import type { Inks } from './inks.ts'
import { type PdfFile, toRef } from './pdf-file.ts'
import { writeNumber, writeNumbers } from './write-number.ts'

export type PicturePainter = (content: Content, box: PictureBox, picture: PdfPicture) => void

/** Shadow, then within its frame the picture in its outline, what lies over it, and its border. */
export function createPicturePainter(file: PdfFile, inks: Inks): PicturePainter {
  const shadows = new Map<string, ReturnType<typeof addShadow>>()

  function paintShadow(content: Content, laid: PictureLayout): void {
    if (!laid.shadow) return
    const { blur, colour, down } = laid.shadow
    const { outline, frame, rotation, scale } = laid
    const key = JSON.stringify([outline, frame, rotation, scale, blur, colour])
    const shadow = shadows.get(key) ?? addShadow(file, laid, { blur, colour })
    shadows.set(key, shadow)
    const { x, y, width, height } = shadow.place
    content.within(() => {
      inks.blend(content, readColour(colour).opacity)
      content.add(
        `${writeNumbers(width, 0, 0, -height, x, y + height + down)} cm`,
        `${content.use('X', shadow.ref)} Do`,
      )
    })
  }

  function paint(content: Content, box: PictureBox, picture: PdfPicture): void {
    const laid = layoutPicture(box, picture)
    const { area, covered, border, overlay, frame } = laid
    const path = drawPath(laid.outline)
    paintShadow(content, laid)
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

function addShadow(
  file: PdfFile,
  laid: PictureLayout,
  { blur, colour }: { blur: number; colour: string },
) {
  const { columns, rows, opacity, ...place } = castShadow(laid, blur)
  const mask = addGreyPicture(file, { width: columns, height: rows, opacity })
  const { red, green, blue } = readColour(colour)
  const pixel = Uint8Array.from([red, green, blue], (part) => Math.round(part * 255))
  const ref = file.addStream(
    `/Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceRGB/BitsPerComponent 8/SMask ${toRef(mask)}`,
    pixel,
  )
  return { ref, place }
}

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
function placePicture({ x, y, width, height }: Rect, { orientation }: PdfPicture): string {
  const place = `${writeNumbers(width, 0, 0, -height, x, y + height)} cm`
  const turned = turns[orientation]
  return turned ? `${place}\n${writeNumbers(...turned)} cm` : place
}
