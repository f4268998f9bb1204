import { useEffect } from 'react'
import { useStore } from 'zustand'

import { useDeckTools } from '../../deck-tools-context.ts'
import type { ViewedDeck } from '../viewed-deck.ts'

/** Whoever is still turning pages or typing has the device to themselves. */
const settledMs = 1_000
/** A busy page gets to it after this, at the latest. */
const latestMs = 3_000

/** Has the voice ready by the time that somebody wants to hear the slide on the stage. */
export function useWarmVoice(deck: ViewedDeck): void {
  const { presenter, voiceOffers } = useDeckTools()
  const status = useStore(voiceOffers.state, (state) => state.status)
  const slideId = useStore(deck.state, (state) => state.deck.slides[state.current]?.id)

  useEffect(() => {
    if (status === 'checking' || slideId === undefined) return undefined
    let idle: number | undefined
    const timer = setTimeout(() => {
      if (!('requestIdleCallback' in globalThis)) presenter.warmUp()
      else idle = requestIdleCallback(() => presenter.warmUp(), { timeout: latestMs })
    }, settledMs)
    return () => {
      clearTimeout(timer)
      if (idle !== undefined) cancelIdleCallback(idle)
    }
  }, [presenter, status, slideId])
}
