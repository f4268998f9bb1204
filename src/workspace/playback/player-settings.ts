import { createStore, type StoreApi } from 'zustand/vanilla'

import { parseJson } from '#core/parse-json.ts'
import { readFields } from '#core/read-fields.ts'
import type { Preferences } from '#ports/storage/preferences.ts'

export const captionSizes = ['small', 'medium', 'large'] as const
export const captionPlaces = ['bottom', 'top'] as const
export const playerRates = [0.75, 1, 1.25, 1.5, 1.75, 2] as const

export type PlayerSettings = {
  captions: boolean
  captionSize: (typeof captionSizes)[number]
  captionPlace: (typeof captionPlaces)[number]
  transcript: boolean
}

/** How somebody likes to watch, whoever made the presentation. */
export type PlayerChoice = {
  state: StoreApi<PlayerSettings>
  change(changes: Partial<PlayerSettings>): void
}

const preference = 'player'

export function createPlayerChoice(preferences: Preferences): PlayerChoice {
  const state = createStore(() => readSettings(preferences.read(preference)))
  return {
    state,
    change(changes) {
      state.setState(changes)
      preferences.write(preference, JSON.stringify(state.getState()))
    },
  }
}

/** What is missing or unknown is as it is at first. */
function readSettings(stored: string | null): PlayerSettings {
  const kept = readFields(parseJson(stored ?? '{}'))
  return {
    captions: kept['captions'] !== false,
    captionSize: captionSizes.find((size) => size === kept['captionSize']) ?? 'medium',
    captionPlace: captionPlaces.find((place) => place === kept['captionPlace']) ?? 'bottom',
    transcript: kept['transcript'] === true,
  }
}
