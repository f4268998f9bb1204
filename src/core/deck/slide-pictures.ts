import { type FieldsWith, listFields, omitFields, pickFields } from './slide-fields.ts'
import type { Slide } from './slide.ts'
import type { SlidePicture } from './slide-picture.ts'

type FieldOfOne = FieldsWith<{ kind: 'picture'; of: 'one' }>

export type PicturedSlide = Pick<Slide, FieldOfOne>

const ofOne = listFields({ kind: 'picture', of: 'one' })
const ofAll = listFields({ kind: 'picture', of: 'all' })

/** What is said of the first picture stands on the slide itself. */
export const firstPictureFields = ofOne.filter((field) => field !== 'morePictures')

/** All pictures of a slide, in the order of reading. */
export function listPictures(slide: PicturedSlide): SlidePicture[] {
  const { imageUrl, morePictures = [] } = slide
  if (imageUrl === undefined) return [...morePictures]
  return [{ ...pickFields(slide, firstPictureFields), imageUrl }, ...morePictures]
}

/** The slide with these pictures in place of its own; the look that they share goes with the last. */
export function withPictures(slide: Slide, [first, ...more]: readonly SlidePicture[]): Slide {
  const plain = omitFields(slide, first ? ofOne : [...ofOne, ...ofAll])
  return { ...plain, ...first, ...(more.length > 0 && { morePictures: more }) }
}

/** The very slide when it has nothing of a picture. */
export const withoutPictures = (slide: Slide): Slide =>
  [...ofOne, ...ofAll].every((field) => slide[field] === undefined)
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
