import type { ShowScreen } from '#ports/tabs/show-screen.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import type { Playback } from './playback.ts'

/** A presentation that somebody shared, and its talk. */
export type WatchedTalk = {
  deck: OpenDeck
  playback: Playback
  screen: Pick<ShowScreen, 'fill' | 'release' | 'onChange' | 'stayAwake'>
}
