import type { Finding } from '../outline/check/finding.ts'
import { changeSlide } from './change-slide.ts'
import type { DeckView } from './deck-view.ts'

/** What the deck leaves out of its text is said with the slides that tell of the same, as one step. */
export const addFacts = (view: DeckView, findings: readonly Finding[]): DeckView =>
  findings.reduce(
    (now, { fix }) =>
      fix?.kind === 'set-notes' ? changeSlide(now, fix.slideId, { notes: fix.notes }) : now,
    view,
  )
