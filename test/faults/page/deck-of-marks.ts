import type { Deck } from '#core/deck/deck.ts'

import { markPlanes } from './marks.ts'

/** Four slides in which every text is a mark, so that each can be followed. */
export function createDeckOfMarks(): Deck {
  let marks = 0
  const newMark = () => String.fromCodePoint(markPlanes.start + marks++)
  return {
    title: newMark(),
    slides: ['a', 'b', 'c', 'd'].map((id) => ({
      id,
      title: newMark(),
      content: [newMark(), newMark(), newMark()],
      notes: newMark(),
    })),
  }
}
