import { expect, test } from 'vitest'

import { createMemoryPreferences } from '#adapters/preferences/memory-preferences.ts'

import { type Appearance, createAppearance } from './appearance.ts'

function start(preferences = createMemoryPreferences()) {
  const applied: Appearance[] = []
  const choice = createAppearance({ preferences, apply: (one) => applied.push(one) })
  return { preferences, applied, choice }
}

test('follows the system until something is chosen, and remembers the choice', () => {
  const { preferences, applied, choice } = start()
  expect([choice.state.getState().appearance, applied]).toEqual(['system', ['system']])
  choice.choose('dark')
  expect([choice.state.getState().appearance, applied]).toEqual(['dark', ['system', 'dark']])
  expect(start(preferences).applied).toEqual(['dark'])
})

test('a choice nobody knows is the system’s', () => {
  const preferences = createMemoryPreferences()
  preferences.write('appearance', 'sepia')
  expect(start(preferences).applied).toEqual(['system'])
})
