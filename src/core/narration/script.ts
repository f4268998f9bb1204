import { findClauses } from './find-clauses.ts'
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
}

/** Notes as they are spoken. */
export type Script = { sentences: Sentence[] }

/** What a voice is given at once: a sentence, or a part of one. */
export type Utterance = Sentence & { sentence: number }

/** Up to here the first sound is near enough, whatever follows. */
const shortWords = 6
/** A voice loses its breath, and the listener patience, over longer ones. */
const longLetters = 220

export const writeScript = (notes: string, options: { language?: string } = {}): Script => ({
  sentences: findSentences(notes, options.language).map(({ from, to, pause }) =>
    cutOut(notes, { from, to, pauseAfter: pauses[pause] }),
  ),
})

/** All words of a script, in the order they are said. */
export const listScriptWords = ({ sentences }: Script): Word[] =>
  sentences.flatMap(({ words }) => words)

/**
 * The script in the pieces that are spoken, from the word at `from` on. Sentences stay whole, for the
 * sake of their melody; only the first is cut where it can be, so that it is heard soon, and those
 * that are too long for one breath.
 */
export function listUtterances({ sentences }: Script, from = 0): Utterance[] {
  const first = sentences.findIndex(({ words }) => words.some(({ to }) => to > from))
  if (first === -1) return []
  return sentences
    .slice(first)
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
  return cutOut(sentence.text, {
    from: (word?.from ?? sentence.from) - sentence.from,
    to: sentence.text.length,
    pauseAfter: sentence.pauseAfter,
    offset: sentence.from,
  })
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
    cutOut(text, { from: 0, to: at, pauseAfter: pause, offset }),
    cutOut(text, { from: at, to: text.length, pauseAfter, offset }),
  ]
}

/** The part of a text without the space around it; `offset` is where the text stands in the notes. */
function cutOut(
  text: string,
  part: { from: number; to: number; pauseAfter: number; offset?: number },
): Sentence {
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
