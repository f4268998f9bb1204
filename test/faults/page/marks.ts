import type { Deck } from '#core/deck/deck.ts'

/** Marks are characters that nobody else types: each stands for one thing that was typed. */
export const markPlanes = { start: 0xf0000, one: 0xf2000, other: 0xf8000 } as const

/** Those in the words of a deck, or in a text. */
export function listMarks(where: Deck | string): Set<string> {
  const text =
    typeof where === 'string'
      ? where
      : [
          where.title,
          ...where.slides.flatMap(({ title, notes, content }) => [title, notes, ...content]),
        ].join(' ')
  return new Set(text.match(/[\u{f0000}-\u{fffff}]/gu))
}
