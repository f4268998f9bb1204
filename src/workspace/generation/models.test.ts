import { expect, test } from 'vitest'

import { createMemoryPreferences } from '#adapters/preferences/memory-preferences.ts'
import { createMemoryVault } from '#adapters/vault/memory-vault.ts'
import { createDeckWriter } from '#generation/create-deck-writer.ts'
import { fail, ok } from '#core/result.ts'
import type { ModelChoice } from '#ports/models/model-provider.ts'
import type { ModelProvider } from '#ports/models/model-provider.ts'

import { createScriptedTextModel } from '../../../test/fakes/scripted-text-model.ts'
import { createKeys } from '#workspace/account/keys.ts'
import { createModels, type ModelAdapters } from './models.ts'

const passphrase = 'four quiet words here'

function open(preferences = createMemoryPreferences()) {
  const clock = { now: () => 0, after: () => () => undefined }
  const keys = createKeys({ vault: createMemoryVault(), clock })
  /** Every choice that a model was made with, key and all. */
  const made: ModelChoice[] = []
  const note = <T>(choice: ModelChoice, model: T): T => {
    made.push(choice)
    return model
  }
  const adapters: ModelAdapters = {
    createTextModel: (choice) => note(choice, createScriptedTextModel()),
    createDeckWriter: (choice) => note(choice, createDeckWriter(createScriptedTextModel())),
    createImageModel: (choice) => note(choice, { draw: async () => fail({ code: 'no-picture' }) }),
  }
  let isOnline = true
  const models = createModels({
    keys,
    preferences,
    loadAdapters: async () => {
      if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module')
      return adapters
    },
  })
  return {
    keys,
    models,
    preferences,
    made,
    goOffline: () => void (isOnline = false),
    shown: () => models.state.getState(),
  }
}

test('MC1 Gemini writes until another is chosen, and the choice stays', () => {
  const { models, preferences, shown } = open()
  expect(shown()).toMatchObject({ provider: 'gemini' })
  models.choose({ provider: 'groq', model: ' llama-5 ' })
  expect(shown()).toMatchObject({ provider: 'groq', model: 'llama-5' })
  expect(open(preferences).shown()).toMatchObject({ provider: 'groq', model: 'llama-5' })
})

test('MC1 what was chosen for each provider is remembered, and nothing of one shows in another', () => {
  const { models, shown } = open()
  models.choose({ provider: 'custom', model: 'm', baseUrl: 'https://own.example/v1' })
  models.choose({ provider: 'gemini' })
  expect(shown()).not.toHaveProperty('model')
  expect(shown()).not.toHaveProperty('baseUrl')
  expect(models.settingsOf('custom')).toEqual({
    provider: 'custom',
    model: 'm',
    baseUrl: 'https://own.example/v1',
  })
})

test('MC1 where nothing can be stored, the choice holds until the page is closed', async () => {
  const { models, keys, shown } = open({ read: () => null, write: () => undefined })
  models.choose({ provider: 'custom', baseUrl: 'https://own.example/v1' })
  await keys.refresh()
  expect(shown()).toMatchObject({ provider: 'custom', baseUrl: 'https://own.example/v1' })
  models.forget()
  expect(shown()).toMatchObject({ provider: 'gemini' })
})

test.each(['nobody', '__proto__', 'toString', '{', 'null', '[7]', '{"model":7}'])(
  'MC1 a stored choice of "%s" is Gemini without anything else',
  (stored) => {
    const preferences = createMemoryPreferences()
    preferences.write('model-provider', stored)
    preferences.write('model-settings-gemini', stored)
    expect(open(preferences).shown()).toEqual({
      provider: 'gemini',
      readiness: 'loading',
      isReady: false,
    })
  },
)

