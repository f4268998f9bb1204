import { useCallback } from 'react'

import { findShownPlace } from '#core/show/shown-slides.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

/** Where the slide of a typed number stands, as the deck is when it is asked. */
export const useFindPlace = (openDeck: OpenDeck): ((number: number) => number) =>
  useCallback((number) => findShownPlace(openDeck.state.getState().deck.slides, number), [openDeck])
