import { useState } from 'react'

import type { DeckWish } from './deck-wish.ts'

export type WishedText = 'topic' | 'source'

/** `wish`: as it stood when that was said. */
type Missing = { field: WishedText; text: string; wish: Pick<DeckWish, WishedText> }

/**
 * What was pressed too early wants a text first, and says so at its field until either text changes:
 * with a text of one's own no topic is needed.
 */
export function useMissing(wish: DeckWish) {
  const [missing, setMissing] = useState<Missing | null>(null)
  return {
    /** New with every press, so that a form moves the focus again. */
    outcome: missing,
    say: (field: WishedText, text: string) => setMissing({ field, text, wish }),
    find: (field: WishedText): string | null =>
      missing?.field === field &&
      missing.wish.topic === wish.topic &&
      missing.wish.source === wish.source
        ? missing.text
        : null,
  }
}
