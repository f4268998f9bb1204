import type { Deck } from '#core/deck/deck.ts'

import type { Paper } from '#workspace/files/find-paper.ts'

export type PrintJob = {
  kind: 'slides' | 'notes'
  paper: Paper
  deck: Deck
  /** Indexes of the slides to print. */
  places: readonly number[]
}
