import type { Refusal } from '#ports/models/model-scripts.contract.ts'
import { type Fields, readFields, readList, readString } from '#core/read-fields.ts'

import { geminiWire } from './gemini-wire.ts'
import { type Hum, humWords, toRaw, toWav } from './hum-words.ts'
import { openAiWire } from './openai-wire.ts'
import type { WireResponse } from './wire-format.ts'

/** How a service answers when it does: each has done all of these at some time. */
export type Manner = 'usual' | 'raw' | 'silent' | 'packed' | 'untimed' | 'empty'

export type SpeechWire = {
  owns(path: string): boolean
  findKey(headers: Record<string, string | undefined>): string | undefined
  allowedHeaders: readonly string[]
  refuse(as: Refusal, key: string): WireResponse
  /** Null when the service takes such a call; its complaint otherwise. */
  judge(call: Call): WireResponse | null
  findText(call: Call): string
  speak(text: string, manner: Manner): WireResponse & { body: unknown }
}

export type Call = { path: string; search: string; body: Fields }

const hush = (hum: Hum): Hum => ({ ...hum, samples: new Int16Array(hum.samples.length) })

/** The first bytes of an MP3 file, which some services send whatever they are asked for. */
const packed = Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, 0, 0xff, 0xfb, 0x90, 0x64])

const makeHum = (text: string, manner: Manner): Hum => {
  const hum = humWords(text)
  return manner === 'silent' ? hush(hum) : hum
}

/** Google names what it does not know by its path, and takes no such call. */
const unknownField = (name: string): WireResponse => ({
  status: 400,
  body: {
    error: {
      code: 400,
      message: `Invalid JSON payload received. Unknown name "${name}" at 'generation_config.speech_config.voice_config': Cannot find field.`,
      status: 'INVALID_ARGUMENT',
    },
  },
})

const voiceOf = ({ body }: Call): Fields =>
  readFields(readFields(readFields(body['generationConfig'])['speechConfig'])['voiceConfig'])

export const geminiSpeechWire: SpeechWire = {
  owns: (path) => /^\/v1beta\/models\/[\w.-]+-tts(?:-preview)?:generateContent$/.test(path),
  findKey: geminiWire.findKey,
  allowedHeaders: geminiWire.allowedHeaders,
  refuse: geminiWire.refuse,
  judge(call) {
    const isNew = call.path.includes('gemini-3.8')
    if (!isNew && 'voice' in voiceOf(call)) return unknownField('voice')
    return null
  },
  findText: ({ body }) => {
    const [content = {}] = readList(body['contents'])
    const [part = {}] = readList(content['parts'])
    return readString(part['text'])
  },
  speak(text, manner) {
    const hum = makeHum(text, manner)
    const isRaw = manner === 'raw'
    const inlineData = isRaw
      ? { mimeType: 'audio/L16;codec=pcm;rate=24000', data: toRaw(hum).toString('base64') }
      : {
          mimeType: 'audio/wav',
          data: (manner === 'packed' ? packed : toWav(hum)).toString('base64'),
        }
    return {
      status: 200,
      body: {
        candidates: [
          {
            content: { parts: manner === 'empty' ? [] : [{ inlineData }], role: 'model' },
            finishReason: 'STOP',
            index: 0,
          },
        ],
        usageMetadata: { promptTokenCount: 8, candidatesTokenCount: 48, totalTokenCount: 56 },
        modelVersion: 'gemini-3.8-flash-tts',
      },
    }
  },
}

const openAiFormats = new Set(['mp3', 'opus', 'aac', 'flac', 'wav', 'pcm'])

export const openAiSpeechWire: SpeechWire = {
  owns: (path) => path === '/v1/audio/speech',
  findKey: openAiWire.findKey,
  allowedHeaders: openAiWire.allowedHeaders,
  refuse: openAiWire.refuse,
  judge({ body }) {
    const isWhole =
      readString(body['model']) &&
      readString(body['voice']) &&
      readString(body['input']).length <= 4096 &&
      openAiFormats.has(readString(body['response_format']))
    return isWhole ? null : openAiWire.refuse('bad-request', '')
  },
  findText: ({ body }) => readString(body['input']),
  speak(text, manner) {
    const hum = makeHum(text, manner)
    if (manner === 'raw')
      return { status: 200, headers: { 'content-type': 'audio/pcm' }, body: toRaw(hum) }
    const body = manner === 'packed' ? packed : manner === 'empty' ? Buffer.alloc(0) : toWav(hum)
    return { status: 200, headers: { 'content-type': 'audio/wav' }, body }
  },
}

