import type { Sentence } from './sentence.ts'

export const notesWords = { min: 50, max: 80 } as const

export type PackOptions = {
  /** How much a sentence is worth. */
  value: (sentence: Sentence) => number
  /** Whether one can begin to speak with it. */
  opens: (sentence: Sentence) => boolean
  /** Words that are spoken besides. */
  spent: number
  /** Of all that is spoken. */
  most: number
}

/**
 * Sentences to be spoken, in their order, of 50 to 80 words together: best a stretch without gaps,
 * else the best choice that fits, else as much as there is.
 */
export function packNotes(
  sentences: readonly Sentence[],
  { value, opens, spent, most }: PackOptions,
): Sentence[] {
  const min = Math.max(0, notesWords.min - spent)
  const max = most - spent
  return (
    findStretch(sentences, { value, opens, min, max }) ??
    findChoice(sentences, value, { min, max }) ??
    takeWhileFits(sentences, max)
  )
}

type Bounds = { min: number; max: number }

function findStretch(
  sentences: readonly Sentence[],
  { value, opens, min, max }: Pick<PackOptions, 'value' | 'opens'> & Bounds,
): Sentence[] | null {
  let best: { worth: number; stretch: Sentence[] } | null = null
  for (let from = 0; from < sentences.length; from++) {
    let words = 0
    const start = sentences[from]
    let worth = (from === 0 ? 0.5 : 0) + (start && opens(start) ? 1 : 0)
    for (let to = from; to < sentences.length; to++) {
      const sentence = sentences[to]
      if (!sentence || words + sentence.words > max) break
      words += sentence.words
      worth += value(sentence)
      if (words >= min && (!best || worth > best.worth))
        best = { worth, stretch: sentences.slice(from, to + 1) }
    }
  }
  return best?.stretch ?? null
}

/** The sack of a burglar who may carry so many words and no more. */
function findChoice(
  sentences: readonly Sentence[],
  value: (sentence: Sentence) => number,
  { min, max }: Bounds,
): Sentence[] | null {
  const best: ({ worth: number; chosen: Sentence[] } | undefined)[] = [{ worth: 0, chosen: [] }]
  for (const sentence of sentences)
    for (let words = max; words >= sentence.words; words--) {
      const before = best[words - sentence.words]
      if (!before) continue
      const worth = before.worth + value(sentence)
      if (worth > (best[words]?.worth ?? -1))
        best[words] = { worth, chosen: [...before.chosen, sentence] }
    }
  return best.slice(min).reduce<Sentence[] | null>((found, candidate) => {
    if (!candidate || candidate.chosen.length === 0) return found
    const worth = found ? found.reduce((sum, sentence) => sum + value(sentence), 0) : -1
    return candidate.worth > worth ? candidate.chosen : found
  }, null)
}

function takeWhileFits(sentences: readonly Sentence[], max: number): Sentence[] {
  let words = 0
  return sentences.filter((sentence) => {
    if (words + sentence.words > max) return false
    words += sentence.words
    return true
  })
}
