import type { OpenDeck } from '#workspace/deck/open-deck.ts'

/** What looking at a deck needs, and no more: an open deck is one, and so can be a shared one. */
export type ViewedDeck = Pick<OpenDeck, 'id' | 'isWatched' | 'state' | 'select' | 'loadPicture'>
