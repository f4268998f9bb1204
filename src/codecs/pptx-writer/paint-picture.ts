import {
  coverArea,
  layoutPicture,
  type PictureBorder,
  type PictureLayout,
} from '#core/layout/pictures/layout-picture.ts'
import type { PictureBox, Rect } from '#core/layout/boxes.ts'
import type { ColourSlots } from '#core/theme/assign-colours.ts'

import { clipOutline } from './clip-outline.ts'
import { paintColour, paintSolid } from './master/colour-slots.ts'
import { element } from './element.ts'
import { groupShapes, wholeStage } from './group-shapes.ts'
import { nameShape } from './name-shape.ts'
import type { Mark } from './write-mark.ts'
import { paintFill } from './paint-fill.ts'
import { findPreset, paintOutline } from './paint-outline.ts'
import { placeShape, toEmu } from './to-emu.ts'

export type PictureToPaint = {
  box: PictureBox
  /** Of its file, in px. */
  size: { width: number; height: number }
  relation: string
  slots: ColourSlots
  /** Gives the next number of a shape. */
  nextId: () => number
  /** Fills the place for a picture in the layout. */
  isPlaced: boolean
  describe: (cut: PictureCut) => Mark
}

/** What is cut off each side, in 1,000ths of a percent. */
export type PictureCut = Readonly<Record<'l' | 't' | 'r' | 'b', number>>

/** The picture whole and untouched, with its crop, outline, border and shadow as PowerPoint has them. */
export function paintPicture(picture: PictureToPaint): string {
  const { box, size, slots, nextId, relation } = picture
  const laid = layoutPicture(box, size)
  const { area, outline, rotation, scale, opacity, overlay } = laid
  const middle = [area.x + area.width / 2, area.y + area.height / 2] as const
  const clipped = clipOutline(outline, { middle, degrees: rotation, scale }, laid.frame)
  const scaled = scaleRect(area, scale)
  const preset = clipped ? null : findPreset(box.style.shape)
  const geometry = preset ?? (clipped ? paintOutline(clipped, scaled) : paintOutline(outline, area))
  // LibreOffice gives what fills a place the place's own outline, whatever the picture says.
  const isPlaced = picture.isPlaced && box.style.shape === 'rectangle' && !clipped && !overlay
  const place = placeShape(scaled, rotation) + geometry
  const cut = cutPicture(picture, laid)
  const id = nextId()
  const painted = element(
    'p:pic',
    {},
    element(
      'p:nvPicPr',
      {},
      nameShape({ id, name: `Picture ${id}`, alt: box.alt, mark: picture.describe(cut) }),
      element(
        'p:cNvPicPr',
        {},
        element('a:picLocks', { noGrp: isPlaced ? 1 : undefined, noChangeAspect: 1 }),
      ),
      isPlaced ? element('p:nvPr', {}, element('p:ph', picturePlace)) : element('p:nvPr', {}),
    ),
    element(
      'p:blipFill',
      {},
      element('a:blip', { 'r:embed': relation }, opacity < 1 ? fade(opacity) : ''),
      element('a:srcRect', cut),
      element('a:stretch', {}, element('a:fillRect', {})),
    ),
    element(
      'p:spPr',
      {},
      place,
      paintBorder(laid.border, laid, { slots, isSharp: box.style.shape === 'rectangle' }),
      castShadow(laid, slots),
    ),
  )
  if (!overlay) return painted
  const laidOver = paintOverlay(nextId(), place + paintFill(overlay, slots, opacity))
  const group = nextId()
  // So that the picture takes what lies over it along when it is moved.
  return groupShapes({ id: group, name: `Picture with overlay ${group}` }, wholeStage, [
    painted,
    laidOver,
  ])
}

export const picturePlace = { type: 'pic', idx: 13 } as const

const fade = (opacity: number): string =>
  element('a:alphaModFix', { amt: Math.round(opacity * 100_000) })

/** What is cut away so that the rest of the picture fills the outline. */
function cutPicture(
  { box, size }: PictureToPaint,
  { area, covered }: Pick<PictureLayout, 'area' | 'covered'>,
): PictureCut {
  const whole = coverArea(covered, box.crop, size)
  return {
    l: share(area.x - whole.x, whole.width),
    t: share(area.y - whole.y, whole.height),
    r: share(whole.x + whole.width - area.x - area.width, whole.width),
    b: share(whole.y + whole.height - area.y - area.height, whole.height),
  }
}

const share = (part: number, of: number): number => Math.round((100_000 * part) / of)

const scaleRect = ({ x, y, width, height }: Rect, scale: number): Rect => ({
  x: x + (width * (1 - scale)) / 2,
  y: y + (height * (1 - scale)) / 2,
  width: width * scale,
  height: height * scale,
})

type Painted = Pick<ReturnType<typeof layoutPicture>, 'scale' | 'opacity' | 'shadow'>

function paintBorder(
  border: PictureBorder | null,
  { scale, opacity }: Painted,
  { slots, isSharp }: { slots: ColourSlots; isSharp: boolean },
): string {
  if (!border) return element('a:ln', {}, element('a:noFill', {}))
  const { width, colour, style } = border
  return element(
    'a:ln',
    {
      w: toEmu(width * scale),
      cap: style === 'dotted' ? 'rnd' : 'flat',
      cmpd: style === 'double' ? 'dbl' : 'sng',
    },
    paintSolid(colour, slots, { opacity }),
    style === 'dashed'
      ? element('a:custDash', {}, element('a:ds', { d: 300_000, sp: 200_000 }))
      : '',
    style === 'dotted' ? element('a:prstDash', { val: 'sysDot' }) : '',
    isSharp ? element('a:miter', { lim: 800_000 }) : element('a:round', {}),
  )
}

/** CSS gives the spread of a blur, office files how far it reaches. */
const reach = 2

function castShadow({ shadow, opacity }: Painted, slots: ColourSlots): string {
  if (!shadow) return element('a:effectLst', {})
  const { down, blur } = shadow
  const colour = paintColour(shadow.colour, slots, { opacity })
  return element(
    'a:effectLst',
    {},
    down === 0
      ? element('a:glow', { rad: toEmu(reach * blur) }, colour)
      : element(
          'a:outerShdw',
          {
            blurRad: toEmu(reach * blur),
            dist: toEmu(down),
            dir: 5_400_000,
            algn: 'ctr',
            rotWithShape: 0,
          },
          colour,
        ),
  )
}

const paintOverlay = (id: number, look: string): string =>
  element(
    'p:sp',
    {},
    element(
      'p:nvSpPr',
      {},
      nameShape({ id, name: `Overlay ${id}`, alt: '' }),
      element('p:cNvSpPr', {}),
      element('p:nvPr', {}),
    ),
    element('p:spPr', {}, look, element('a:ln', {}, element('a:noFill', {}))),
  )
