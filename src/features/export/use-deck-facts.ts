import { useEffect, useState } from 'react'

import type { DeckSource } from '#workspace/files/deck-source.ts'
import { type DeckFacts, measureDeck } from '#workspace/files/measure-deck.ts'

/** Null until the presentation was looked at, and when it cannot be read. */
export function useDeckFacts(source: DeckSource | null): DeckFacts | null {
  const [facts, setFacts] = useState<DeckFacts | null>(null)
  useEffect(() => {
    let isLeft = false
    void (async () => {
      const measured = source && (await measureDeck(source))
      if (measured?.ok && !isLeft) setFacts(measured.value)
    })()
    return () => {
      isLeft = true
    }
  }, [source])
  return facts
}
