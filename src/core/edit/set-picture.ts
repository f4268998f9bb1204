import { changeSlide } from './change-slide.ts'
import type { DeckView } from './deck-view.ts'
import { replaceSlide } from './replace-slide.ts'

/** A new picture takes over the shape, frame and effects that the slide already has. */
export const setPicture = (view: DeckView, slideId: string, imageUrl: string): DeckView =>
  changeSlide(view, slideId, { imageUrl })

/** With everything that was said about it, so that the next picture starts plain. */
export const removePicture = (view: DeckView, slideId: string): DeckView =>
  replaceSlide(view, slideId, (slide) => {
    const { imageUrl, imageStyle, imageEffects, ...rest } = slide
    const isPlain = [imageUrl, imageStyle, imageEffects].every((field) => field === undefined)
    return isPlain ? slide : rest
  })
