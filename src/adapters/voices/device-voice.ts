import type { Clock } from '#ports/clock.ts'
import type { Preferences } from '#ports/preferences.ts'
import type { Voice } from '#ports/voice.ts'

import type { Database } from '#adapters/storage/database.ts'

import { createCachedVoice } from './cached-voice.ts'
import { forgetVoiceFiles } from './device/voice-files.ts'
import { kokoroSource, piperSource } from './device/voice-sources.ts'
import { createWorkerVoice } from './device/worker-voice.ts'
import { kokoroSpeakers } from './kokoro/speakers.ts'
import { createMeasuredVoice } from './measured-voice.ts'
import { piperSpeakers } from './piper/speakers.ts'
import { createSpeechCache } from './speech-cache.ts'
import { createStretchedVoice } from './stretched-voice.ts'

/** To be raised with every change to how words are said, or the old sound would come back. */
const revisions = { piper: '4', kokoro: '2' }

export const createPiperVoice = (): Voice =>
  createWorkerVoice({ id: 'piper', speakers: piperSpeakers, source: piperSource })

type Needs = { database: Database; clock: Clock; preferences: Preferences }

/** The voice that needs no key and, once it is here, no network. */
export function createDeviceVoice({ database, ...needs }: Needs): Voice {
  const measured = createMeasuredVoice(createPiperVoice(), needs)
  return createCachedVoice(measured, createSpeechCache(database), revisions.piper)
}

/**
 * The same with a larger model, for who asks for it. It takes its time, so another speed is made of
 * what it has said.
 */
export function createStudioVoice({ database, ...needs }: Needs): Voice {
  const { close, ...worker } = createWorkerVoice({
    id: 'kokoro',
    speakers: kokoroSpeakers,
    source: kokoroSource,
  })
  async function forget() {
    close()
    await forgetVoiceFiles(kokoroSource)
  }
  const measured = createMeasuredVoice(worker, needs)
  const cached = createCachedVoice(measured, createSpeechCache(database), revisions.kokoro)
  return { ...createStretchedVoice(cached), onRequest: { forget } }
}
