import { omitFields } from '../deck/slide-fields.ts'
import type { DeckView } from './deck-view.ts'
import { replaceSlide } from './replace-slide.ts'

/** What the notes of a slide are in; undefined: they say it themselves, and nothing is stored. */
export const setSlideLanguage = (
  view: DeckView,
  slideId: string,
  language: string | undefined,
): DeckView =>
  replaceSlide(view, slideId, (slide) => {
    if (slide.language === language) return slide
    return language === undefined ? omitFields(slide, ['language']) : { ...slide, language }
  })
