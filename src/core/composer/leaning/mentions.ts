import { foldText } from '../../fold-text.ts'
import { listTokens } from '../clauses/clause-signs.ts'
import type { Language } from '../language.ts'
import type { Sentence } from '../reading/sentence.ts'

/** Where in a text its words are said. */
export type Mentions = {
  /** Whether a word is said from that sentence on, and before the other. */
  wasSaid(stem: string, from: number, before: number): boolean
}

/** Forms of one word, brought together well enough to see that it was said. */
export function stemOf(word: string): string {
  const plain = foldText(word).replace(/['’]s$/u, '')
  if (plain.length > 7) return plain.slice(0, -2)
  return plain.length > 4 ? plain.slice(0, -1) : plain
}

export function findMentions(sentences: readonly Sentence[], { stopwords }: Language): Mentions {
  const places = new Map<string, number[]>()
  for (const { text, index } of sentences)
    for (const word of listTokens(text)) {
      if (word.length < 3 || stopwords.has(word)) continue
      // "wheels" has told of "the wheel", too.
      for (const stem of new Set([stemOf(word), stemOf(word.replace(/s$/u, ''))])) {
        const own = places.get(stem)
        if (!own) places.set(stem, [index])
        else if (own.at(-1) !== index) own.push(index)
      }
    }
  return {
    wasSaid: (stem, from, before) =>
      (places.get(stem) ?? []).some((index) => index >= from && index < before),
  }
}

/** Whether one of these words stands in what an audience sees. */
export const isSeen = (stems: readonly string[], seen: string): boolean =>
  stems.some((stem) => seen.includes(stem))
