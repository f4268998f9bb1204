import type { SlideLayoutName } from '../deck/slide-layout.ts'
import { listPictures } from '../deck/pictures/slide-pictures.ts'
import type { Slide } from '../deck/slide.ts'
import { chooseForm, choosePicturedForm, type SlidePlace } from '../form/choose-form.ts'

/** What a slide is shown as: what its author chose, or what its words and pictures ask for. */
export function findForm(slide: Slide, at: SlidePlace): SlideLayoutName {
  if (slide.layout) return slide.layout
  const pictures = listPictures(slide).length
  const pictured = pictures > 0 ? choosePicturedForm(slide, { ...at, pictures }) : null
  return pictured ?? chooseForm(slide, at)
}

/** A table or a picture can be all there is to see. */
export const showsMoreThanPoints = (slide: Slide): boolean =>
  slide.table !== undefined || listPictures(slide).length > 0
