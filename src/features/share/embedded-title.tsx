import { useStore } from 'zustand'

import { HiddenText } from '#ui/hidden-text.tsx'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { useDeckPageTitle } from '../deck/use-deck-page-title.ts'

/** In somebody else's page the slide has all the room; who hears the page is told what it is. */
export function EmbeddedTitle({ openDeck }: { openDeck: OpenDeck }) {
  const title = useStore(openDeck.state, (state) => state.deck.title)
  useDeckPageTitle(title)
  return (
    <h1>
      <HiddenText>{title}</HiddenText>
    </h1>
  )
}
