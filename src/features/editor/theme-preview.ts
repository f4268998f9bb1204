import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import type { OpenDeck } from '#workspace/open-deck.ts'

type Preview = { deckId: string; theme: string } | null

const preview = createStore<{ shown: Preview }>(() => ({ shown: null }))

/** Shows a theme on the stage without a change of the deck; null goes back to its own. */
export function previewTheme(openDeck: OpenDeck, theme: string | null): void {
  preview.setState({ shown: theme === null ? null : { deckId: openDeck.id, theme } })
}

/** The theme that the stage shows: the one being tried, or the deck's. */
export function useStageTheme(openDeck: Pick<OpenDeck, 'id' | 'state'>): string | undefined {
  const own = useStore(openDeck.state, (state) => state.deck.theme)
  const tried = useStore(preview, ({ shown }) =>
    shown?.deckId === openDeck.id ? shown.theme : undefined,
  )
  return tried ?? own
}
