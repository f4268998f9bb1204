import { createStore, type StoreApi } from 'zustand/vanilla'

import type { Preferences } from '#ports/storage/preferences.ts'

export const appearances = ['system', 'light', 'dark'] as const
export type Appearance = (typeof appearances)[number]

export type AppearanceChoice = {
  state: StoreApi<{ appearance: Appearance }>
  choose(appearance: Appearance): void
}

type Needs = { preferences: Preferences; apply: (appearance: Appearance) => void }

const preference = 'appearance'

export function createAppearance({ preferences, apply }: Needs): AppearanceChoice {
  const stored = preferences.read(preference)
  const initial: Appearance = appearances.find((name) => name === stored) ?? 'system'
  apply(initial)
  const state = createStore(() => ({ appearance: initial }))
  return {
    state,
    choose(appearance) {
      apply(appearance)
      preferences.write(preference, appearance)
      state.setState({ appearance })
    },
  }
}
