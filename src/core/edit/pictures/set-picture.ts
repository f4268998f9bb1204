import { omitFields } from '../../deck/slide-fields.ts'
import {
  firstPictureFields,
  listPictures,
  withoutPictures,
  withPictures,
} from '../../deck/pictures/slide-pictures.ts'
import type { DeckView } from '../deck-view.ts'
import { replaceSlide } from '../replace-slide.ts'

/** A new picture takes over shape, border and effects; what was said of the old one alone goes. */
export const setPicture = (view: DeckView, slideId: string, imageUrl: string): DeckView =>
  replaceSlide(view, slideId, (slide) => {
    if (slide.imageUrl === imageUrl) return slide
    return { ...omitFields(slide, firstPictureFields), imageUrl }
  })

/** Of several the next one takes its place; with the last goes what was said about all of them. */
export const removePicture = (view: DeckView, slideId: string, place = 0): DeckView =>
  replaceSlide(view, slideId, (slide) => {
    const pictures = listPictures(slide)
    if (pictures.length <= 1) return withoutPictures(slide)
    return place < pictures.length ? withPictures(slide, pictures.toSpliced(place, 1)) : slide
  })

/** Of several pictures this one comes first: the one that is large, and that a thumbnail begins with. */
export const putPictureFirst = (view: DeckView, slideId: string, place: number): DeckView =>
  replaceSlide(view, slideId, (slide) => {
    const pictures = listPictures(slide)
    const chosen = pictures[place]
    if (!chosen || place === 0) return slide
    return withPictures(slide, [chosen, ...pictures.toSpliced(place, 1)])
  })

/** What a picture shows, for those who do not see it. */
export const describePicture = (
  view: DeckView,
  slideId: string,
  place: number,
  imageAlt: string,
): DeckView =>
  replaceSlide(view, slideId, (slide) => {
    const pictures = listPictures(slide)
    const picture = pictures[place]
    if (!picture || (picture.imageAlt ?? '') === imageAlt) return slide
    const { imageAlt: _alt, ...plain } = picture
    const described = { ...plain, ...(imageAlt && { imageAlt }) }
    return withPictures(slide, pictures.with(place, described))
  })
