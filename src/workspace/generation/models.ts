import { createStore, type StoreApi } from 'zustand/vanilla'

import { fail, ok, type Result } from '#core/result.ts'
import type { DeckWriter } from '#ports/models/deck-writer.ts'
import type { ImageModel } from '#ports/models/image-model.ts'
import type { ModelFailure } from '#ports/models/model-failure.ts'
import {
  type ModelChoice,
  type ModelProvider,
  modelProviders,
} from '#ports/models/model-provider.ts'
import type { Preferences } from '#ports/storage/preferences.ts'
import type { ModelInfo, TextModel } from '#ports/models/text-model.ts'
import type { VaultFailure } from '#ports/storage/vault.ts'

import { cleanKey } from '#workspace/account/clean-key.ts'
import type { Keys, KeysState } from '#workspace/account/keys.ts'
import {
  createRememberedSettings,
  isSamePlace,
  type ModelSettings,
  readChosenProvider,
} from './model-choice.ts'

/** Why no request can be sent with what is chosen. The settings are the place to mend the first two. */
export type ModelsFailure =
  | { code: 'no-key'; provider: ModelProvider }
  | { code: 'no-address'; provider: ModelProvider }
  /** The code that talks to models could not be fetched. */
  | { code: 'offline' }
  | VaultFailure

/** A provider that writes but draws nothing. */
export type NoPictures = { code: 'no-pictures'; provider: ModelProvider }

export type Readiness = 'loading' | 'ready' | 'no-key' | 'no-address' | 'locked'

export type ModelsState = ModelSettings & {
  /** `loading` until the vault was looked into; `locked` when its passphrase is asked for first. */
  readiness: Readiness
  /** Whether a deck can be asked for. A locked key counts: it only waits for its passphrase. */
  isReady: boolean
}

/** The settings as they stand in a form, with the key that was typed, if one was. */
export type ModelTrial = ModelSettings & { key?: string }

/** `unusable-key`: what was typed could not travel in a header. */
export type TestFailure = ModelsFailure | ModelFailure | { code: 'unusable-key' }

/**
 * The models of the chosen provider. Each is made with its key for the request at hand: ask again
 * for the next one, and keep none.
 */
export type Models = {
  state: StoreApi<ModelsState>
  /** What was last chosen for a provider. */
  settingsOf(provider: ModelProvider): ModelSettings
  choose(settings: ModelSettings): void
  /** Goes back to what is stored, which is nothing when all data was cleared. */
  forget(): void
  /** Writes whole decks; on the backend where there is one. */
  deckWriter(provider?: ModelProvider): Promise<Result<DeckWriter, ModelsFailure>>
  /** Answers single questions, as when a slide is rewritten. */
  textModel(provider?: ModelProvider): Promise<Result<TextModel, ModelsFailure>>
  imageModel(): Promise<Result<ImageModel, ModelsFailure | NoPictures>>
  /** Whether the browser has a model of its own that works on this device. */
  hasBuiltIn(): Promise<boolean>
  /** Asks the service which models it has for this key: whether the key works, and what to choose from. */
  test(trial: ModelTrial, signal?: AbortSignal): Promise<Result<ModelInfo[], TestFailure>>
}

export type ModelAdapters = {
  createDeckWriter(choice: ModelChoice): DeckWriter
  createTextModel(choice: ModelChoice): TextModel
  createImageModel(choice: ModelChoice): ImageModel | null
}

export type ModelsNeeds = {
  keys: Keys
  preferences: Preferences
  /** Fetched with the first request: most pages ask no model anything. */
  loadAdapters: () => Promise<ModelAdapters>
}

