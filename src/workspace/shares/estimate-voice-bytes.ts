import type { Deck } from '#core/deck/deck.ts'
import { estimateTalk } from '#core/narration/talk/estimate-talk.ts'
import { findDeckLanguage } from '#core/narration/language/find-deck-language.ts'

/** Four minutes of speech, encoded for a share, have 747 kB. */
const bytesPerSecond = 3_114

/** About how many bytes a talk adds to what brings it along. */
export const estimateVoiceBytes = (deck: Pick<Deck, 'slides'>): number =>
  Math.round(estimateTalk(deck.slides, findDeckLanguage(deck)).seconds * bytesPerSecond)
