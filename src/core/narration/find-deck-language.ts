import type { Deck } from '../deck/deck.ts'
import { detectSpokenLanguage } from './detect-spoken-language.ts'

const enoughLetters = 40

/** The language a deck is spoken in, as a BCP 47 code; `und` when it is not known. */
export function findDeckLanguage({ slides }: Pick<Deck, 'slides'>): string {
  const notes = slides.map((slide) => slide.notes).join('\n')
  return detectSpokenLanguage(
    notes.length >= enoughLetters
      ? notes
      : [notes, ...slides.flatMap(({ title, content }) => [title, ...content])].join('\n'),
  )
}
