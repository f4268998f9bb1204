import * as v from 'valibot'

import { type ModelProvider, modelProviders } from '#ports/model-provider.ts'
import type { Preferences } from '#ports/preferences.ts'

/** Who writes, without any key. What is left out is the provider's own. */
export type ModelSettings = {
  provider: ModelProvider
  model?: string
  /** The one that draws, where only the user knows its name. */
  imageModel?: string
  baseUrl?: string
}

const providerPreference = 'model-provider'
const settingsPreference = (provider: ModelProvider) => `model-settings-${provider}`

const shortText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500))
const settingsSchema = v.object({
  model: v.exactOptional(shortText),
  imageModel: v.exactOptional(shortText),
  baseUrl: v.exactOptional(shortText),
})

export function readChosenProvider(preferences: Preferences): ModelProvider {
  const stored = preferences.read(providerPreference) ?? ''
  return isProvider(stored) ? stored : 'gemini'
}

export type RememberedSettings = {
  read(provider: ModelProvider): ModelSettings
  /** As they are from now on: empty fields, and those the provider does not have, are left out. */
  keep(settings: ModelSettings): ModelSettings
  /** What was not stored. */
  forget(): void
}

/** Each provider's, so that trying another one loses nothing. */
export function createRememberedSettings(preferences: Preferences): RememberedSettings {
  const readStored = (provider: ModelProvider) => preferences.read(settingsPreference(provider))
  /** For a browser that stores nothing, until the page is closed. */
  const held = new Map<ModelProvider, { settings: ModelSettings; stored: string | null }>()

  return {
    read(provider) {
      const stored = readStored(provider)
      const last = held.get(provider)
      // Another tab may have stored another address since, and the key that goes with it.
      return last && last.stored === stored ? last.settings : parseSettings(provider, stored)
    },
    keep(settings) {
      const { provider } = settings
      const kept = tidySettings(settings)
      const { provider: _, ...fields } = kept
      preferences.write(providerPreference, provider)
      preferences.write(settingsPreference(provider), JSON.stringify(fields))
      held.set(provider, { settings: kept, stored: readStored(provider) })
      return kept
    },
    forget: () => held.clear(),
  }
}

/** Whether the name of the model that draws is the user's to give. */
export const takesImageModel = (provider: ModelProvider): boolean =>
  modelProviders[provider].draws && modelProviders[provider].takesAddress

function parseSettings(provider: ModelProvider, stored: string | null): ModelSettings {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), settingsSchema), stored)
  return tidySettings({ provider, ...(parsed.success && parsed.output) })
}

/** A key of a known provider must go to no address that anyone has written into the settings. */
function tidySettings({ provider, model, imageModel, baseUrl }: ModelSettings): ModelSettings {
  const address = modelProviders[provider].takesAddress ? baseUrl?.trim() : ''
  const drawing = takesImageModel(provider) ? imageModel?.trim() : ''
  return {
    provider,
    ...(model?.trim() && { model: model.trim() }),
    ...(drawing && { imageModel: drawing }),
    ...(address && { baseUrl: address }),
  }
}

/** A key belongs to the place it was saved for. */
export const isSamePlace = (one: string | undefined, other: string | undefined): boolean =>
  findOrigin(one) === findOrigin(other)

export const isAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

const findOrigin = (address = ''): string =>
  URL.canParse(address) ? new URL(address).origin : address.trim()

const isProvider = (name: string): name is ModelProvider => Object.hasOwn(modelProviders, name)