test('MC2 each model is made with the key of its own provider, taken from the vault for it', async () => {
  const { keys, models, made } = open()
  await keys.save({ gemini: 'g', openai: 'o', custom: 'c' }, 'device')
  await models.textModel()
  models.choose({ provider: 'openai', model: 'gpt' })
  await models.deckWriter()
  await models.textModel('ollama')
  await models.imageModel()
  expect(made).toEqual([
    { provider: 'gemini', key: 'g' },
    { provider: 'openai', key: 'o', model: 'gpt' },
    { provider: 'ollama' },
    // The chosen model writes; which one draws is the provider's matter.
    { provider: 'openai', key: 'o' },
  ])
})

test('MC2 no key is ever in the state or among the preferences', async () => {
  const { keys, models, preferences } = open()
  await keys.save({ gemini: 'canary' }, 'device')
  models.choose({ provider: 'gemini', model: 'm' })
  await models.textModel()
  expect(JSON.stringify(models.state.getState())).not.toContain('canary')
  for (const name of ['model-provider', 'model-settings-gemini'])
    expect(preferences.read(name)).not.toContain('canary')
})

test('MC3 a key goes only to the address it was saved for', async () => {
  const { keys, models, made } = open()
  await keys.save({ custom: 'c' }, 'device')
  models.choose({ provider: 'custom', baseUrl: 'https://own.example/v1' })
  await models.test({ provider: 'custom', baseUrl: 'https://own.example/v2' })
  await models.test({ provider: 'custom', baseUrl: 'https://other.example/v1' })
  await models.test({ provider: 'custom', baseUrl: 'https://own.example.evil.example/v1' })
  expect(made.map(({ key }) => key)).toEqual(['c', undefined, undefined])
})

test('MC3 another tab’s key never goes to the address that this tab had chosen', async () => {
  const { keys, models, preferences, made } = open()
  models.choose({ provider: 'custom', baseUrl: 'https://one.example/v1' })
  // The other tab saves a key and the address it belongs to.
  await keys.save({ custom: 'key-for-two' }, 'device')
  open(preferences).models.choose({ provider: 'custom', baseUrl: 'https://two.example/v1' })
  await models.textModel()
  await models.test({ provider: 'custom', baseUrl: 'https://one.example/v1' })
  expect(made).toEqual([
    { provider: 'custom', baseUrl: 'https://two.example/v1', key: 'key-for-two' },
    { provider: 'custom', baseUrl: 'https://one.example/v1' },
  ])
})

test('MC3 an address that was written into the preferences of a known provider is none', async () => {
  const { keys, models, preferences, made } = open()
  await keys.save({ gemini: 'g' }, 'device')
  preferences.write('model-settings-gemini', '{"baseUrl": "https://evil.example"}')
  await models.textModel()
  expect(made).toEqual([{ provider: 'gemini', key: 'g' }])
})

test('MC3 a known provider has no address but its own', () => {
  const { models, shown } = open()
  models.choose({ provider: 'gemini', baseUrl: 'https://evil.example' })
  expect(shown()).not.toHaveProperty('baseUrl')
})

test('MC4 ready means: the key is there, or none is needed, and the address is known', async () => {
  const { keys, models, shown } = open()
  expect(shown()).toMatchObject({ readiness: 'loading', isReady: false })
  await keys.refresh()
  expect(shown()).toMatchObject({ readiness: 'no-key', isReady: false })
  await keys.save({ gemini: 'g' }, 'device')
  expect(shown()).toMatchObject({ readiness: 'ready', isReady: true })
  models.choose({ provider: 'openai' })
  expect(shown()).toMatchObject({ readiness: 'no-key', isReady: false })
  for (const provider of ['ollama', 'lm-studio', 'built-in'] as const) {
    models.choose({ provider })
    expect(shown()).toMatchObject({ readiness: 'ready', isReady: true })
  }
  models.choose({ provider: 'custom' })
  expect(shown()).toMatchObject({ readiness: 'no-address', isReady: false })
  models.choose({ provider: 'custom', baseUrl: 'https://own.example/v1' })
  expect(shown()).toMatchObject({ readiness: 'ready', isReady: true })
})

