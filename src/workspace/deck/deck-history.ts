import type { Deck } from '#core/deck/deck.ts'
import { isSame } from '#core/rebase/is-same.ts'
import { rebaseDeck } from '#core/rebase/rebase-deck.ts'

/** The slides the user was on before and after a step, by id: where undo and redo lead. */
type Places = { from: string; to: string }

/** What was edited elsewhere. */
type ForeignChange = { before: Deck; after: Deck }

/**
 * One step of the user, with the deck on its far side as it was when the step was made, and what
 * has been edited elsewhere since. That is worked in when the step is taken, not before: most
 * steps are never taken back.
 */
type Step = Places & { deck: Deck; foreign: readonly ForeignChange[] }

/** Where an undo or redo leads. */
export type Destination = { deck: Deck; slide: string }

/** Earlier steps than this are forgotten. */
export const maxSteps = 1000
/** So many changes from elsewhere are kept apart; beyond, they count as one. */
const maxForeign = 500

/**
 * The states of a deck before and after each step made in this tab. Going back restores exactly
 * what this tab changed and nothing else.
 *
 * Yjs has an undo manager; 13.6.33 deletes a neighbour's characters when it takes back typing
 * that an earlier undo had brought back (yjs#736).
 */
export type DeckHistory = {
  /** A step has just been made on `before`; one that joins becomes part of the step before it. */
  record(before: Deck, step: Places & { joins: boolean }): void
  /** The last step was tidied up after. It takes that back with it; one that left nothing is none. */
  tidy(present: Deck): void
  undo(present: Deck): Destination | null
  redo(present: Deck): Destination | null
  canUndo(): boolean
  canRedo(): boolean
  /** The deck has changed by the hand of another. */
  absorb(before: Deck, after: Deck): void
}

export function createDeckHistory(): DeckHistory {
  // In both, the step nearest to the present is the last.
  let past: readonly Step[] = []
  let future: readonly Step[] = []

  return {
    record(before, { from, to, joins }) {
      future = []
      const last = past.at(-1)
      if (joins && last) past = [...past.slice(0, -1), { ...last, to }]
      else past = [...past, { deck: before, from, to, foreign: [] }].slice(-maxSteps)
    },

    tidy(present) {
      const last = past.at(-1)
      if (last?.foreign.length === 0 && isSame(last.deck, present)) past = past.slice(0, -1)
    },

    undo(present) {
      const taken = takeStep(past)
      if (!taken) return null
      const { deck, from, to } = taken
      past = taken.rest
      future = [...future, { deck: present, from, to, foreign: [] }]
      return { deck, slide: from }
    },

    redo(present) {
      const taken = takeStep(future)
      if (!taken) return null
      const { deck, from, to } = taken
      future = taken.rest
      past = [...past, { deck: present, from, to, foreign: [] }]
      return { deck, slide: to }
    },

    canUndo: () => past.length > 0,
    canRedo: () => future.length > 0,

    absorb(before, after) {
      past = tellNearest(past, [{ before, after }])
      future = tellNearest(future, [{ before, after }])
    },
  }
}

/** The nearest step, with what was edited elsewhere worked in; the next one is told of that in turn. */
function takeStep(steps: readonly Step[]): (Places & { deck: Deck; rest: readonly Step[] }) | null {
  const step = steps.at(-1)
  if (!step) return null
  let { deck } = step
  const changes = step.foreign.map(({ before, after }) => {
    const change = { before: deck, after: rebaseDeck(before, deck, after) }
    deck = change.after
    return change
  })
  return { deck, from: step.from, to: step.to, rest: tellNearest(steps.slice(0, -1), changes) }
}

function tellNearest(steps: readonly Step[], changes: readonly ForeignChange[]): readonly Step[] {
  const step = steps.at(-1)
  if (!step || changes.length === 0) return steps
  return [...steps.slice(0, -1), { ...step, foreign: limit([...step.foreign, ...changes]) }]
}

function limit(changes: readonly ForeignChange[]): readonly ForeignChange[] {
  const [first] = changes
  const last = changes.at(-1)
  if (!first || !last || changes.length <= maxForeign) return changes
  return [{ before: first.before, after: last.after }]
}
