import { commonWords } from './common-words.ts'

/** How many of the words of a text are among the commonest of a language. */
type CommonWords = {
  code: string
  hits: number
  /** Of all words. */
  share: number
  /** How many different ones. */
  kinds: number
}

/** For every language with Latin letters, the likeliest first. */
export function countCommonWords(text: string): { words: string[]; found: CommonWords[] } {
  const words: string[] =
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/[\p{L}\p{M}]+/gu) ?? []
  const found = [...commonWords].map(([code, common]) => {
    const hits = words.filter((word) => common.has(word))
    const share = hits.length / Math.max(1, words.length)
    return { code, hits: hits.length, share, kinds: new Set(hits).size }
  })
  // Of two that fit equally well, the first in the list is spoken by more people.
  return { words, found: found.toSorted((one, other) => other.share - one.share) }
}
