import type { TextPart } from '#core/layout/boxes.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import type { DeckActions } from './use-deck-actions.tsx'
import type { SidePanel } from './use-side-panel.ts'

/** What the viewer needs to change the deck it shows. */
export type SlideEditing = {
  openDeck: OpenDeck
  actions: DeckActions
  /** Leads to a text in the form, where the slide is too small to type on. */
  onEditText: (part: TextPart) => void
  panel: SidePanel
}
