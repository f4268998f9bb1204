import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import type { Letters } from '#core/placed/edit/visit-letters.ts'

import type { TypedPart } from './typed-part.ts'

/** Words that are selected on a slide that keeps its look, or over the form of another, also while their buttons are pressed. */
export type SelectedWords = {
  slideId: string
  letters: Exclude<Letters, { picked: unknown }>
  /** Puts the selection back where an edit moved it. */
  restore: () => void
}

const selection = createStore<{ now: SelectedWords | null }>(() => ({ now: null }))

export const toLetters = (part: TypedPart, start: number, end: number): SelectedWords['letters'] =>
  part.field === 'over'
    ? { element: part.element, paragraph: part.paragraph, start, end }
    : { field: part.field, index: part.field === 'content' ? part.index : 0, start, end }

export const selectWords = (now: SelectedWords | null): void => selection.setState({ now })

/** Those of this slide. */
export function useSelectedWords(slideId: string): SelectedWords | null {
  const now = useStore(selection, (state) => state.now)
  return now?.slideId === slideId ? now : null
}
