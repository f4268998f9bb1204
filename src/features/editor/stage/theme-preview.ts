import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import { findDeckTheme } from '#core/theme/find-deck-theme.ts'
import type { Theme } from '#core/theme/theme.ts'
import { findTheme } from '#core/theme/themes.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

type Preview = { deckId: string; theme: string } | null

const preview = createStore<{ shown: Preview }>(() => ({ shown: null }))

/** Shows a theme on the stage without a change of the deck; null goes back to its own. */
export function previewTheme(openDeck: OpenDeck, theme: string | null): void {
  preview.setState({ shown: theme === null ? null : { deckId: openDeck.id, theme } })
}

/** The theme that the stage shows: the one being tried, or the deck's. */
export function useStageTheme(openDeck: Pick<OpenDeck, 'id' | 'state'>): Theme {
  const own = useStore(openDeck.state, (state) => findDeckTheme(state.deck))
  const tried = useStore(preview, ({ shown }) =>
    shown?.deckId === openDeck.id ? shown.theme : undefined,
  )
  return tried === undefined ? own : findTheme(tried)
}
