import * as v from 'valibot'
import { createStore, type StoreApi } from 'zustand/vanilla'

import { slidePause } from '#core/narration/script/pacing.ts'
import { parseJson } from '#core/parse-json.ts'
import type { Preferences } from '#ports/storage/preferences.ts'

export const rateLimits = { min: 0.6, max: 2, step: 0.1 } as const

const within = (min: number, max: number, otherwise: number) =>
  v.fallback(v.pipe(v.number(), v.minValue(min), v.maxValue(max)), otherwise)

const settingsSchema = v.object({
  rate: within(rateLimits.min, rateLimits.max, 1),
  /** Between two slides. */
  pauseSeconds: within(slidePause.least, slidePause.most, slidePause.usual),
  /** From 0 to 1. */
  volume: within(0, 1, 1),
  captions: v.fallback(v.boolean(), true),
  /** The chosen voice of each language. */
  voices: v.fallback(v.record(v.string(), v.string()), {}),
})

export type NarrationSettings = v.InferOutput<typeof settingsSchema>

/** How the user likes to be spoken to, in every presentation. */
export type NarrationChoice = {
  state: StoreApi<NarrationSettings>
  change(changes: Partial<NarrationSettings>): void
}

const preference = 'narration'

export function createNarrationChoice(preferences: Preferences): NarrationChoice {
  const state = createStore(() => readNarrationSettings(preferences))
  return {
    state,
    change(changes) {
      state.setState(changes)
      preferences.write(preference, JSON.stringify(state.getState()))
    },
  }
}

/** As they were chosen last; for who only looks at them. */
export function readNarrationSettings(preferences: Preferences): NarrationSettings {
  const kept = v.safeParse(settingsSchema, parseJson(preferences.read(preference) ?? '{}'))
  return kept.success ? kept.output : v.parse(settingsSchema, {})
}
