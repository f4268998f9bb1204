import { expect, test } from 'vitest'

import { createMemoryPreferences } from '#adapters/preferences/memory-preferences.ts'

import { createNarrationChoice } from './narration-settings.ts'

test('NS1 what was chosen is there next time; captions are on until they are switched off', () => {
  const preferences = createMemoryPreferences()
  const choice = createNarrationChoice(preferences)
  expect(choice.state.getState()).toEqual({
    rate: 1,
    pauseSeconds: 1.5,
    volume: 1,
    captions: true,
    voices: {},
  })
  choice.change({ rate: 1.4, captions: false })
  expect(createNarrationChoice(preferences).state.getState()).toMatchObject({
    rate: 1.4,
    captions: false,
    volume: 1,
  })
})

test('NS1 what cannot be read is as it was in the beginning, and only that', () => {
  const preferences = createMemoryPreferences()
  preferences.write('narration', '{"rate":99,"volume":0.5')
  expect(createNarrationChoice(preferences).state.getState().volume).toBe(1)
  preferences.write('narration', '{"rate":99,"volume":0.5}')
  expect(createNarrationChoice(preferences).state.getState()).toMatchObject({
    rate: 1,
    volume: 0.5,
  })
})
