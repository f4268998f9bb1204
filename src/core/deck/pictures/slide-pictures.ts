import { type FieldsWith, listFields, omitFields, pickFields } from '../slide-fields.ts'
import type { Slide } from '../slide.ts'
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

/** The name that addresses have in elements (`placed.ts`), however deep. */
export const inPlaced = 'imageUrl'

/**
 * The addresses of all pictures that a slide may show: its own, in the order of reading, then those that
 * only its kept look has, or what lies over its form.
 */
export function listPictureUrls(slide: ShownPictures): string[] {
  const urls = listPictures(slide).map(({ imageUrl }) => imageUrl)
  // Most slides have neither, and a deck may have a thousand of them.
  for (const elements of [slide.placed, slide.over])
    if (elements) for (const url of listInside(elements)) if (!urls.includes(url)) urls.push(url)
  return urls
}

/** A deck is asked with every key, and elements never change in place. */
const known = new WeakMap<object, readonly string[]>()

function listInside(elements: object): readonly string[] {
  const before = known.get(elements)
  if (before) return before
  const urls: string[] = []
  JSON.stringify(elements, (name, value: string) => {
    if (name === inPlaced) urls.push(value)
    return value
  })
  known.set(elements, urls)
  return urls
}

export type ShownPictures = PicturedSlide & Pick<Slide, 'placed' | 'over'>

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
