import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import type { Letters } from '#core/placed/edit/visit-letters.ts'

/** Words that are selected on a slide that keeps its look, also while their buttons are pressed. */
export type SelectedWords = {
  slideId: string
  letters: Exclude<Letters, { picked: unknown }>
  /** Puts the selection back where an edit moved it. */
  restore: () => void
}

const selection = createStore<{ now: SelectedWords | null }>(() => ({ now: null }))

export const selectWords = (now: SelectedWords | null): void => selection.setState({ now })

/** Those of this slide. */
export function useSelectedWords(slideId: string): SelectedWords | null {
  const now = useStore(selection, (state) => state.now)
  return now?.slideId === slideId ? now : null
}
