import type { Patience } from '#adapters/model-http/open-response.ts'
import { decodeBase64 } from '#core/decode-base64.ts'
import { respell } from '#core/narration/reading/respell.ts'
import { fail, ok } from '#core/result.ts'
import type { Voice } from '#ports/sound/voice.ts'

import { type CloudSpeaker, cloudLanguages } from './cloud-speakers.ts'
import { type CloudAccess, createCloudVoice } from './cloud-voice.ts'
import { createGeminiSpeech, type FetchGeminiSpeech } from './gemini-speech.ts'
import { readSound } from './read-sound.ts'

/** Those that Google calls firm, clear, even, warm and informative: what a talk wants. */
const people: readonly CloudSpeaker[] = [
  { id: 'Kore', name: 'Kore', tone: 'feminine' },
  { id: 'Charon', name: 'Charon', tone: 'masculine' },
  { id: 'Sulafat', name: 'Sulafat', tone: 'feminine' },
  { id: 'Iapetus', name: 'Iapetus', tone: 'masculine' },
  { id: 'Erinome', name: 'Erinome', tone: 'feminine' },
  { id: 'Schedar', name: 'Schedar', tone: 'masculine' },
]

type Options = { fetchSpeech?: FetchGeminiSpeech; patience?: Patience }

/** Gemini's voices, with the key that also writes decks. They hear from the text which language it is. */
export const createGeminiVoice = (
  access: CloudAccess,
  { fetchSpeech = createGeminiSpeech(), patience }: Options = {},
): Voice =>
  createCloudVoice(
    {
      id: 'gemini',
      people,
      languages: cloudLanguages,
      async make({ credentials, text, person, pronunciations, signal }) {
        const spoken = await fetchSpeech({
          key: credentials.key ?? '',
          text: respell(text, pronunciations).text,
          person,
          signal,
          ...(credentials.baseUrl && { baseUrl: credentials.baseUrl }),
          ...(patience && { patience }),
        })
        if (!spoken.ok) return spoken
        const bytes = decodeBase64(spoken.value.data)
        const sound = bytes && readSound(bytes, spoken.value.mediaType)
        return sound ? ok({ sound }) : fail({ code: 'bad-reply' })
      },
    },
    access,
  )
