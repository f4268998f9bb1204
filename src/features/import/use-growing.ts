import { use, useEffect, useState } from 'react'

import type { Deck } from '#core/deck/deck.ts'
import { findDeckTheme } from '#core/theme/find-deck-theme.ts'
import { SlideFontsContext } from '#slide/slide-fonts-context.ts'
import { giveWay } from '#workspace/give-way.ts'

import { layOutAhead } from './lay-out-ahead.ts'

/** Of slides that are taken away, so many in a task. */
const gone = 4

/**
 * How many slides of a deck are shown by now, up to `most`: one after the other. From when `onGone`
 * is given they go again, and it is called once none is left.
 */
export function useGrowing(deck: Deck, most: number, onGone?: () => void): number {
  const fonts = use(SlideFontsContext)
  const [count, setCount] = useState(0)
  const isLeaving = onGone !== undefined
  useEffect(() => {
    if (isLeaving) return undefined
    const stop = new AbortController()
    void layOutAhead({
      slides: deck.slides.slice(0, most),
      theme: findDeckTheme(deck),
      fonts,
      signal: stop.signal,
      onLaidOut: setCount,
    })
    return () => stop.abort()
  }, [deck, most, fonts, isLeaving])
  useEffect(() => {
    if (!onGone) return
    if (count > 0) void giveWay().then(() => setCount(Math.max(count - gone, 0)))
    else onGone()
  }, [onGone, count])
  return Math.min(count, deck.slides.length)
}
