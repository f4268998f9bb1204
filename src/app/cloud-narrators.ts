import { createBackendSpeech } from '#adapters/backend/backend-speech.ts'
import { findBackend } from '#adapters/backend/find-backend.ts'
import type { Database } from '#adapters/storage/database.ts'
import { createCachedVoice } from '#adapters/voices/cached-voice.ts'
import type { CloudAccess } from '#adapters/voices/cloud-voice.ts'
import { createElevenLabsVoice } from '#adapters/voices/elevenlabs-voice.ts'
import { createGeminiSpeech, type FetchGeminiSpeech } from '#adapters/voices/gemini-speech.ts'
import { createGeminiVoice } from '#adapters/voices/gemini-voice.ts'
import { createOpenAiVoice } from '#adapters/voices/openai-voice.ts'
import { createPatientVoice } from '#adapters/voices/patient-voice.ts'
import { createSpeechCache } from '#adapters/voices/speech-cache.ts'
import { createStretchedVoice } from '#adapters/voices/stretched-voice.ts'
import { createLazy } from '#core/lazy.ts'
import type { Clock } from '#ports/clock.ts'
import type { Narrator } from '#ports/sound/narrator.ts'
import type { Player } from '#ports/sound/player.ts'
import type { Voice } from '#ports/sound/voice.ts'
import type { Keys } from '#workspace/account/keys.ts'
import type { Models } from '#workspace/generation/models.ts'
import { createNarrator } from '#workspace/talk/voices/narrator.ts'

import { createKeyAccess, createOwnAccess } from './cloud-access.ts'

type Needs = { clock: Clock; database: Database; keys: Keys; models: Models; player: Player }

/** To be raised when the same request would sound otherwise. */
const revision = '1'

/** Services that speak with a key of the user's. Each is there as long as its key is. */
export function createCloudNarrators({ clock, database, keys, models, player }: Needs): Narrator[] {
  const cache = createSpeechCache(database)
  function createSpoken(
    access: CloudAccess,
    create: (access: CloudAccess) => Voice,
    sounds: string | (() => string) = revision,
  ): Narrator {
    const voice = createPatientVoice(create(access), clock)
    return {
      ...createNarrator({
        voice: createStretchedVoice(createCachedVoice(voice, cache, sounds)),
        player,
        clock,
      }),
      onSpeakersChange: (run) => watchAccess(access, run),
    }
  }

  function watchAccess(access: CloudAccess, run: () => void): () => void {
    let wasGranted = access.isGranted()
    // What is chosen is told anew with every change of the keys.
    return models.state.subscribe(() => {
      const isGranted = access.isGranted()
      if (isGranted !== wasGranted) run()
      wasGranted = isGranted
    })
  }

  const describeOwn = () => {
    const { baseUrl, voiceModel } = models.settingsOf('custom')
    return JSON.stringify([revision, baseUrl, voiceModel])
  }
  return [
    createSpoken(createKeyAccess(keys, 'gemini'), (access) =>
      createGeminiVoice(access, { fetchSpeech: createLocalSpeech() }),
    ),
    createSpoken(createKeyAccess(keys, 'openai'), (access) =>
      createOpenAiVoice(access, { id: 'openai' }),
    ),
    createSpoken(createKeyAccess(keys, 'elevenlabs'), createElevenLabsVoice),
    createSpoken(
      createOwnAccess(keys, models),
      (access) => createOpenAiVoice(access, { id: 'custom' }),
      describeOwn,
    ),
  ]
}

/** On this computer the server that serves the page talks to Gemini; anywhere else the page does. */
function createLocalSpeech(): FetchGeminiSpeech {
  const way = createLazy(chooseWay)
  return async (order) => {
    const chosen = await way.load()
    if (!chosen.ok) throw chosen.error
    return chosen.value(order)
  }
}

async function chooseWay(): Promise<FetchGeminiSpeech> {
  const backend = await findBackend(window.location)
  return backend ? createBackendSpeech(backend) : createGeminiSpeech()
}
