import { weighStatement } from '../../facts/weigh-statement.ts'
import { listWords } from '../../outline/content-words.ts'
import { slideLengths } from '../../outline/slide-lengths.ts'
import { hasFiniteVerb } from '../clauses/clause-signs.ts'
import type { Language } from '../language.ts'
import { pointsBack } from '../leaning/points-back.ts'
import type { Ranking } from '../plan/rank-sentences.ts'
import type { Shown } from './shown.ts'
import { endsLikeSentence } from '../reading/split-sentences.ts'
import { countWordsOf, type Sentence } from '../reading/sentence.ts'

/** For what the slide has no room for, notes may be longer than they are at their best. */
const mostWords = 105

export type NotesRequest = {
  /** What the slide is made from. */
  own: readonly Sentence[]
  /** What it shows. */
  shown: Shown
  /** Words that are spoken besides. */
  spent: number
}

/** Notes of one's own section: what the slide leaves out first, then what else it says. */
export function createNotesWriter({
  language,
  ranking,
}: {
  language: Language
  ranking: Ranking
}): (request: NotesRequest) => string {
  const spoken = new Set<Sentence>()
  const rate = (sentence: Sentence) => weighStatement(sentence.text) * ranking.score(sentence)

  return ({ own, shown, spent }) => {
    const isSaid = new Set(listSaid(own, shown))
    const fresh = own.filter((sentence) => !spoken.has(sentence))
    // Entries of a list are shown; where there is nothing else to say, all of them are read out.
    const isList = fresh.every(({ isItem }) => isItem)
    const sayable = fresh.filter(
      (sentence) => isList || !isSaid.has(sentence) || !isEntry(sentence, language),
    )
    const packed = new Set<Sentence>()
    const count = () => spent + countWordsOf([...packed])
    const add = (from: readonly Sentence[], most: number) => {
      for (const sentence of from)
        if (!packed.has(sentence) && count() + sentence.words <= most) packed.add(sentence)
    }
    const left = sayable.filter((sentence) => !isSaid.has(sentence))
    const byWeight = left.toSorted((a, b) => rate(b) - rate(a))
    add(
      byWeight.filter(({ text }) => weighStatement(text) > 1),
      mostWords,
    )
    add(left, slideLengths.notes.max)
    if (count() < slideLengths.notes.min) add(sayable, slideLengths.notes.max)
    addOpening(packed, own, (sentence) => count() + sentence.words <= mostWords)
    const chosen = own.filter((sentence) => packed.has(sentence))
    for (const sentence of chosen) spoken.add(sentence)
    return joinNotes(chosen.length > 0 ? chosen : own)
  }

  /** Notes do not begin with a sentence that goes on from another, where that one can be said, too. */
  function addOpening(
    packed: Set<Sentence>,
    own: readonly Sentence[],
    fits: (sentence: Sentence) => boolean,
  ): void {
    const first = own.findIndex((sentence) => packed.has(sentence))
    const before = own[first - 1]
    if (!before || !pointsBack(own[first]?.text ?? '', language)) return
    if (fits(before)) packed.add(before)
  }
}

/** The sentences of which every word can be read on the slide. */
function listSaid(own: readonly Sentence[], { content, table }: Shown): Sentence[] {
  const seen = new Set(listWords([...content, ...(table?.rows.flat() ?? [])].join(' ')))
  return own.filter(({ text }) => listWords(text).every((word) => seen.has(word)))
}

/** One after the other, each with its end. */
export const joinNotes = (sentences: readonly Sentence[]): string =>
  sentences.map(({ text }) => endSentence(text)).join(' ')

export const endSentence = (text: string): string =>
  endsLikeSentence(text) || /[:：]$/u.test(text) ? text : `${text}.`

const fewWords = 5

/** An entry of a list that is no sentence: "2 onions". */
const isEntry = ({ isItem, text, words }: Sentence, language: Language): boolean =>
  isItem && words <= fewWords && !hasFiniteVerb(text, language)