export function createModels({ keys, preferences, loadAdapters }: ModelsNeeds): Models {
  const remembered = createRememberedSettings(preferences)
  const settingsOf = remembered.read
  const readChoice = () => settingsOf(readChosenProvider(preferences))
  const show = (settings: ModelSettings): ModelsState => {
    const readiness = assess(settings, keys.state.getState())
    return { ...settings, readiness, isReady: readiness === 'ready' || readiness === 'locked' }
  }
  const state = createStore<ModelsState>(() => show(readChoice()))
  const current = (): ModelSettings => settingsOf(state.getState().provider)
  keys.state.subscribe(() => state.setState(show(current()), true))

  /** The key leaves the vault here, for the one request it is asked for. */
  async function complete(trial: ModelTrial): Promise<Result<ModelChoice, ModelsFailure>> {
    const { provider, model, baseUrl } = trial
    if (lacksAddress(trial)) return fail({ code: 'no-address', provider })
    const { keyName, needsKey } = modelProviders[provider]
    const stored = keyName && !trial.key ? await keys.read(keyName) : ok(null)
    if (!stored.ok) return stored
    // Read after the key, which another tab may have replaced together with its address.
    const isElsewhere = !isSamePlace(baseUrl, settingsOf(provider).baseUrl)
    const key = trial.key ?? (isElsewhere ? null : stored.value)
    if (needsKey && !key) return fail({ code: 'no-key', provider })
    return ok({
      provider,
      ...(model && { model }),
      ...(baseUrl && { baseUrl }),
      ...(key && { key }),
    })
  }

  async function make<T>(
    settings: ModelTrial,
    create: (adapters: ModelAdapters, choice: ModelChoice) => T,
  ): Promise<Result<T, ModelsFailure>> {
    const choice = await complete(settings)
    if (!choice.ok) return choice
    const adapters = await loadAdapters().catch(() => null)
    return adapters ? ok(create(adapters, choice.value)) : fail({ code: 'offline' })
  }

  const select = (provider?: ModelProvider) => (provider ? settingsOf(provider) : current())
  const textModel = (settings: ModelTrial) =>
    make(settings, (adapters, choice) => adapters.createTextModel(choice))

  return {
    state,
    settingsOf,
    choose(settings) {
      state.setState(show(remembered.keep(settings)), true)
    },
    forget() {
      remembered.forget()
      state.setState(show(readChoice()), true)
    },

    deckWriter: (provider) =>
      make(select(provider), (adapters, choice) => adapters.createDeckWriter(choice)),
    textModel: (provider) => textModel(select(provider)),

    async imageModel() {
      const { provider, baseUrl, imageModel } = current()
      // Without a key the settings are the place to go, whatever the service can do.
      if (!modelProviders[provider].draws) {
        const choice = await complete({ provider, ...(baseUrl && { baseUrl }) })
        return !choice.ok && choice.error.code === 'no-key'
          ? choice
          : fail({ code: 'no-pictures', provider })
      }
      // The chosen model writes; which one draws is the provider's matter, or chosen on its own.
      const settings = {
        provider,
        ...(imageModel && { model: imageModel }),
        ...(baseUrl && { baseUrl }),
      }
      const made = await make(settings, (adapters, choice) => adapters.createImageModel(choice))
      if (!made.ok) return made
      return made.value ? ok(made.value) : fail({ code: 'no-pictures', provider })
    },

    async hasBuiltIn() {
      const model = await textModel({ provider: 'built-in' })
      return model.ok && (await model.value.listModels()).ok
    },

    async test({ key, ...settings }, signal) {
      const typed = key === undefined ? undefined : cleanKey(key)
      if (typed === null) return fail({ code: 'unusable-key' })
      const model = await textModel({ ...settings, ...(typed && { key: typed }) })
      return model.ok ? model.value.listModels(signal) : model
    },
  }
}

function assess(settings: ModelSettings, { status, names, locked, failure }: KeysState): Readiness {
  if (lacksAddress(settings)) return 'no-address'
  const { keyName, needsKey } = modelProviders[settings.provider]
  if (!keyName) return 'ready'
  if (status === 'loading') return needsKey ? 'loading' : 'ready'
  if (!failure && names.includes(keyName)) return locked ? 'locked' : 'ready'
  return needsKey ? 'no-key' : 'ready'
}

const lacksAddress = ({ provider, baseUrl }: ModelSettings): boolean =>
  provider === 'custom' && !baseUrl?.trim()
