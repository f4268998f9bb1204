import type { Slide } from '#core/deck/slide.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import type { DeckActions } from '../use-deck-actions.tsx'

/** What every section of the panel is given. */
export type SectionProps = { openDeck: OpenDeck; slide: Slide; actions: DeckActions }
