import 'fake-indexeddb/auto'

import { expect, test } from 'vitest'

import { createMemoryPlayer } from '#adapters/audio/memory-player.ts'
import { openDatabase } from '#adapters/storage/database.ts'
import { createMemoryPageLifecycle } from '#adapters/tabs/memory-page-lifecycle.ts'
import { createCachedVoice } from '#adapters/voices/cached-voice.ts'
import { createSpeechCache } from '#adapters/voices/speech-cache.ts'
import { createStretchedVoice } from '#adapters/voices/stretched-voice.ts'
import { createToneVoice } from '#adapters/voices/tone-voice.ts'
import { planSlide } from '#core/narration/talk/plan-slide.ts'
import { listWords } from '#core/narration/script/script.ts'
import type { VoiceReadiness } from '#ports/sound/voice.ts'

import { spokenSlide, talkSettings } from '../../../../test/fixtures/decks/arbitrary-talk.ts'
import { createManualClock, settle } from '../../../../test/fixtures/manual-clock.ts'
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

test('NA8 who returns sound is asked for a line as such: it is the one that is heard, and is made once', async () => {
  const made: string[] = []
  const engine = createToneVoice({
    async interrupt(text) {
      made.push(text)
      return null
    },
  })
  const cache = createSpeechCache(openDatabase('voice-offers'))
  const voice = createStretchedVoice(createCachedVoice(engine, cache, '1'))
  const [player, clock] = [createMemoryPlayer(), createManualClock()]
  const offers = createVoiceOffers(
    [createNarrator({ voice, player, clock })],
    createMemoryPageLifecycle(),
  )
  await offers.refresh()
  const [offer] = offers.state.getState().offers
  if (!offer?.narrator.voice) throw new Error('There is a voice with sound')

  const { narrator, speaker } = offer
  const settings = { ...talkSettings, speaker: speaker.id, rate: 2 }
  const slide = spokenSlide('a', 'The first sentence is here. And a second one follows it.')
  const { passage, lines } = planSlide(slide, settings)
  await narrator.unlock()
  let isOver = false
  narrator.speak(passage, ({ kind }) => (isOver ||= kind === 'end'))
  await expect
    .poll(() => {
      player.advance(1)
      return isOver
    })
    .toBe(true)
  expect(made).toHaveLength(lines.length)

  for (const [index, { request }] of lines.entries()) {
    const spoken = await offer.narrator.voice.speak(request)
    if (!spoken.ok) throw new Error(`It did not speak: ${spoken.error.code}`)
    const heard = player.heard[index]?.clip
    expect(spoken.value.samples).toHaveLength(heard?.samples.length ?? 0)
    expect(spoken.value.words).toHaveLength(listWords(request.text).length)
  }
  expect(made).toHaveLength(lines.length)
})