const detail = (status: number, cause: string, message: string): WireResponse => ({
  status,
  body: { detail: { status: cause, message } },
})

const elevenLabsRefusals: Record<Refusal, WireResponse> = {
  'bad-key': detail(401, 'invalid_api_key', 'Invalid API key'),
  'key-leaked': detail(401, 'invalid_api_key', 'Invalid API key'),
  'not-allowed': detail(
    401,
    'missing_permissions',
    'The API key you used is missing the permission text_to_speech to execute this operation.',
  ),
  'no-credit': detail(
    401,
    'quota_exceeded',
    'This request exceeds your quota of 10000. You have 0 credits remaining, while 91 credits are required for this request.',
  ),
  'wrong-region': detail(403, 'only_for_creator+', 'Upgrade to use this.'),
  'quota-day': detail(401, 'quota_exceeded', 'This request exceeds your quota of 10000.'),
  'rate-limited': {
    ...detail(429, 'too_many_concurrent_requests', 'Too many concurrent requests.'),
    headers: { 'retry-after': '38' },
  },
  'rate-limited-bare': detail(429, 'rate_limit_exceeded', 'Rate limit exceeded.'),
  overloaded: detail(429, 'system_busy', 'We are currently experiencing heavy traffic.'),
  'server-error': { status: 500, body: 'Internal Server Error' },
  'model-gone': detail(404, 'voice_not_found', 'A voice with that voice_id was not found.'),
  'too-long': detail(
    400,
    'max_character_limit_exceeded',
    "This request's text has 62700 characters and exceeds the character limit of 40000.",
  ),
  'bad-request': {
    status: 422,
    body: { detail: [{ loc: ['body', 'text'], msg: 'field required', type: 'value_error' }] },
  },
}

export const elevenLabsSpeechWire: SpeechWire = {
  owns: (path) => /^\/v1\/text-to-speech\/\w+\/with-timestamps$/.test(path),
  findKey: (headers) => headers['xi-api-key'],
  allowedHeaders: ['*', 'xi-api-key', 'content-type'],
  refuse: (as) => elevenLabsRefusals[as],
  judge({ body, search }) {
    const isWhole = readString(body['text']) && /^\w\w$/.test(readString(body['language_code']))
    const isLossless = /output_format=pcm_(?:16000|22050|24000)$/.test(search)
    return isWhole && isLossless ? null : elevenLabsRefusals['bad-request']
  },
  findText: ({ body }) => readString(body['text']),
  speak(text, manner) {
    const hum = makeHum(text, manner)
    const times = Array.from(text, (_, at) => timeCharacter(hum, at))
    const alignment = {
      characters: Array.from(text),
      character_start_times_seconds: times.map(({ start }) => start),
      character_end_times_seconds: times.map(({ end }) => end),
    }
    const audio = manner === 'packed' ? packed : toRaw(hum)
    return {
      status: 200,
      body: {
        audio_base64: manner === 'empty' ? '' : audio.toString('base64'),
        alignment: manner === 'untimed' ? null : alignment,
        normalized_alignment: manner === 'untimed' ? null : alignment,
      },
    }
  },
}

/** A letter has its share of its word, a space the silence between two. */
function timeCharacter({ words }: Hum, at: number): { start: number; end: number } {
  const word = words.find(({ from, to }) => at >= from && at < to)
  if (word) {
    const share = (word.end - word.start) / (word.to - word.from)
    const start = word.start + share * (at - word.from)
    return { start, end: start + share }
  }
  const before = words.findLast(({ to }) => to <= at)?.end ?? 0
  const after = words.find(({ from }) => from > at)?.start ?? before
  return { start: before, end: after }
}
