import type { Result } from '#core/result.ts'
import type { Clock } from '#ports/clock.ts'
import type { DeckStore, StoreFailure } from '#ports/deck-store.ts'
import type { LocalData } from '#ports/local-data.ts'
import type { Preferences } from '#ports/preferences.ts'

import type { AppearanceChoice } from './appearance.ts'
import type { Keys } from './keys.ts'
import type { Library } from './library.ts'
import type { OpenDeck } from './open-deck.ts'
import type { Overlays } from './overlays.ts'
import type { Session } from './session.ts'

/** Everything a screen can ask for. Made once in `app/services`, handed down by context. */
export type Workspace = {
  session: Session
  library: Library
  keys: Keys
  overlays: Overlays
  appearance: AppearanceChoice
  preferences: Preferences
  decks: DeckStore
  localData: LocalData
  clock: Clock
  /** Loads what editing needs (Yjs among it) and opens a presentation. */
  openDeck(id: string): Promise<Result<OpenDeck, StoreFailure>>
  /** The presentation open now, so that a crash screen can still save it to a file. */
  currentDeck(): OpenDeck | null
}
