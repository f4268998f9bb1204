import type { Deck } from '#core/deck/deck.ts'
import { rebaseDeck } from '#core/rebase/rebase-deck.ts'

/** The slides the user was on before and after a step, by id: where undo and redo lead. */
type Places = { from: string; to: string }

/** One step of the user, with the deck as it is on the other side of it. */
type Step = Places & { deck: Deck }

/** Where an undo or redo leads. */
export type Destination = { deck: Deck; slide: string }

/** Earlier steps than this are forgotten. */
export const maxSteps = 500

/**
 * The states of a deck before and after each step made in this tab. What is edited elsewhere is
 * worked into all of them, so that going back restores exactly what this tab changed.
 *
 * Yjs has an undo manager; 13.6.33 deletes a neighbour's characters when it takes back typing
 * that an earlier undo had brought back (yjs#736).
 */
export type DeckHistory = {
  /** A step has just been made on `before`; one that joins becomes part of the step before it. */
  record(before: Deck, step: Places & { joins: boolean }): void
  undo(present: Deck): Destination | null
  redo(present: Deck): Destination | null
  canUndo(): boolean
  canRedo(): boolean
  /** The deck has changed from `before` to `after` by the hand of another. */
  absorb(before: Deck, after: Deck): void
}

export function createDeckHistory(): DeckHistory {
  // In both, the step nearest to the present is the last.
  let past: Step[] = []
  let future: Step[] = []

  return {
    record(before, { from, to, joins }) {
      future = []
      const last = past.at(-1)
      if (joins && last) past = [...past.slice(0, -1), { ...last, to }]
      else past = [...past, { deck: before, from, to }].slice(-maxSteps)
    },

    undo(present) {
      const step = past.at(-1)
      if (!step) return null
      past = past.slice(0, -1)
      future = [...future, { ...step, deck: present }]
      return { deck: step.deck, slide: step.from }
    },

    redo(present) {
      const step = future.at(-1)
      if (!step) return null
      future = future.slice(0, -1)
      past = [...past, { ...step, deck: present }]
      return { deck: step.deck, slide: step.to }
    },

    canUndo: () => past.length > 0,
    canRedo: () => future.length > 0,

    absorb(before, after) {
      past = absorbInto(past, before, after)
      future = absorbInto(future, before, after)
    },
  }
}

/** From the present outwards, since each state is told of the change by its neighbour. */
function absorbInto(steps: readonly Step[], before: Deck, after: Deck): Step[] {
  let base = before
  let theirs = after
  return steps
    .toReversed()
    .map((step) => {
      const deck = rebaseDeck(base, step.deck, theirs)
      base = step.deck
      theirs = deck
      return { deck, from: step.from, to: step.to }
    })
    .toReversed()
}
