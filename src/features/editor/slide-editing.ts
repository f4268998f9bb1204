import type { TextPart } from '#core/layout/boxes.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import type { DeckActions } from './use-deck-actions.tsx'

/** What a viewer needs to change the deck it shows. */
export type SlideEditing = {
  openDeck: OpenDeck
  actions: DeckActions
  /** Opens the form of the slide that is shown, at one of its texts. */
  onEditText: (part: TextPart) => void
}
