import { omitFields, pickFields } from '../deck/slide-fields.ts'
import type { Slide } from '../deck/slide.ts'
import { rewrittenFields } from '../outline/reply-shapes.ts'
import { isSame } from '../rebase/is-same.ts'
import type { DeckView } from './deck-view.ts'
import { replaceSlide } from './replace-slide.ts'

/** A slide with the words and the form that somebody wrote for it; what it has besides stays its own. */
export const rewriteSlide = (view: DeckView, written: Slide): DeckView =>
  replaceSlide(view, written.id, (slide) =>
    saysTheSame(slide, written)
      ? slide
      : { ...omitFields(slide, rewrittenFields), ...pickFields(written, rewrittenFields) },
  )

/** Whether nothing of what was written is new to whoever sees or hears it. */
export const saysTheSame = (one: Slide, other: Slide): boolean =>
  isSame(pickFields(one, perceivedFields), pickFields(other, perceivedFields))

const perceivedFields = rewrittenFields.filter((name) => name !== 'imagePrompt')
