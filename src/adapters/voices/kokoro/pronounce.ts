import type { Pronunciation } from '#core/deck/talk/pronunciation.ts'
import { rootOf } from '#core/narration/language/language-root.ts'
import { type SaidWord, sayText } from '#core/narration/reading/say-text.ts'

import type { Lexicon } from '../piper/lexicon.ts'
import { phonemizeWords } from '../piper/phonemize-words.ts'
import { frenchReading } from './languages/french-reading.ts'
import { phonemizeFrench } from './languages/french-sounds.ts'
import { italianReading } from './languages/italian-reading.ts'
import { phonemizeItalian } from './languages/italian-sounds.ts'
import { portugueseReading } from './languages/portuguese-reading.ts'
import { phonemizePortuguese } from './languages/portuguese-sounds.ts'
import type { Reading } from './languages/reading.ts'
import { sayWritten } from './languages/say-written.ts'
import { spanishReading } from './languages/spanish-reading.ts'
import { phonemizeSpanish } from './languages/spanish-sounds.ts'
import type { SpokenWord } from './languages/spoken-word.ts'
import { kokoroNotation } from './to-kokoro-sounds.ts'

type Language = { reading: Reading; phonemize(words: readonly SpokenWord[]): string[] }

/** Languages whose letters say how a word sounds. */
const languages: Readonly<Record<string, Language>> = {
  es: { reading: spanishReading, phonemize: phonemizeSpanish },
  fr: { reading: frenchReading, phonemize: phonemizeFrench },
  it: { reading: italianReading, phonemize: phonemizeItalian },
  pt: { reading: portugueseReading, phonemize: phonemizePortuguese },
}

type Given = { language: string; lexicon: Lexicon; pronunciations: readonly Pronunciation[] }

/** What is said for a text, and for each spoken word its sounds. */
export function pronounce(
  text: string,
  { language, lexicon, pronunciations }: Given,
): { written: SaidWord[]; sounds: string[] } {
  const own = languages[rootOf(language)]
  if (!own) {
    const written = sayText(text, pronunciations)
    const spoken = written.flatMap(({ said }) => said)
    return { written, sounds: phonemizeWords(spoken, lexicon, kokoroNotation) }
  }
  const written = sayWritten(text, own.reading, pronunciations)
  const spoken = written.flatMap(({ said, mark }) =>
    said.map((word, at) => ({ word, endsClause: mark !== '' && at === said.length - 1 })),
  )
  return { written, sounds: own.phonemize(spoken) }
}
