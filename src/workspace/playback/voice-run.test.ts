import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'

import type { Slide } from '#core/deck/slide.ts'
import { estimateTalk } from '#core/narration/talk/estimate-talk.ts'
import { listScriptWords, writeScript } from '#core/narration/script/script.ts'
import type { DeckTools } from '#workspace/deck-tools.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'
import { presenterView, type PresenterView } from '#workspace/talk/presenter-state.ts'

import type { RunEvent } from './talk-run.ts'
import { startVoiceRun } from './voice-run.ts'

const slides: Slide[] = [
  { id: 'a', title: 'Breath', content: [], notes: 'Air comes up from the lungs and on.' },
  { id: 'b', title: 'Lips', content: [], notes: 'Then the lips give all of it a shape.' },
]
const times = estimateTalk(slides, 'en')

function createHall(loads = true) {
  const told: RunEvent[] = []
  const calls: string[] = []
  const state = createStore<PresenterView>(() => presenterView)
  const offers = createStore(() => ({ status: 'checking', offers: [] }))
  // Only what a run asks of them.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const tools = {
    presenter: {
      state,
      presentAll: async (place: number, word: number) => void calls.push(`all ${place} ${word}`),
      pause: () => calls.push('pause'),
      resume: async () => void calls.push('resume'),
      stop: () => calls.push('stop'),
    },
    narrationChoice: { change: (changes: object) => calls.push(JSON.stringify(changes)) },
    voiceOffers: { state: offers, refresh: async () => offers.setState({ status: 'known' }) },
  } as unknown as DeckTools
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const openDeck = { state: createStore(() => ({ deck: { title: 'A', slides } })) } as OpenDeck
  const run = startVoiceRun({
    openDeck,
    readTimes: () => times,
    loadTools: async () => (loads ? tools : null),
  })((event) => told.push(event))
  return { run, told, calls, state }
}

const settle = () => new Promise((resolve) => setTimeout(resolve))

test('PY6 a voice begins at the word that is asked for, once it is known who speaks, and is followed', async () => {
  const { run, told, calls, state } = createHall()
  const third = times.slides[1]?.words[2]
  run.setRate(1)
  run.setVolume(1)
  run.play(third?.start ?? 0)
  await settle()
  expect(calls).toEqual(['stop', 'all 1 2'])
  const script = writeScript(slides[1]?.notes ?? '')
  const words = listScriptWords(script)
  state.setState({ status: 'speaking', slideId: 'b', script, words, word: 4 })
  expect(run.position()).toBe(times.slides[1]?.words[4]?.start)
  state.setState({ status: 'stopped' })
  expect(told.map(({ kind }) => kind)).toEqual(['waiting', 'moved', 'playing', 'ended'])
})

test('PY6 a pause goes on at its word; speed and volume are those of the listener until they are changed', async () => {
  const { run, calls, state } = createHall()
  run.play(0)
  await settle()
  state.setState({ status: 'paused' })
  run.play(run.position())
  await settle()
  expect(calls.at(-1)).toBe('resume')
  run.setRate(1.5)
  run.setVolume(0)
  expect(calls.slice(-1)).toEqual(['{"volume":0}'])
  expect(calls).toContain('{"rate":1.5}')
  run.close()
  state.setState({ status: 'speaking' })
  expect(calls.at(-1)).toBe('stop')
})

test('PY6 what is not there, or cannot speak, is told', async () => {
  const missing = createHall(false)
  missing.run.play(0)
  await settle()
  expect(missing.told.at(-1)).toEqual({ kind: 'failed', problem: { code: 'not-loaded' } })
  const { run, told, state } = createHall()
  run.play(0)
  await settle()
  state.setState({ problem: { code: 'no-voice', language: 'is' } })
  expect(told.at(-1)).toEqual({ kind: 'failed', problem: { code: 'no-voice', language: 'is' } })
})

test('PY7 what is waited for is told, and how much of the voice is here', async () => {
  const { run, told, state } = createHall()
  run.play(0)
  await settle()
  state.setState({ status: 'connected', loading: { loaded: 1e6, total: 24e6 } })
  state.setState({ loading: { loaded: 8e6, total: 24e6 } })
  state.setState({ word: 0 })
  state.setState({ loading: null })
  state.setState({ status: 'speaking' })
  expect(told.map((event) => (event.kind === 'waiting' ? event.on?.loading : event.kind))).toEqual([
    undefined,
    { loaded: 1e6, total: 24e6 },
    { loaded: 8e6, total: 24e6 },
    null,
    'playing',
  ])
})
