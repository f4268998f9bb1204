import { findClauses } from './find-clauses.ts'
import type { Stretch } from '../language/find-foreign.ts'
import { findSentences } from './find-sentences.ts'
import { pauses } from './pacing.ts'

/** Offsets are in the notes, so that what is spoken can be shown where it was written. */
export type Word = { text: string; from: number; to: number }

export type Sentence = {
  text: string
  from: number
  to: number
  /** Seconds of silence after it, at normal speed. */
  pauseAfter: number
  words: Word[]
  /** Where it is another one than that of the notes. */
  language?: string
}

/** Notes as they are spoken. */
export type Script = { sentences: Sentence[] }

/** What a voice is given at once: a sentence, or a part of one. */
export type Utterance = Sentence & { sentence: number }

/** Up to here the first sound is near enough, whatever follows. */
const shortWords = 6
/** A voice loses its breath, and the listener patience, over longer ones. */
const longLetters = 220

type Writing = { language?: string; foreign?: readonly Stretch[] }

/** A sentence that goes over into another language is cut there, since somebody else goes on. */
export const writeScript = (notes: string, { language, foreign = [] }: Writing = {}): Script => ({
  sentences: findSentences(notes, language).flatMap(({ from, to, pause }) =>
    cutAtStretches(notes, { from, to, pauseAfter: pauses[pause] }, foreign),
  ),
})

function cutAtStretches(
  notes: string,
  { from, to, pauseAfter }: Part,
  foreign: readonly Stretch[],
): Sentence[] {
  const borders = foreign.flatMap((stretch) => [stretch.from, stretch.to])
  const ends = [...borders.filter((border) => border > from && border < to), to]
  const parts = ends.flatMap((end, index) => {
    const part = cutOut(notes, { from: ends[index - 1] ?? from, to: end, pauseAfter: pauses.comma })
    const stretch = foreign.find((one) => one.from <= part.from && part.from < one.to)
    if (part.words.length === 0) return []
    return [stretch ? { ...part, language: stretch.language } : part]
  })
  const last = parts.at(-1)
  return last ? [...parts.slice(0, -1), { ...last, pauseAfter }] : []
}

/** All words of a script, in the order they are said. */
export const listScriptWords = ({ sentences }: Script): Word[] =>
  sentences.flatMap(({ words }) => words)

/**
 * The script in the pieces that are spoken, from the word at `from` on up to the sentence at `until`. Sentences stay whole, for the
 * sake of their melody; only the first is cut where it can be, so that it is heard soon, and those
 * that are too long for one breath.
 */
export function listUtterances(
  { sentences }: Script,
  from = 0,
  until = Number.POSITIVE_INFINITY,
): Utterance[] {
  const first = sentences.findIndex(({ words }) => words.some(({ to }) => to > from))
  if (first === -1) return []
  return sentences
    .slice(first)
    .filter((sentence) => sentence.from < until)
    .flatMap((sentence, index) =>
      (index === 0 ? cutFirst(startAt(sentence, from)) : cutLong(sentence)).map((part) =>
        Object.assign(part, { sentence: first + index }),
      ),
    )
}

/** Words between spaces, as a reader sees them; a dash or an ellipsis that stands alone is none. */
export const listWords = (text: string, offset = 0): Word[] =>
  [...text.matchAll(/\S+/gu)]
    .filter(([word]) => /[\p{L}\p{N}]/u.test(word))
    .map(({ 0: word, index }) => ({
      text: word,
      from: offset + index,
      to: offset + index + word.length,
    }))

function startAt(sentence: Sentence, from: number): Sentence {
  const word = sentence.words.find(({ to }) => to > from)
  const part = cutOut(sentence.text, {
    from: (word?.from ?? sentence.from) - sentence.from,
    to: sentence.text.length,
    pauseAfter: sentence.pauseAfter,
    offset: sentence.from,
  })
  return { ...sentence, ...part }
}

function cutFirst(sentence: Sentence): Sentence[] {
  const [head] = findClauses(sentence.text)
  if (!head?.pause || sentence.words.length <= shortWords) return cutLong(sentence)
  const [first, rest] = cutAt(sentence, head.to, pauses[head.pause])
  return rest.words.length === 0 ? [sentence] : [first, ...cutLong(rest)]
}

/** At the last clause that ends within one breath. */
function cutLong(sentence: Sentence): Sentence[] {
  if (sentence.text.length <= longLetters) return [{ ...sentence }]
  const clauses = findClauses(sentence.text).slice(0, -1)
  const end = clauses.findLast(({ to }) => to <= longLetters)
  // Without any sign, a breath is taken between two words.
  const at = end?.to ?? sentence.text.lastIndexOf(' ', longLetters)
  const [first, rest] = cutAt(sentence, at, pauses[end?.pause ?? 'comma'])
  if (first.words.length === 0 || rest.words.length === 0) return [{ ...sentence }]
  return [first, ...cutLong(rest)]
}

function cutAt(sentence: Sentence, at: number, pause: number): [Sentence, Sentence] {
  const { text, from: offset, pauseAfter } = sentence
  return [
    { ...sentence, ...cutOut(text, { from: 0, to: at, pauseAfter: pause, offset }) },
    { ...sentence, ...cutOut(text, { from: at, to: text.length, pauseAfter, offset }) },
  ]
}

type Part = { from: number; to: number; pauseAfter: number; offset?: number }

/** The part of a text without the space around it; `offset` is where the text stands in the notes. */
function cutOut(text: string, part: Part): Sentence {
  const raw = text.slice(part.from, part.to)
  const start = (part.offset ?? 0) + part.from + raw.length - raw.trimStart().length
  const bare = raw.trim()
  return {
    text: bare,
    from: start,
    to: start + bare.length,
    pauseAfter: part.pauseAfter,
    words: listWords(bare, start),
  }
}
