import type { DeckTalk } from '../../deck/talk/deck-talk.ts'
import type { Slide } from '../../deck/slide.ts'
import { listTexts } from '../../deck/texts/slide-texts.ts'
import { canBeSpoken } from './can-be-spoken.ts'

/** What is said of a slide: its notes, or, where it has none and its author wants it, its points. */
export function tellSlide(slide: Slide, talk: DeckTalk = {}): string {
  if (talk.withoutNotes !== 'points' || canBeSpoken(slide)) return slide.notes
  const { title, content } = slide
  const texts = listTexts({ title, content }, 'seen').map((text) => text.trim())
  return texts.filter(Boolean).map(endSentence).join('\n')
}

/** A heading or a point that ends without a mark is still said as a sentence. */
const endSentence = (text: string): string => (/[.!?…:;。！？]$/u.test(text) ? text : `${text}.`)
