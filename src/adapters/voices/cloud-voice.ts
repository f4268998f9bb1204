import { listWords } from '#core/narration/script/script.ts'
import type { Sound } from '#core/narration/sound/trim-silence.ts'
import { fail, ok, type Result } from '#core/result.ts'
import type { Speech, SpeechRequest, Voice, VoiceFailure, WordTime } from '#ports/sound/voice.ts'

import { type CloudSpeaker, listCloudSpeakers } from './cloud-speakers.ts'

/** What a service needs to know to be asked; the key is read for the one request at hand. */
export type CloudCredentials = { key?: string; baseUrl?: string; model?: string }

/** What is to be spoken, at the speaker's own speed. */
export type SoundOrder = SpeechRequest & {
  credentials: CloudCredentials
  /** The service's own name for who speaks. */
  person: string
  language: string
  signal?: AbortSignal | undefined
}

/** `words` where the service tells when each is heard, in the sound as it came. */
export type MadeSound = { sound: Sound; words?: readonly WordTime[] }

export type CloudService = {
  id: string
  people: readonly CloudSpeaker[]
  languages: readonly string[]
  make(order: SoundOrder): Promise<Result<MadeSound, VoiceFailure>>
}

/** How the voice gets at its key, and whether there is one. */
export type CloudAccess = {
  isGranted(): boolean
  read(): Promise<Result<CloudCredentials, VoiceFailure>>
}

/** A voice at a service that works with a key. It speaks at its own speed only. */
export function createCloudVoice(service: CloudService, access: CloudAccess): Voice {
  const speakers = listCloudSpeakers(service.people, service.languages)
  let last: Promise<unknown> = Promise.resolve()

  async function speak(
    request: SpeechRequest,
    signal: AbortSignal | undefined,
  ): Promise<Result<Speech, VoiceFailure>> {
    if (signal?.aborted) return fail({ code: 'cancelled' })
    const speaker = speakers.find(({ id }) => id === request.speaker)
    if (!speaker) return fail({ code: 'unknown-speaker' })
    if (listWords(request.text).length === 0) return fail({ code: 'nothing-to-say' })
    const credentials = await access.read()
    if (!credentials.ok) return credentials
    const { language } = speaker
    const person = speaker.id.slice(0, -language.length - 1)
    const order = { ...request, credentials: credentials.value, person, language, signal }
    const made = await service.make(order)
    if (!made.ok) return made
    // How English is said is a large part of the app, and not for those who never come here.
    const finish = await import('./finish-speech.ts').catch(() => null)
    return finish ? finish.finishSpeech(made.value, order) : fail({ code: 'download-failed' })
  }

  return {
    id: service.id,
    kind: 'cloud',
    listSpeakers: () => speakers,
    checkReadiness: async () =>
      access.isGranted()
        ? { status: 'ready' }
        : { status: 'unavailable', failure: { code: 'no-key' } },
    // Whether the key is good is found out by speaking, which is what it costs to find out.
    async prepare(onProgress, signal) {
      if (signal?.aborted) return fail({ code: 'cancelled' })
      onProgress?.({ loaded: 1, total: 1 })
      return ok(undefined)
    },
    speak(request, signal) {
      const answer = last.then(() => speak(request, signal))
      last = answer
      return answer
    },
  }
}
