import { foldText } from '../../fold-text.ts'
import { listTokens } from '../clauses/clause-signs.ts'
import type { Language } from '../language.ts'
import type { Sentence } from '../reading/sentence.ts'

/** Where in a text its words are said. */
export type Mentions = {
  /** Whether a word is said from that sentence on, and before the other. */
  wasSaid(stem: string, from: number, before: number): boolean
  /** Whether somebody with a name of several words was told of before that sentence, who is called so since. */
  wasIntroduced(surname: string, before: number): boolean
}

/** Forms of one word, brought together well enough to see that it was said. */
export function stemOf(word: string): string {
  const plain = foldText(word).replace(/['’]s$/u, '')
  if (plain.length > 7) return plain.slice(0, -2)
  return plain.length > 4 ? plain.slice(0, -1) : plain
}

/** "Marta Lindqvist" */
const surname = /(?<=\p{Ll}[,;]? \p{Lu}\p{Ll}+ )\p{Lu}\p{Ll}{2,}/gu

export function findMentions(sentences: readonly Sentence[], { stopwords }: Language): Mentions {
  const places = new Map<string, number[]>()
  const introduced = new Map<string, number>()
  for (const { text, index } of sentences) {
    for (const name of text.match(surname) ?? [])
      if (!introduced.has(name)) introduced.set(name, index)
    for (const word of listTokens(text)) {
      if (word.length < 3 || stopwords.has(word)) continue
      // "wheels" has told of "the wheel", too.
      for (const stem of new Set([stemOf(word), stemOf(word.replace(/s$/u, ''))])) {
        const own = places.get(stem)
        if (!own) places.set(stem, [index])
        else if (own.at(-1) !== index) own.push(index)
      }
    }
  }
  return {
    wasIntroduced: (name, before) => (introduced.get(name) ?? before) < before,
    wasSaid: (stem, from, before) =>
      (places.get(stem) ?? []).some((index) => index >= from && index < before),
  }
}

/** Whether one of these words stands in what an audience sees. */
export const isSeen = (stems: readonly string[], seen: string): boolean =>
  stems.some((stem) => seen.includes(stem))
