import { fetchJson } from '#adapters/model-http/fetch-json.ts'
import type { Patience } from '#adapters/model-http/open-response.ts'
import { decodeBase64 } from '#core/decode-base64.ts'
import {
  type CharacterTime,
  joinCharacterTimes,
} from '#core/narration/sound/join-character-times.ts'
import { respell } from '#core/narration/reading/respell.ts'
import { readFields, readString } from '#core/read-fields.ts'
import { fail, ok } from '#core/result.ts'
import type { Voice } from '#ports/sound/voice.ts'

import { type CloudSpeaker, cloudLanguages } from './cloud-speakers.ts'
import { type CloudAccess, createCloudVoice } from './cloud-voice.ts'
import { readElevenLabsFailure } from './elevenlabs-failure.ts'
import { readSound } from './read-sound.ts'

const defaultAddress = 'https://api.elevenlabs.io'

/** The one that can be told which language to speak; others guess it from the text. */
const model = 'eleven_flash_v2_5'
/** Of the formats without loss, the best that every plan has. */
const format = { name: 'pcm_24000', mediaType: 'audio/pcm;rate=24000' }

/** In every account from the start. */
const people: readonly CloudSpeaker[] = [
  { id: 'EXAVITQu4vr4xnSDxMaL', name: 'Sarah', tone: 'feminine' },
  { id: 'JBFqnCBsd6RMkjVDRZzb', name: 'George', tone: 'masculine' },
  { id: 'Xb7hH8MSUJpSbSDYk0k2', name: 'Alice', tone: 'feminine' },
  { id: 'nPczCjzI2devNBz1zQrb', name: 'Brian', tone: 'masculine' },
  { id: 'XrExE9yKIg1WjnnlVkGX', name: 'Matilda', tone: 'feminine' },
  { id: 'SAz9YHcvj6GT2YYXdXww', name: 'River', tone: 'neutral' },
]

/** ElevenLabs' voices, which tell when each character is heard. */
export const createElevenLabsVoice = (
  access: CloudAccess,
  { patience }: { patience?: Patience } = {},
): Voice =>
  createCloudVoice(
    {
      id: 'elevenlabs',
      people,
      languages: cloudLanguages,
      async make({ credentials, text, person, language, pronunciations, signal }) {
        const { key = '', baseUrl = defaultAddress } = credentials
        const respelled = respell(text, pronunciations)
        const answer = await fetchJson(
          {
            url: `${baseUrl}/v1/text-to-speech/${person}/with-timestamps?output_format=${format.name}`,
            headers: { 'xi-api-key': key },
            body: { text: respelled.text, model_id: model, language_code: toCode(language) },
            key,
            signal,
            ...(patience && { patience }),
          },
          readElevenLabsFailure,
        )
        if (!answer.ok)
          return answer.error.code === 'model-gone' ? fail({ code: 'unknown-speaker' }) : answer
        const { audio_base64: audio, alignment } = readFields(answer.value)
        const bytes = decodeBase64(readString(audio))
        const sound = bytes && readSound(bytes, format.mediaType)
        if (!sound) return fail({ code: readString(audio) ? 'bad-reply' : 'no-answer' })
        const words = joinCharacterTimes(text, respelled, readCharacters(alignment))
        return ok({ sound, ...(words && { words }) })
      },
    },
    access,
  )

/** ISO 639-1 has one Norwegian. */
const toCode = (language: string): string => (language === 'nb' ? 'no' : language)

/** It is sometimes left out; then the times are estimated. */
function readCharacters(alignment: unknown): CharacterTime[] {
  const fields = readFields(alignment)
  const starts = readNumbers(fields['character_start_times_seconds'])
  const ends = readNumbers(fields['character_end_times_seconds'])
  const characters: unknown = fields['characters']
  if (!Array.isArray(characters)) return []
  return characters.flatMap((text: unknown, index) => {
    const [start, end] = [starts[index], ends[index]]
    return start === undefined || end === undefined ? [] : [{ text: readString(text), start, end }]
  })
}

const readNumbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.map((one) => (typeof one === 'number' ? one : 0)) : []
