import type { Slide } from '../deck/slide.ts'
import type { DeckView } from './deck-view.ts'
import { replaceSlide } from './replace-slide.ts'

/** A new picture takes over shape, border and effects; what was said of the old one alone goes. */
export const setPicture = (view: DeckView, slideId: string, imageUrl: string): DeckView =>
  replaceSlide(view, slideId, (slide) => {
    if (slide.imageUrl === imageUrl) return slide
    const { imageCrop: _crop, imageAlt: _alt, imageCredit: _credit, ...rest } = slide
    return { ...rest, imageUrl }
  })

const pictureFields = [
  'imageUrl',
  'imageStyle',
  'imageEffects',
  'imageCrop',
  'imageAlt',
  'imageCredit',
] as const satisfies readonly (keyof Slide)[]

/** With everything that was said about it, so that the next picture starts plain. */
export const removePicture = (view: DeckView, slideId: string): DeckView =>
  replaceSlide(view, slideId, withoutPicture)

/** The very slide when it has nothing of a picture. */
export function withoutPicture(slide: Slide): Slide {
  if (pictureFields.every((field) => slide[field] === undefined)) return slide
  const plain = { ...slide }
  for (const field of pictureFields) delete plain[field]
  return plain
}
