import { listWords } from '../outline/content-words.ts'
import type { Language } from './language.ts'
import { notesWords, packNotes } from './pack-notes.ts'
import { pointsBack } from './points-back.ts'
import type { Ranking } from './rank-sentences.ts'
import { countSectionWords, isFragment, type Section, type Sentence } from './sentence.ts'

/** Of another part no more is taken than is needed: it has its own slide. */
const borrowedWords = 64

export type NotesRequest = {
  /** Which of the sections is spoken. */
  at: number
  /** The points on the slide, which the notes should not only read out. */
  shown: readonly string[]
  /** Words that are spoken besides. */
  spent: number
}

/** Notes of 50 to 80 words, as far as possible of sentences that no other slide speaks. */
export function createNotesWriter(
  sections: readonly Section[],
  { language, ranking }: { language: Language; ranking: Ranking },
): (request: NotesRequest) => string {
  const spoken = new Set<Sentence>()
  const isFresh = (sentence: Sentence) => !spoken.has(sentence)
  const opens = ({ text }: Sentence) => !pointsBack(text, language)
  const isSentence = (sentence: Sentence) => !isFragment(sentence, language)
  const last = sections.length - 1
  const listFrom = (at: number): Sentence[] => sections[at]?.sentences ?? []

  return ({ at, shown, spent }) => {
    const visible = new Set(listWords(shown.join(' ')))
    const isShown = ({ text }: Sentence) => listWords(text).every((word) => visible.has(word))
    const value = (sentence: Sentence) => ranking.score(sentence) * (isShown(sentence) ? 0.5 : 1)
    const own = listFrom(at)
    const all = sections.flatMap((section) => section.sentences)
    let packed: Sentence[] = []
    const lacks = () => countWords(packed) + spent < notesWords.min
    const add = (from: readonly Sentence[], most: number = borrowedWords) => {
      if (!lacks()) return
      const others = [...new Set(from)].filter((sentence) => !packed.includes(sentence))
      const more = packNotes(others, { value, opens, most, spent: spent + countWords(packed) })
      packed = [...packed, ...more].toSorted((a, b) => a.index - b.index)
    }
    add(own.filter(isFresh).filter(isSentence), notesWords.max)
    if (at === last && own.length === 0) add(listRecap(isFresh), notesWords.max)
    // What the slide before has left over is nobody else's.
    for (let far = 1; far <= last; far++)
      for (const place of [at - far, at + far])
        add(listFrom(place).filter(isFresh).filter(isSentence))
    if (at === last) add(listRecap(isSentence), notesWords.max)
    for (const source of [own, listFrom(at + 1), listFrom(at - 1), all]) add(source)
    // All that is spoken stands on the slide: one more sentence makes it worth listening.
    if (packed.every(isShown)) {
      const room = notesWords.max - spent - countWords(packed)
      const extra = [...own, ...listFrom(at + 1), ...listFrom(at - 1)].find(
        (sentence) => isFresh(sentence) && !isShown(sentence) && sentence.words <= room,
      )
      if (extra) packed = [...packed, extra].toSorted((a, b) => a.index - b.index)
    }
    for (const sentence of packed) spoken.add(sentence)
    return packed.map(({ text }) => text).join(' ')
  }

  /** From each part the weightiest sentence that fits and can be understood alone. */
  function listRecap(fits: (sentence: Sentence) => boolean): Sentence[] {
    return sections.slice(0, -1).flatMap(({ sentences }) =>
      sentences
        .filter(
          (sentence) =>
            fits(sentence) &&
            isSentence(sentence) &&
            opens(sentence) &&
            !/[?？؟]/u.test(sentence.text),
        )
        .toSorted((a, b) => ranking.score(b) - ranking.score(a))
        .slice(0, 1),
    )
  }
}

const countWords = (sentences: readonly Sentence[]): number =>
  countSectionWords({ sentences: [...sentences] })
