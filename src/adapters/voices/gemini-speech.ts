import { fetchJson } from '#adapters/model-http/fetch-json.ts'
import type { Patience } from '#adapters/model-http/open-response.ts'
import { createGeminiReadFailure } from '#adapters/text-models/gemini-failure.ts'
import { type Fields, readFields, readList, readString } from '#core/read-fields.ts'
import { fail, ok, type Result } from '#core/result.ts'
import type { ModelFailure } from '#ports/models/model-failure.ts'
import { modelProviders } from '#ports/models/model-provider.ts'

export type GeminiSpeechOrder = {
  key: string
  text: string
  /** One of Gemini's own names. */
  person: string
  baseUrl?: string
  patience?: Patience
  signal?: AbortSignal | undefined
}

/** As it was sent: base64, of a WAV file or of raw samples. */
export type GeminiSpeech = { data: string; mediaType: string; model: string }

type Attempt = { model: string; write: (text: string, person: string) => object }

/** From 3.8 on the text is what is read, and nothing else. */
const writeExact: Attempt['write'] = (text, person) => ({
  contents: [{ role: 'user', parts: [{ text }] }],
  generationConfig: {
    responseModalities: ['AUDIO'],
    speechConfig: { voiceConfig: { voice: person } },
  },
})

const nameVoice = (person: string) => ({
  responseModalities: ['AUDIO'],
  speechConfig: { voiceConfig: { prebuiltVoiceConfig: { voiceName: person } } },
})
const writeNamed: Attempt['write'] = (text, person) => ({
  contents: [{ role: 'user', parts: [{ text }] }],
  generationConfig: nameVoice(person),
})
/** Older ones take a text without a direction for a question, and want to answer it. */
const writeDirected: Attempt['write'] = (text, person) => ({
  contents: [{ role: 'user', parts: [{ text: `Say clearly: ${text}` }] }],
  generationConfig: nameVoice(person),
})

/** In order of preference; a model that is gone, or does not take it this way, makes way for the next. */
const attempts: readonly Attempt[] = [
  { model: 'gemini-3.8-flash-tts', write: writeExact },
  { model: 'gemini-3.8-flash-tts', write: writeNamed },
  { model: 'gemini-3.8-flash-lite-tts', write: writeExact },
  { model: 'gemini-3.1-flash-tts-preview', write: writeDirected },
  { model: 'gemini-2.5-flash-preview-tts', write: writeDirected },
]

/** Has Gemini read a text aloud. */
export type FetchGeminiSpeech = (
  order: GeminiSpeechOrder,
) => Promise<Result<GeminiSpeech, ModelFailure>>

/** Remembers what worked last, so that not every sentence is asked for twice. */
export function createGeminiSpeech(): FetchGeminiSpeech {
  let working = 0
  return async (order) => {
    let first: Result<never, ModelFailure> | null = null
    for (const [index, attempt] of attempts.entries()) {
      if (index < working) continue
      const spoken = await ask(attempt, order)
      if (spoken.ok) working = index
      if (spoken.ok || !isWrongWay(spoken.error)) return spoken
      first ??= spoken
    }
    working = 0
    return first ?? fail({ code: 'no-answer' })
  }
}

const isWrongWay = ({ code }: ModelFailure): boolean =>
  code === 'model-gone' || code === 'bad-request'

async function ask(
  { model, write }: Attempt,
  {
    key,
    text,
    person,
    baseUrl = modelProviders.gemini.address,
    patience,
    signal,
  }: GeminiSpeechOrder,
): Promise<Result<GeminiSpeech, ModelFailure>> {
  const answer = await fetchJson(
    {
      url: `${baseUrl.replace(/\/+$/, '')}/v1beta/models/${model}:generateContent`,
      headers: { 'x-goog-api-key': key },
      body: { ...write(text, person), store: false },
      key,
      signal,
      ...(patience && { patience }),
    },
    createGeminiReadFailure(model),
  )
  return answer.ok ? readSpeech(readFields(answer.value), model) : answer
}

function readSpeech(answer: Fields, model: string): Result<GeminiSpeech, ModelFailure> {
  const blockReason = readString(readFields(answer['promptFeedback'])['blockReason'])
  if (blockReason) return fail({ code: 'blocked', reason: blockReason })
  const [candidate = {}] = readList(answer['candidates'])
  for (const part of readList(readFields(candidate['content'])['parts'])) {
    const { mimeType, data } = readFields(part['inlineData'])
    if (readString(data))
      return ok({ data: readString(data), mediaType: readString(mimeType), model })
  }
  const reason = readString(candidate['finishReason'])
  if (/SAFETY|PROHIBITED|BLOCKLIST|RECITATION|SPII/.test(reason))
    return fail({ code: 'blocked', reason })
  return fail({ code: 'no-answer' })
}
