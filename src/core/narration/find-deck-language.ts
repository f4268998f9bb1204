import type { Deck } from '../deck/deck.ts'
import { listTexts } from '../deck/slide-texts.ts'
import { detectSpokenLanguage, sampleLength } from './detect-spoken-language.ts'

const enoughLetters = 40

/** Asked by several at once, and again with every key: mostly about the same words. */
let told = { sample: '', language: detectSpokenLanguage('') }

/** The language a deck is spoken in, as a BCP 47 code; `und` when it is not known. */
export function findDeckLanguage({ slides }: Pick<Deck, 'slides'>): string {
  const notes = slides.map((slide) => slide.notes).filter(Boolean)
  const spoken = joinSample(notes)
  const sample =
    spoken.length >= enoughLetters
      ? spoken
      : joinSample([...notes, ...slides.flatMap((slide) => listTexts(slide, 'seen'))])
  if (sample !== told.sample) told = { sample, language: detectSpokenLanguage(sample) }
  return told.language
}

/** As much of the texts as is looked at. */
function joinSample(texts: readonly string[]): string {
  let sample = ''
  for (const text of texts) {
    if (sample.length > sampleLength) break
    sample += `${text}\n`
  }
  return sample
}
