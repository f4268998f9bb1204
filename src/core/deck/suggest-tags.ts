import { readBullet } from './texts/bullet.ts'
import type { Deck } from './deck.ts'
import { maxTags } from './record.ts'

const stopwords = new Set(
  'the and or but in on at to for of with by from into that this what your their eine ihre über'.split(
    ' ',
  ),
)

const minTagLetters = 4

const countLetters = (word: string): number => word.match(/\p{L}/gu)?.length ?? 0

/** Up to five words longer than three letters from the title and the bullets, in order, each once. */
export function suggestTags(deck: Deck): string[] {
  const text = [
    deck.title,
    ...deck.slides.flatMap(({ content }) => content.map((point) => readBullet(point).text)),
  ].join(' ')
  // Marks belong to the letter before them: without them words of many scripts fall apart.
  const words = text.toLowerCase().match(/(?:\p{L}\p{M}*)+/gu) ?? []
  const tags = words.filter((word) => countLetters(word) >= minTagLetters && !stopwords.has(word))
  return [...new Set(tags)].slice(0, maxTags)
}