test('MC4 a locked key counts as there; asking with it says that it is locked', async () => {
  const { keys, models, shown } = open()
  await keys.save({ gemini: 'g' }, 'passphrase', passphrase)
  keys.lock()
  expect(shown()).toMatchObject({ readiness: 'locked', isReady: true })
  expect(await models.deckWriter()).toEqual(fail({ code: 'locked' }))
})

test('MC5 what is missing is told, and no model is made', async () => {
  const { models, made } = open()
  expect(await models.deckWriter()).toEqual(fail({ code: 'no-key', provider: 'gemini' }))
  expect(await models.imageModel()).toEqual(fail({ code: 'no-key', provider: 'gemini' }))
  expect(await models.textModel('custom')).toEqual(fail({ code: 'no-address', provider: 'custom' }))
  expect(made).toEqual([])
})

test('MC5 code that cannot be fetched is being offline, not a crash', async () => {
  const { keys, models, goOffline } = open()
  await keys.save({ gemini: 'g' }, 'device')
  goOffline()
  expect(await models.textModel()).toEqual(fail({ code: 'offline' }))
})

test('MC6 a provider that draws nothing says so, after its key where one is missing', async () => {
  const { keys, models, made } = open()
  const draw = (provider: ModelProvider) => {
    models.choose({ provider })
    return models.imageModel()
  }
  for (const provider of ['ollama', 'built-in'] as const)
    expect(await draw(provider)).toEqual(fail({ code: 'no-pictures', provider }))
  for (const provider of ['anthropic', 'groq'] as const) {
    expect(await draw(provider)).toEqual(fail({ code: 'no-key', provider }))
    await keys.save({ [provider]: 'k' }, 'device')
    expect(await draw(provider)).toEqual(fail({ code: 'no-pictures', provider }))
  }
  expect(made).toEqual([])
})

test('MC6 an endpoint of the user’s own draws with the model that was named for it', async () => {
  const { models, preferences, made, shown } = open()
  const baseUrl = 'https://own.example/v1'
  models.choose({ provider: 'custom', baseUrl, model: 'writer', imageModel: ' painter ' })
  await open(preferences).models.imageModel()
  await models.imageModel()
  await models.textModel()
  expect(made).toEqual([
    { provider: 'custom', baseUrl, model: 'painter' },
    { provider: 'custom', baseUrl, model: 'writer' },
  ])
  expect(open(preferences).shown()).toMatchObject({ imageModel: 'painter' })
  models.choose({ provider: 'openai', imageModel: 'painter' })
  expect(shown()).not.toHaveProperty('imageModel')
})

test('MC6 the model that speaks is named for an endpoint of one’s own, and for no other', () => {
  const preferences = createMemoryPreferences()
  const { models, shown } = open(preferences)
  models.choose({ provider: 'custom', baseUrl: 'http://127.0.0.1:1/v1', voiceModel: ' kokoro ' })
  expect(open(preferences).shown()).toMatchObject({ voiceModel: 'kokoro' })
  models.choose({ provider: 'openai', voiceModel: 'kokoro' })
  expect(shown()).not.toHaveProperty('voiceModel')
})

test('MC7 testing takes the key that was typed, or else the one that is saved', async () => {
  const { keys, models, made } = open()
  await keys.save({ gemini: 'saved' }, 'device')
  expect(await models.test({ provider: 'gemini', key: ' typed ' })).toEqual(
    ok([{ id: 'scripted' }]),
  )
  await models.test({ provider: 'gemini' })
  expect(made.map(({ key }) => key)).toEqual(['typed', 'saved'])
  expect(await models.test({ provider: 'gemini', key: 'two words' })).toEqual(
    fail({ code: 'unusable-key' }),
  )
  expect(await models.test({ provider: 'openai' })).toEqual(
    fail({ code: 'no-key', provider: 'openai' }),
  )
  expect(await keys.read('gemini')).toEqual(ok('saved'))
})

test('MC7 the browser is asked whether it has a model of its own', async () => {
  expect(await open().models.hasBuiltIn()).toBe(true)
})
