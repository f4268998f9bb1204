import type { Deck } from './deck.ts'
import { maxTags } from './record.ts'

const stopwords = new Set('the and or but in on at to for of with by'.split(' '))

/** Up to five words longer than three letters from the title and the bullets, in order, each once. */
export function suggestTags(deck: Deck): string[] {
  const text = [deck.title, ...deck.slides.flatMap((slide) => slide.content)].join(' ')
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const tags = words.filter((word) => word.length > 3 && !stopwords.has(word))
  return [...new Set(tags)].slice(0, maxTags)
}
