import { fetchBytes } from '#adapters/model-http/fetch-bytes.ts'
import type { Patience } from '#adapters/model-http/open-response.ts'
import { createChatReadFailure } from '#adapters/text-models/chat-failure.ts'
import { respell } from '#core/narration/reading/respell.ts'
import { fail, ok } from '#core/result.ts'
import { modelProviders } from '#ports/models/model-provider.ts'
import type { Voice } from '#ports/sound/voice.ts'

import { type CloudSpeaker, cloudLanguages } from './cloud-speakers.ts'
import { type CloudAccess, createCloudVoice } from './cloud-voice.ts'
import { readSound } from './read-sound.ts'

const defaultModel = 'gpt-4o-mini-tts'

/** Services that speak like OpenAI know these names too, or give each a voice of their own. */
const people: readonly CloudSpeaker[] = [
  { id: 'coral', name: 'Coral', tone: 'feminine' },
  { id: 'onyx', name: 'Onyx', tone: 'masculine' },
  { id: 'nova', name: 'Nova', tone: 'feminine' },
  { id: 'echo', name: 'Echo', tone: 'masculine' },
  { id: 'sage', name: 'Sage', tone: 'feminine' },
  { id: 'alloy', name: 'Alloy', tone: 'neutral' },
]

type Options = { id: 'openai' | 'custom'; patience?: Patience }

/** Anything with `/audio/speech`: OpenAI itself, or a service of the user's own. */
export const createOpenAiVoice = (access: CloudAccess, { id, patience }: Options): Voice =>
  createCloudVoice(
    {
      id,
      people,
      languages: cloudLanguages,
      async make({ credentials, text, person, language, pronunciations, signal }) {
        const { key, model = defaultModel, baseUrl = modelProviders.openai.address } = credentials
        const address = baseUrl.trim().replace(/\/+$/, '')
        const answer = await fetchBytes(
          {
            url: `${address}/audio/speech`,
            headers: key ? { authorization: `Bearer ${key}` } : {},
            body: {
              model,
              voice: person,
              input: respell(text, pronunciations).text,
              // With a header that says how fast the samples are; raw ones would have to be guessed.
              response_format: 'wav',
              ...(takesInstructions(model) && { instructions: instruct(language) }),
            },
            ...(key && { key }),
            signal,
            ...(patience && { patience }),
          },
          createChatReadFailure({ model, ...(id === 'custom' && { address }) }),
        )
        if (!answer.ok) return answer
        const sound = readSound(answer.value.bytes, answer.value.mediaType)
        return sound ? ok({ sound }) : fail({ code: 'bad-reply' })
      },
    },
    access,
  )

const takesInstructions = (model: string): boolean => model.startsWith('gpt-')

/** Without it, a short sentence of names may be taken for English. */
const instruct = (language: string): string =>
  `Read the text exactly as it is written, in ${new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language}, clearly and warmly, as a speaker in front of an audience.`
