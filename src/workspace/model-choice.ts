import * as v from 'valibot'

import { type ModelProvider, modelProviders } from '#ports/model-provider.ts'
import type { Preferences } from '#ports/preferences.ts'

/** Who writes, without any key. What is left out is the provider's own. */
export type ModelSettings = { provider: ModelProvider; model?: string; baseUrl?: string }

const providerPreference = 'model-provider'
const settingsPreference = (provider: ModelProvider) => `model-settings-${provider}`

const shortText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500))
const settingsSchema = v.object({
  model: v.exactOptional(shortText),
  baseUrl: v.exactOptional(shortText),
})

export function readChosenProvider(preferences: Preferences): ModelProvider {
  const stored = preferences.read(providerPreference) ?? ''
  return isProvider(stored) ? stored : 'gemini'
}

/** Each provider's are remembered, so that trying another one loses nothing. */
export function readModelSettings(
  preferences: Preferences,
  provider: ModelProvider,
): ModelSettings {
  const stored = v.safeParse(
    v.pipe(v.string(), v.parseJson(), settingsSchema),
    preferences.read(settingsPreference(provider)),
  )
  return { provider, ...(stored.success && stored.output) }
}

/** Empty fields are left out. An address is kept only for providers that may have one. */
export function keepModelSettings(
  preferences: Preferences,
  { provider, model, baseUrl }: ModelSettings,
): ModelSettings {
  const address = modelProviders[provider].takesAddress ? baseUrl?.trim() : ''
  const kept = {
    ...(model?.trim() && { model: model.trim() }),
    ...(address && { baseUrl: address }),
  }
  preferences.write(providerPreference, provider)
  preferences.write(settingsPreference(provider), JSON.stringify(kept))
  return { provider, ...kept }
}

/** A key belongs to the place it was saved for. */
export const isSamePlace = (one: string | undefined, other: string | undefined): boolean =>
  findOrigin(one) === findOrigin(other)

export const isAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

const findOrigin = (address = ''): string =>
  URL.canParse(address) ? new URL(address).origin : address.trim()

const isProvider = (name: string): name is ModelProvider => Object.hasOwn(modelProviders, name)
