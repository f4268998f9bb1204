import type { Slide } from '../../deck/slide.ts'
import { chooseForm, type SlidePlace } from '../../form/choose-form.ts'
import { findFormOfLayout, findFormOfTable, type ReplyFormName } from './reply-forms.ts'

/** What a slide is shown as, by the name that models know. */
export const findFormOfSlide = (slide: Slide, at: SlidePlace): ReplyFormName =>
  slide.table
    ? findFormOfTable(slide.table.show ?? 'table')
    : findFormOfLayout(slide.layout ?? chooseForm(slide, at))

/** A slide as a model would have written it, which is how a model is shown it. */
export function writeReplySlide(slide: Slide, at: SlidePlace): object {
  const { id, title, content, table, notes, imagePrompt } = slide
  return {
    id,
    title,
    form: findFormOfSlide(slide, at),
    content,
    ...(table && { table: table.rows }),
    notes,
    ...(imagePrompt && { imagePrompt }),
  }
}
