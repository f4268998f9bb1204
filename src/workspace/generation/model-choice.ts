import { parseJson } from '#core/parse-json.ts'
import { type ModelProvider, modelProviders } from '#ports/models/model-provider.ts'
import type { Preferences } from '#ports/storage/preferences.ts'

/** Who writes, without any key. What is left out is the provider's own. */
export type ModelSettings = {
  provider: ModelProvider
  model?: string
  /** The one that draws, where only the user knows its name. */
  imageModel?: string
  /** The one that speaks, likewise. */
  voiceModel?: string
  baseUrl?: string
}

const providerPreference = 'model-provider'
const settingsPreference = (provider: ModelProvider) => `model-settings-${provider}`

/** What is remembered of each provider, and at most this long. */
const settingsFields = ['model', 'imageModel', 'voiceModel', 'baseUrl'] as const
const longestField = 500

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

/** By hand, because the first page asks for it, and would fetch the library of schemas for this alone. */
function parseSettings(provider: ModelProvider, stored: string | null): ModelSettings {
  const settings: ModelSettings = { provider }
  const found = new Map(Object.entries(parseJson(stored ?? '') ?? {}))
  for (const field of settingsFields) {
    const value = found.get(field)
    if (typeof value === 'string' && value.length <= longestField) settings[field] = value
  }
  return tidySettings(settings)
}

/** Whether it may speak, too: only a service that the user names can be of any kind. */
export const takesVoiceModel = (provider: ModelProvider): boolean => provider === 'custom'

/** A key of a known provider must go to no address that anyone has written into the settings. */
function tidySettings(settings: ModelSettings): ModelSettings {
  const { provider, model, imageModel, voiceModel, baseUrl } = settings
  const address = modelProviders[provider].takesAddress ? baseUrl?.trim() : ''
  const drawing = takesImageModel(provider) ? imageModel?.trim() : ''
  const speaking = takesVoiceModel(provider) ? voiceModel?.trim() : ''
  return {
    provider,
    ...(model?.trim() && { model: model.trim() }),
    ...(drawing && { imageModel: drawing }),
    ...(speaking && { voiceModel: speaking }),
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
