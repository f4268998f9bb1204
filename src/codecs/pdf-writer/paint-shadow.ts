import type { Shadow } from '#core/layout/boxes.ts'

import { addGreyPicture } from './pictures/add-picture.ts'
import { castShadow, type ShadowCaster } from './cast-shadow.ts'
import { readColour } from './colour.ts'
import type { Content } from './content.ts'
import type { Inks } from './inks.ts'
import { type PdfFile, toRef } from './pdf-file.ts'
import { writeNumbers } from './write-number.ts'

export type ShadowPainter = (content: Content, caster: ShadowCaster, shadow: Shadow) => void

/** A small grey picture, because PDF cannot blur; the same one wherever the same thing casts it. */
export function createShadowPainter(file: PdfFile, inks: Inks): ShadowPainter {
  const shadows = new Map<string, ReturnType<typeof addShadow>>()
  return (content, { outline, frame, rect, rotation, scale }, { x: across, y: down, ...look }) => {
    const caster = { outline, frame, rect, rotation, scale }
    const key = JSON.stringify([caster, look])
    const shadow = shadows.get(key) ?? addShadow(file, caster, look)
    shadows.set(key, shadow)
    const { x, y, width, height } = shadow.place
    content.within(() => {
      inks.blend(content, readColour(look.colour).opacity)
      content.add(
        `${writeNumbers(width, 0, 0, -height, x + across, y + height + down)} cm`,
        `${content.use('X', shadow.ref)} Do`,
      )
    })
  }
}

/** A sharp one is soft by so much at least: its cells are no smaller. */
const leastBlur = 0.5

function addShadow(
  file: PdfFile,
  caster: ShadowCaster,
  { blur, colour }: Pick<Shadow, 'blur' | 'colour'>,
) {
  const { columns, rows, opacity, ...place } = castShadow(caster, Math.max(leastBlur, blur))
  const mask = addGreyPicture(file, { width: columns, height: rows, opacity })
  const { red, green, blue } = readColour(colour)
  const pixel = Uint8Array.from([red, green, blue], (part) => Math.round(part * 255))
  const ref = file.addStream(
    `/Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceRGB/BitsPerComponent 8/SMask ${toRef(mask)}`,
    pixel,
  )
  return { ref, place }
}
