import { use, useEffect, useState } from 'react'

import type { Deck } from '#core/deck/deck.ts'
import { findDeckTheme } from '#core/theme/find-deck-theme.ts'
import { SlideFontsContext } from '#slide/slide-fonts-context.ts'

import { layOutAhead } from './lay-out-ahead.ts'

/** How many slides of a deck are shown by now, up to `most`: one after the other. */
export function useGrowing(deck: Deck, most: number): number {
  const fonts = use(SlideFontsContext)
  const [count, setCount] = useState(0)
  useEffect(() => {
    const stop = new AbortController()
    void layOutAhead({
      slides: deck.slides.slice(0, most),
      theme: findDeckTheme(deck),
      fonts,
      signal: stop.signal,
      onLaidOut: setCount,
    })
    return () => stop.abort()
  }, [deck, most, fonts])
  return Math.min(count, deck.slides.length)
}
