import { beforeEach, expect, test } from 'vitest'

import { createMemoryPlayer, type MemoryPlayer } from '#adapters/audio/memory-player.ts'
import { createMemoryPreferences } from '#adapters/preferences/memory-preferences.ts'
import { createMemoryPageLifecycle } from '#adapters/tabs/memory-page-lifecycle.ts'
import { createToneVoice } from '#adapters/voices/tone-voice.ts'

import { createManualClock, type ManualClock } from '../../../../test/fixtures/manual-clock.ts'
import { createNarrationChoice, type NarrationChoice } from '../narration-settings.ts'
import { createNarrator } from './narrator.ts'
import { createVoiceOffers, type VoiceOffer } from './voice-offers.ts'
import { createVoicePreview, type VoicePreview } from './voice-preview.ts'

let player: MemoryPlayer
let clock: ManualClock
let choice: NarrationChoice
let preview: VoicePreview
let offer: VoiceOffer
let others: number

beforeEach(async () => {
  player = createMemoryPlayer()
  clock = createManualClock()
  others = 0
  choice = createNarrationChoice(createMemoryPreferences())
  const offers = createVoiceOffers(
    [createNarrator({ voice: createToneVoice(), player, clock })],
    createMemoryPageLifecycle(),
  )
  await offers.refresh()
  const [first] = offers.state.getState().offers
  if (!first) throw new Error('There is a voice')
  offer = first
  preview = createVoicePreview({ choice, clock, onStart: () => (others += 1) })
})

const state = () => preview.state.getState()
async function listen(seconds: number) {
  for (let at = 0; at < seconds; at += 0.05) {
    await clock.pass(50)
    player.advance(0.05)
  }
}

test('VP1 a voice is heard, its level is seen, and whatever else spoke is quiet', async () => {
  await preview.play(offer)
  await listen(0.5)
  expect(others).toBe(1)
  expect(state()).toMatchObject({ offerId: offer.id, outcome: null })
  expect(state().level).toBeGreaterThan(0)
  await listen(3)
  expect(state()).toMatchObject({ offerId: null, outcome: { kind: 'heard' } })
})

test('VP2 sound that the browser blocks, or a volume of zero, is said so', async () => {
  player.refuses.sound = true
  await preview.play(offer)
  expect(state().outcome).toEqual({ kind: 'blocked' })
  player.refuses.sound = false
  choice.change({ volume: 0 })
  await preview.play(offer)
  expect(state().outcome).toEqual({ kind: 'muted' })
})

test('VP3 stopped, it is silent', async () => {
  await preview.play(offer)
  await listen(0.3)
  preview.stop()
  const heard = player.heard.length
  await listen(2)
  expect(player.heard).toHaveLength(heard)
  expect(state()).toEqual({
    offerId: null,
    loading: null,
    isHeard: false,
    isOpeningSound: false,
    level: null,
    outcome: null,
  })
})
