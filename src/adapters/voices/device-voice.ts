import type { Voice } from '#ports/voice.ts'

import type { Database } from '#adapters/storage/database.ts'

import { createCachedVoice } from './cached-voice.ts'
import { createPiperVoice } from './piper/piper-voice.ts'
import { createSpeechCache } from './speech-cache.ts'

/** To be raised with every change to how words are said, or the old sound would come back. */
const revision = '4'

/** The voice that needs no key and, once it is here, no network. */
export const createDeviceVoice = (database: Database): Voice =>
  createCachedVoice(createPiperVoice(), createSpeechCache(database), revision)
