import type { Slide } from './slide.ts'
import type { SlidePicture } from './slide-picture.ts'

export type PicturedSlide = Pick<
  Slide,
  'imageUrl' | 'imageAspect' | 'imageCrop' | 'imageAlt' | 'imageCredit' | 'morePictures'
>

/** All pictures of a slide, in the order of reading. */
export function listPictures({
  imageUrl,
  imageAspect,
  imageCrop,
  imageAlt,
  imageCredit,
  morePictures = [],
}: PicturedSlide): SlidePicture[] {
  if (imageUrl === undefined) return [...morePictures]
  const first: SlidePicture = {
    imageUrl,
    ...(imageAspect !== undefined && { imageAspect }),
    ...(imageCrop && { imageCrop }),
    ...(imageAlt !== undefined && { imageAlt }),
    ...(imageCredit && { imageCredit }),
  }
  return [first, ...morePictures]
}

const ofEach = [
  'imageUrl',
  'imageAspect',
  'imageCrop',
  'imageAlt',
  'imageCredit',
  'morePictures',
] as const
const ofAll = ['imageStyle', 'imageEffects'] as const

/** The slide with these pictures in place of its own; the look that they share goes with the last. */
export function withPictures(slide: Slide, [first, ...more]: readonly SlidePicture[]): Slide {
  const plain = { ...slide }
  for (const field of first ? ofEach : [...ofEach, ...ofAll]) delete plain[field]
  return { ...plain, ...first, ...(more.length > 0 && { morePictures: more }) }
}

/** The very slide when it has nothing of a picture. */
export const withoutPictures = (slide: Slide): Slide =>
  [...ofEach, ...ofAll].every((field) => slide[field] === undefined)
    ? slide
    : withPictures(slide, [])

/**
 * The slide with its pictures at other addresses; one that has none any more (null) goes. The very
 * slide when nothing changes.
 */
export function movePictures(slide: Slide, findUrl: (imageUrl: string) => string | null): Slide {
  const before = listPictures(slide)
  const after = before.flatMap((picture) => {
    const imageUrl = findUrl(picture.imageUrl)
    return imageUrl === null ? [] : [{ ...picture, imageUrl }]
  })
  const isSame =
    after.length === before.length &&
    after.every(({ imageUrl }, place) => imageUrl === before[place]?.imageUrl)
  return isSame ? slide : withPictures(slide, after)
}
