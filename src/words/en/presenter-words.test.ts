import { expect, test } from 'vitest'

import { type PresenterMode, type PresenterStatus } from '#core/narration/presenter-machine.ts'

import { describeVoiceFailure, narrationWords } from './narration.ts'

// Written out once more: these words are the contract with whoever reads the specification.

test.each<[PresenterStatus, string, string]>([
  ['idle', 'Auto-Advance Ready', 'Presenter Ready'],
  ['connected', 'Auto-Advance Ready', 'Presenter Ready'],
  ['speaking', 'Auto-Advancing', 'Presenting'],
  ['transitioning', 'Auto-Advancing', 'Presenting'],
  ['paused', 'Auto-Advance Paused', 'Paused'],
  ['stopped', 'Auto-Advance Complete', 'Complete'],
  ['error', 'Auto-Advance Error', 'Error'],
])('every state has its label, with auto-advance and without: %s', (status, auto, single) => {
  const label = (mode: PresenterMode) => narrationWords.status({ mode, status })
  expect(label('auto')).toBe(auto)
  expect(label('single')).toBe(single)
})

test('an error of the presenter has the title and the sentence of the specification', () => {
  expect(narrationWords.error.title).toBe('Presentation Error')
  expect(narrationWords.error.text).toBe(
    'There was an issue with the AI presenter. Please check your API key and internet connection, then try again.',
  )
})

test('a presenter that is not initialized says so, with auto-advance and without', () => {
  expect(narrationWords.missing.notInitialized).toEqual({
    auto: 'Auto-Advance Presenter not initialized. Please check your API key and try again.',
    single: 'Presenter not initialized. Please check your API key and try again.',
  })
})

test('a talk that did not begin says so, with auto-advance and without', () => {
  expect(narrationWords.error.notStarted).toEqual({
    auto: 'Failed to start auto-advance presentation',
    single: 'Failed to start presentation',
  })
})

test('what a talk lacks is named: a presentation, or enough to say', () => {
  expect(narrationWords.problem({ code: 'no-deck' })).toBe('No presentation available')
  expect(narrationWords.problem({ code: 'notes-too-short' })).toBe(
    'Speaker notes content is too short for emotional presentation',
  )
})

test('a live call that cannot be loaded leaves the presenter without a start, and says why', () => {
  expect(describeVoiceFailure({ code: 'call-unavailable' }, 'vapi')).toMatch(
    /^Failed to initialize AI Presenter: .+\. Please check your Vapi API key\.$/,
  )
})
