import { expect, test } from 'vitest'

import { createMemoryPlayer } from '#adapters/audio/memory-player.ts'
import { createMemoryPageLifecycle } from '#adapters/tabs/memory-page-lifecycle.ts'
import { createToneVoice } from '#adapters/voices/tone-voice.ts'
import type { VoiceReadiness } from '#ports/voice.ts'

import { createManualClock, settle } from '../../../test/fixtures/manual-clock.ts'
import { createNarrator } from './narrator.ts'
import { createVoiceOffers } from './voice-offers.ts'

test('VF7 a voice that could not be fetched offline is offered once the device is online again', async () => {
  let readiness: VoiceReadiness = { status: 'unavailable', failure: { code: 'offline' } }
  const voice = { ...createToneVoice(), checkReadiness: async () => readiness }
  const player = createMemoryPlayer()
  const page = createMemoryPageLifecycle()
  const offers = createVoiceOffers(
    [createNarrator({ voice, player, clock: createManualClock() })],
    page,
  )
  await offers.refresh()
  expect(offers.state.getState()).toEqual({ status: 'known', offers: [] })

  readiness = { status: 'to-download', bytes: 1 }
  page.reconnect()
  await settle()
  expect(offers.state.getState().offers).not.toEqual([])
})
