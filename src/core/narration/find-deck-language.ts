import { detectLanguage } from '../composer/detect-language.ts'
import type { Deck } from '../deck/deck.ts'

/** What a voice for English can be given when nothing else is known of a text. */
const latin = /\p{Script=Latin}/u
const enoughLetters = 40

/** The language a deck is spoken in, as a BCP 47 code; `und` when it is not known. */
export function findDeckLanguage({ slides }: Pick<Deck, 'slides'>): string {
  const notes = slides.map((slide) => slide.notes).join('\n')
  const text =
    notes.length >= enoughLetters
      ? notes
      : [notes, ...slides.flatMap(({ title, content }) => [title, ...content])].join('\n')
  const { code } = detectLanguage(text)
  if (code) return code
  return latin.test(text) || !/\p{L}/u.test(text) ? 'en' : 'und'
}
