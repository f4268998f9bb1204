import { use, useEffect, useState } from 'react'

import type { Deck } from '#core/deck/deck.ts'
import { findDeckTheme } from '#core/theme/find-deck-theme.ts'
import type { Theme } from '#core/theme/theme.ts'
import { SlideFontsContext } from '#slide/slide-fonts-context.ts'
import { giveWay } from '#workspace/give-way.ts'

import { layOutAhead } from './lay-out-ahead.ts'

/** Of slides that are taken away, so many in a task. */
const gone = 4

type Growth = {
  most: number
  /** The look that the slides have where they may be put. */
  laterTheme: Theme | undefined
  /** From when it is given the slides go again, and it is called once none is left. */
  onGone: (() => void) | undefined
}

/** How many slides of a deck are shown by now: one after the other. */
export function useGrowing(deck: Deck, { most, laterTheme, onGone }: Growth): number {
  const fonts = use(SlideFontsContext)
  const [count, setCount] = useState(0)
  const isLeaving = onGone !== undefined
  useEffect(() => {
    if (isLeaving) return undefined
    const stop = new AbortController()
    void layOutAhead({
      slides: deck.slides.slice(0, most),
      theme: findDeckTheme(deck),
      ...(laterTheme && { laterTheme }),
      fonts,
      signal: stop.signal,
      onLaidOut: setCount,
    })
    return () => stop.abort()
  }, [deck, most, laterTheme, fonts, isLeaving])
  useEffect(() => {
    if (!onGone) return
    if (count > 0) void giveWay().then(() => setCount(Math.max(count - gone, 0)))
    else onGone()
  }, [onGone, count])
  return Math.min(count, deck.slides.length)
}
