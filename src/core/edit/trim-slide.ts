import { readBullet } from '../deck/texts/bullet.ts'
import { changeSlide } from './change-slide.ts'
import type { DeckView } from './deck-view.ts'

/** What Save does: title and notes trimmed, empty bullets dropped. */
export function trimSlide(view: DeckView, slideId: string): DeckView {
  const slide = view.deck.slides.find(({ id }) => id === slideId)
  if (!slide) return view
  const content = slide.content.filter((bullet) => readBullet(bullet).text.trim())
  return changeSlide(view, slideId, {
    title: slide.title.trim(),
    notes: slide.notes.trim(),
    content: content.length === slide.content.length ? slide.content : content,
  })
}
