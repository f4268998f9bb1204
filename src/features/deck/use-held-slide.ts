import { useEffect, useState } from 'react'
import { useStore } from 'zustand'

import type { Slide } from '#core/deck/slide.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

/**
 * The slide that was current when a dialog opened, and where it stands by now. Null when it is
 * gone, as when another tab deletes it; then `onGone` is told.
 */
export function useHeldSlide(
  openDeck: OpenDeck,
  onGone: () => void,
): { slide: Slide; place: number } | null {
  const [slideId] = useState(() => {
    const { deck, current } = openDeck.state.getState()
    return deck.slides[current]?.id
  })
  const slides = useStore(openDeck.state, (state) => state.deck.slides)
  const place = slides.findIndex(({ id }) => id === slideId)
  const slide = slides[place]
  const isGone = slide === undefined
  useEffect(() => {
    if (isGone) onGone()
  }, [isGone, onGone])
  return slide ? { slide, place } : null
}
