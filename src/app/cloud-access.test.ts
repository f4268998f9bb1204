import { expect, test } from 'vitest'

import { createMemoryVault } from '#adapters/vault/memory-vault.ts'
import { fail, ok } from '#core/result.ts'
import type { ModelSettings } from '#workspace/generation/model-choice.ts'
import { createKeys } from '#workspace/account/keys.ts'

import { createManualClock } from '../../test/fixtures/manual-clock.ts'
import { createKeyAccess, createOwnAccess } from './cloud-access.ts'

const passphrase = 'four quiet words here'
const createOwn = (settings: Omit<ModelSettings, 'provider'> = {}) => ({
  settingsOf: () => ({ provider: 'custom' as const, ...settings }),
})

async function openKeys() {
  const keys = createKeys({ vault: createMemoryVault(), clock: createManualClock() })
  await keys.refresh()
  return keys
}

test('CV5 a service is there with its own key and with no other', async () => {
  const keys = await openKeys()
  const access = createKeyAccess(keys, 'elevenlabs')
  await keys.save({ gemini: 'g-key', vapi: 'v-key' }, 'device')
  expect(access.isGranted()).toBe(false)
  expect(await access.read()).toEqual(fail({ code: 'no-key' }))
  await keys.save({ elevenlabs: 'xi-key' }, 'device')
  expect(access.isGranted()).toBe(true)
  expect(await access.read()).toEqual(ok({ key: 'xi-key' }))
})

test('CV5 a locked key is offered, and asks to be unlocked', async () => {
  const keys = await openKeys()
  await keys.save({ openai: 'o-key' }, 'passphrase', passphrase)
  keys.lock()
  const access = createKeyAccess(keys, 'openai')
  expect(access.isGranted()).toBe(true)
  expect(await access.read()).toEqual(fail({ code: 'keys-locked' }))
})

test('CV4 the key of a service of one’s own goes to its address, or nowhere', async () => {
  const keys = await openKeys()
  await keys.save({ custom: 'c-key' }, 'device')
  const place = { baseUrl: 'http://127.0.0.1:1/v1', voiceModel: 'kokoro' }
  expect(await createOwnAccess(keys, createOwn(place)).read()).toEqual(
    ok({ key: 'c-key', baseUrl: place.baseUrl, model: 'kokoro' }),
  )
  expect(await createOwnAccess(keys, createOwn({ voiceModel: 'kokoro' })).read()).toEqual(
    fail({ code: 'bad-address' }),
  )
  expect(createOwnAccess(keys, createOwn({ baseUrl: place.baseUrl })).isGranted()).toBe(false)
})

test('CV5 a service of one’s own may do without a key, also while others are locked', async () => {
  const keys = await openKeys()
  await keys.save({ gemini: 'g-key' }, 'passphrase', passphrase)
  keys.lock()
  const place = { baseUrl: 'http://127.0.0.1:1/v1', voiceModel: 'kokoro' }
  expect(await createOwnAccess(keys, createOwn(place)).read()).toEqual(
    ok({ baseUrl: place.baseUrl, model: 'kokoro' }),
  )
})
