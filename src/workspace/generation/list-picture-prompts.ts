import type { Deck } from '#core/deck/deck.ts'
import { listPictures } from '#core/deck/pictures/slide-pictures.ts'
import type { Slide } from '#core/deck/slide.ts'
import { choosePicturedForm } from '#core/form/choose-form.ts'
import { findFormOfLayout, type ReplyFormName } from '#core/outline/reply/reply-forms.ts'
import { findFormOfSlide } from '#core/outline/reply/write-reply-slide.ts'

/** A slide whose writer would like a picture on it. */
export type PicturePrompt = {
  slide: Slide
  place: number
  prompt: string
  /** The form that would give way to the picture; null where there is room for both. */
  gone: ReplyFormName | null
}

/** Those that are not fulfilled yet, in the order of the slides. */
export const listPicturePrompts = ({ slides }: Deck): PicturePrompt[] =>
  slides.flatMap((slide, place) => {
    const prompt = slide.imagePrompt?.trim()
    if (!prompt || slide.table || listPictures(slide).length > 0) return []
    const at = { place, count: slides.length }
    const form = findFormOfSlide(slide, at)
    const pictured = slide.layout ?? choosePicturedForm(slide, { ...at, pictures: 1 })
    const isKept = pictured === null || findFormOfLayout(pictured) === form
    return [{ slide, place, prompt, gone: isKept ? null : form }]
  })
