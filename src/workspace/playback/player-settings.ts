import * as v from 'valibot'
import { createStore, type StoreApi } from 'zustand/vanilla'

import { parseJson } from '#core/parse-json.ts'
import type { Preferences } from '#ports/preferences.ts'

export const captionSizes = ['small', 'medium', 'large'] as const
export const captionPlaces = ['bottom', 'top'] as const
export const playerRates = [0.75, 1, 1.25, 1.5, 1.75, 2] as const

const settingsSchema = v.object({
  captions: v.fallback(v.boolean(), true),
  captionSize: v.fallback(v.picklist(captionSizes), 'medium'),
  captionPlace: v.fallback(v.picklist(captionPlaces), 'bottom'),
  transcript: v.fallback(v.boolean(), false),
})

export type PlayerSettings = v.InferOutput<typeof settingsSchema>

/** How somebody likes to watch, whoever made the presentation. */
export type PlayerChoice = {
  state: StoreApi<PlayerSettings>
  change(changes: Partial<PlayerSettings>): void
}

const preference = 'player'

export function createPlayerChoice(preferences: Preferences): PlayerChoice {
  const kept = v.safeParse(settingsSchema, parseJson(preferences.read(preference) ?? '{}'))
  const state = createStore(() => (kept.success ? kept.output : v.parse(settingsSchema, {})))
  return {
    state,
    change(changes) {
      state.setState(changes)
      preferences.write(preference, JSON.stringify(state.getState()))
    },
  }
}
