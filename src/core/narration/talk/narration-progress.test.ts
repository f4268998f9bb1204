import { expect, test } from 'vitest'

import { phaseOf, startOfNarration } from './narration-progress.ts'

const ready = startOfNarration({ notes: 'Five words... to speak here' })

test('NP1 a slide that is not spoken yet has all the words of its notes before it', () => {
  expect(ready).toEqual({ status: 'idle', wordsSpoken: 0, totalWords: 5, auto: false })
})

test('NP2 Ready, then Presenting, or Auto-Advancing in auto mode', () => {
  const speaking = { ...ready, status: 'speaking' as const, wordsSpoken: 2 }
  expect(phaseOf(ready)).toBe('ready')
  expect(phaseOf(speaking)).toBe('presenting')
  expect(phaseOf({ ...speaking, auto: true })).toBe('auto-advancing')
})

test('NP2 Paused while it is held, in either mode', () => {
  const paused = { ...ready, status: 'paused' as const, wordsSpoken: 2 }
  expect(phaseOf(paused)).toBe('paused')
  expect(phaseOf({ ...paused, auto: true })).toBe('paused')
})

test('NP2 Complete when all words are spoken; without words it stays ready', () => {
  expect(phaseOf({ ...ready, status: 'speaking', wordsSpoken: 5 })).toBe('complete')
  expect(phaseOf({ ...ready, wordsSpoken: 5 })).toBe('complete')
  expect(phaseOf(startOfNarration({ notes: '' }))).toBe('ready')
})
