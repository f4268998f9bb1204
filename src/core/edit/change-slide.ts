import type { Slide } from '../deck/slide.ts'
import type { DeckView } from './deck-view.ts'
import { replaceSlide } from './replace-slide.ts'

export type SlideChanges = Partial<Omit<Slide, 'id'>>

/**
 * By id, because an answer that took a while (a generated picture) must reach the slide it was
 * asked for, wherever that is by now. Refused when it is gone or nothing would change.
 */
export const changeSlide = (view: DeckView, slideId: string, changes: SlideChanges): DeckView =>
  replaceSlide(view, slideId, (slide) =>
    Object.entries(changes).every(([field, value]) => Reflect.get(slide, field) === value)
      ? slide
      : { ...slide, ...changes },
  )
