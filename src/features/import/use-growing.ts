import { use, useEffect, useState } from 'react'

import type { Deck } from '#core/deck/deck.ts'
import { layoutCached } from '#core/layout/cached-layout.ts'
import { listLayoutTexts } from '#core/layout/list-layout-texts.ts'
import { findDeckTheme } from '#core/theme/find-deck-theme.ts'
import { SlideFontsContext } from '#slide/slide-fonts-context.ts'

/**
 * How many slides of a deck are shown by now, up to `most`: one after the other, and each after the
 * fonts of the one before are there. All at once would hold up everything else, and fonts that arrive
 * late lay out anew whatever is shown.
 */
export function useGrowing(deck: Deck, most: number): number {
  const fonts = use(SlideFontsContext)
  const total = Math.min(most, deck.slides.length)
  const [count, setCount] = useState(1)
  useEffect(() => {
    const slide = deck.slides[count - 1]
    if (count >= total || !slide) return undefined
    let isGone = false
    const input = { slide, theme: findDeckTheme(deck), place: count - 1 }
    const texts = listLayoutTexts(layoutCached(input, fonts.metrics()))
    void Promise.all(texts.map(({ texts: own, font }) => fonts.load(own, font))).then(() =>
      setTimeout(() => {
        if (!isGone) setCount(count + 1)
      }),
    )
    return () => {
      isGone = true
    }
  }, [count, total, deck, fonts])
  return Math.min(count, total)
}
