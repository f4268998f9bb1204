import { describe, expect, test } from 'vitest'

import { createMemoryPreferences } from '#adapters/preferences/memory-preferences.ts'
import { createMemoryDeckStore, createMemoryTables } from '#adapters/storage/memory-deck-store.ts'
import { createMemoryLocalData } from '#adapters/storage/memory-local-data.ts'
import { createMemoryVault } from '#adapters/vault/memory-vault.ts'
import { fail, ok } from '#core/result.ts'

import { clearAllData } from './clear-all-data.ts'
import { createKeys } from './keys.ts'
import { createLibrary } from '#workspace/library/library.ts'
import { createModels } from '#workspace/generation/models.ts'
import { systemClock as clock } from '#adapters/clock/system-clock.ts'

const slide = { id: '1', title: 'Bees', content: [], notes: '' }

async function createFilledWorkspace() {
  const tables = createMemoryTables()
  const library = createLibrary({ decks: createMemoryDeckStore(tables), clock })
  const keys = createKeys({ vault: createMemoryVault(), clock })
  const localData = createMemoryLocalData(tables, { users: [], current: null })
  await library.show('ada')
  await library.create({
    title: 'Bees',
    slides: [slide],
  })
  await keys.save({ gemini: 'a-key-of-this-session' }, 'session')
  const preferences = createMemoryPreferences()
  const models = createModels({ keys, preferences, loadAdapters: () => Promise.reject() })
  // What is written when everything is cleared may still be stored while it comes to its end.
  const generation = {
    forget: async () => void (await library.create({ title: 'Half', slides: [slide] })),
  }
  return { tables, library, keys, models, generation, localData }
}

describe('clearAllData', () => {
  test('presentations go, and so do keys and requests that are in memory only', async () => {
    const workspace = await createFilledWorkspace()
    expect(workspace.keys.state.getState().names).toEqual(['gemini'])

    expect(await clearAllData(workspace, 'ada')).toEqual(ok(undefined))
    expect(workspace.library.state.getState().records).toEqual([])
    expect(workspace.keys.state.getState().names).toEqual([])
    expect(await workspace.keys.read('gemini')).toEqual(ok(null))
  })

  test('a failure leaves everything in sight', async () => {
    const workspace = await createFilledWorkspace()
    workspace.tables.fault = { code: 'storage-unavailable' }
    const cleared = await clearAllData(workspace, 'ada')
    workspace.tables.fault = null

    expect(cleared).toEqual(fail({ code: 'storage-unavailable' }))
    expect(workspace.library.state.getState().records).not.toEqual([])
    expect(workspace.keys.state.getState().names).toEqual(['gemini'])
  })
})
