import { use, useEffect, useState } from 'react'

import type { Deck } from '#core/deck/deck.ts'
import { SlideFontsContext } from '#slide/slide-fonts-context.ts'
import { findHidden } from '#workspace/files/find-hidden.ts'
import type { Imported } from '#workspace/files/import-job.ts'

type Hidden = { deck: Deck | null; losses: Imported['losses'] }

const none: Hidden = { deck: null, losses: [] }

/** What of a deck its slides have no room for, as soon as that is known. */
export function useHidden(deck: Deck | null): Imported['losses'] {
  const fonts = use(SlideFontsContext)
  const [hidden, setHidden] = useState(none)
  useEffect(() => {
    if (!deck) return undefined
    const stop = new AbortController()
    const { signal } = stop
    const tell = async () => {
      const losses = await findHidden(deck, { fonts, signal })
      if (!signal.aborted) setHidden({ deck, losses })
    }
    void tell()
    return () => stop.abort()
  }, [deck, fonts])
  return hidden.deck === deck ? hidden.losses : none.losses
}
