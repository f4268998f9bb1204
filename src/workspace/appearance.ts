import { createStore, type StoreApi } from 'zustand/vanilla'

export const appearances = ['system', 'light', 'dark'] as const
export type Appearance = (typeof appearances)[number]

export type AppearanceChoice = {
  state: StoreApi<{ appearance: Appearance }>
  choose(appearance: Appearance): void
}

/** A taste, not a document: it may be lost, so localStorage may hold it. */
type Needs = {
  load: () => string | null
  save: (appearance: Appearance) => void
  apply: (appearance: Appearance) => void
}

export function createAppearance({ load, save, apply }: Needs): AppearanceChoice {
  const stored = load()
  const initial: Appearance = appearances.find((name) => name === stored) ?? 'system'
  apply(initial)
  const state = createStore(() => ({ appearance: initial }))
  return {
    state,
    choose(appearance) {
      apply(appearance)
      save(appearance)
      state.setState({ appearance })
    },
  }
}
