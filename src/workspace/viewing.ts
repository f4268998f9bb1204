import type { StoreApi } from 'zustand/vanilla'

import type { Result } from '#core/result.ts'
import type { Clock } from '#ports/clock.ts'
import type { DeckStore } from '#ports/storage/deck-store.ts'
import type { Preferences } from '#ports/storage/preferences.ts'
import type { ExactSlideFonts } from '#ports/typefaces/slide-fonts.ts'

import type { AppearanceChoice } from './appearance.ts'
import type { CurrentDeck } from '#workspace/deck/current-deck.ts'
import type { LinkedPictures } from '#workspace/pictures/linked-pictures.ts'
import type { FetchedShare, FetchFailure, ShareSource } from '#workspace/shares/fetch-share.ts'
import type { WatchedTalk } from '#workspace/playback/watched-talk.ts'
import type { Overlays } from './overlays.ts'
import type { Updates } from './updates.ts'

/**
 * What slides and talks are shown with. Whoever opens a link has this and nothing else until the
 * first slide stands; a workspace is the same with all the rest.
 */
export type Viewing = CurrentDeck & {
  clock: Clock
  preferences: Preferences
  appearance: AppearanceChoice
  overlays: Overlays
  slideFonts: ExactSlideFonts
  /** Of a presentation that is stored here. */
  loadPicture: DeckStore['loadPicture']
  /** Of remote pictures, those that the user has asked for. */
  linkedPictures: StoreApi<{ linked: LinkedPictures }>
  /** What a link leads to, or a file holds. What is opened of it lies open like a deck of one's own, to be looked at. */
  fetchShare(source: ShareSource): Promise<Result<FetchedShare<WatchedTalk>, FetchFailure>>
  /** What was opened of it before the page was drawn, for whoever asks before they fetch it. */
  findOpened?(source: ShareSource): WatchedTalk | null
  /** Newer versions of the app itself. */
  updates: Updates
}
