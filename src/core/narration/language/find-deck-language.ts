import type { DeckTalk } from '../../deck/talk/deck-talk.ts'
import type { Slide } from '../../deck/slide.ts'
import { listTexts } from '../../deck/texts/slide-texts.ts'
import { detectSpokenLanguage, judgeLanguage, sampleLength } from './detect-spoken-language.ts'

const enoughLetters = 40

/** Asked by several at once, and again with every key: mostly about the same words. */
let told = { sample: '', language: detectSpokenLanguage('') }

type Spoken = { slides: readonly Slide[]; talk?: DeckTalk }

/** The language a deck is spoken in, as a BCP 47 code; `und` when it is not known. */
export function findDeckLanguage({ slides, talk }: Spoken): string {
  if (talk?.language !== undefined) return talk.language
  const notes = slides.map((slide) => slide.notes).filter(Boolean)
  const spoken = joinSample(notes)
  const sample =
    spoken.length >= enoughLetters
      ? spoken
      : joinSample([...notes, ...slides.flatMap((slide) => listTexts(slide, 'seen'))])
  if (sample !== told.sample)
    told = { sample, language: findMost(notes) ?? detectSpokenLanguage(sample) }
  return told.language
}

/** What most of the notes are in, as far as each tells it: a deck may have slides in others, too. */
function findMost(notes: readonly string[]): string | null {
  const letters = new Map<string, number>()
  let read = 0
  for (const text of notes) {
    if (read > sampleLength) break
    read += text.length
    const { language, isSure } = judgeLanguage(text)
    if (isSure) letters.set(language, (letters.get(language) ?? 0) + text.length)
  }
  const [most] = [...letters].toSorted(([, one], [, other]) => other - one)
  return most?.[0] ?? null
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
