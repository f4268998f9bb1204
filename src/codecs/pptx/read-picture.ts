import type { ImageCrop } from '#core/deck/pictures/image-style.ts'
import type { SlidePicture } from '#core/deck/pictures/slide-picture.ts'
import { findElement, type XmlElement } from '#codecs/xml/read-xml.ts'

import { findProperties } from './list-shapes.ts'
import { readMark } from './read-mark.ts'
import { readShare } from './read-number.ts'

/** What a shape shows: which relation names it, and how. */
export type PictureUse = {
  relationId: string
  isLinked: boolean
} & Omit<SlidePicture, 'imageUrl'>

/** The picture that fills a shape. */
export function readPictureUse(shape: XmlElement, fill: XmlElement | undefined): PictureUse | null {
  const blip = findElement(fill, 'blip')
  const embedded = blip?.attributes.get('embed')
  const relationId = embedded || blip?.attributes.get('link')
  if (!relationId) return null
  const rect = findElement(fill, 'srcRect')
  const own = readMark(findProperties(shape, 'cNvPr'), 'picture')
  // Cut as we wrote it, it shows the crop that its author made; otherwise somebody made another.
  const isUntouched = own && sides.every((side) => own.cut[side] === readSide(rect, side))
  const { imageAspect, imageCrop } = isUntouched ? own : { imageCrop: readCrop(rect) }
  const imageAlt = readDescription(shape)
  return {
    relationId,
    isLinked: !embedded,
    ...(imageAspect !== undefined && { imageAspect }),
    ...(imageCrop && { imageCrop }),
    ...(imageAlt && { imageAlt }),
    ...(own?.imageCredit && { imageCredit: own.imageCredit }),
  }
}

const sides = ['l', 't', 'r', 'b'] as const

const readSide = (rect: XmlElement | undefined, side: (typeof sides)[number]): number =>
  Math.round(readShare(rect?.attributes.get(side)) * 100_000)

/** A frame that reaches over the edge shows the whole side. */
function readCrop(rect: XmlElement | undefined): Partial<ImageCrop> | null {
  const cut = (side: string) => Math.min(1, Math.max(0, readShare(rect?.attributes.get(side))))
  const [left, top, right, bottom] = [cut('l'), cut('t'), cut('r'), cut('b')]
  const crop = { x: left, y: top, width: 1 - left - right, height: 1 - top - bottom }
  const isWhole = left + top + right + bottom === 0
  return isWhole || crop.width <= 0 || crop.height <= 0 ? null : crop
}

/** Programs put the name of the file there when nobody wrote anything, some with all its folders. */
const fileName = /^(?:\S+|(?:[a-z]:[\\/]|\\\\|file:|\/).*)\.[a-z]{3,4}$/i

/** What it shows, in words that somebody wrote. */
export function readDescription(shape: XmlElement): string {
  const text = findProperties(shape, 'cNvPr')?.attributes.get('descr')?.trim() ?? ''
  return fileName.test(text) ? '' : text
}
