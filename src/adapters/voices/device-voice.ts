import type { Clock } from '#ports/clock.ts'
import type { Preferences } from '#ports/storage/preferences.ts'
import type { Voice } from '#ports/sound/voice.ts'

import type { Database } from '#adapters/storage/database.ts'

import { createCachedVoice } from './cached-voice.ts'
import { forgetVoiceFiles } from './device/voice-files.ts'
import { graphicsSource, kokoroSource, piperSource } from './device/voice-sources.ts'
import { createWorkerVoice } from './device/worker-voice.ts'
import { kokoroSpeakers } from './kokoro/speakers.ts'
import { createGraphicsVoice } from './kokoro/graphics-voice.ts'
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
  const open = (id: string) => {
    const { close, ...worker } = createWorkerVoice({
      id,
      speakers: kokoroSpeakers,
      source: kokoroSource,
    })
    return { ...createMeasuredVoice(worker, needs), close }
  }
  const { close, graphics, ...voice } = createGraphicsVoice({
    processor: open('kokoro'),
    graphics: open('kokoro-graphics'),
    preferences: needs.preferences,
  })
  async function forget() {
    await graphics.leave()
    close()
    await forgetVoiceFiles(kokoroSource)
    await forgetVoiceFiles(graphicsSource)
  }
  const cached = createCachedVoice(voice, createSpeechCache(database), revisions.kokoro)
  return { ...createStretchedVoice(cached), onRequest: { forget, graphics } }
}
