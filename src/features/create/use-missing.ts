import { useState } from 'react'

import type { DeckWish } from './deck-wish.ts'

export type WishedText = 'topic' | 'source'

/** What was pressed too early wants a text first, and says so at its field until it is there. */
export function useMissing(wish: DeckWish) {
  const [missing, setMissing] = useState<{ field: WishedText; text: string } | null>(null)
  return {
    /** New with every press, so that a form moves the focus again. */
    outcome: missing,
    say: (field: WishedText, text: string) => setMissing({ field, text }),
    find: (field: WishedText): string | null =>
      missing?.field === field && wish[field].trim() === '' ? missing.text : null,
  }
}
