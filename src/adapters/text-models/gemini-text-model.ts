import { fetchJson } from '#adapters/model-http/fetch-json.ts'
import type { Patience } from '#adapters/model-http/open-response.ts'
import { type Fields, readFields, readList, readString } from '#core/read-fields.ts'
import { ok, type Result } from '#core/result.ts'
import type { ModelFailure } from '#ports/models/model-failure.ts'
import { modelProviders } from '#ports/models/model-provider.ts'
import type { ModelInfo, TextEvent, TextModel, TextRequest } from '#ports/models/text-model.ts'

import { createGeminiReadFailure } from './gemini-failure.ts'
import {
  chooseGeminiSettings,
  compareGeminiModels,
  preferredGeminiModels,
} from './gemini-settings.ts'
import { streamAnswer, type WireEvent } from './stream-answer.ts'
import { type Attempt, streamFirstWorking } from './stream-first-working.ts'
import { toModelInfo } from './to-model-info.ts'

export type GeminiOptions = {
  key: string
  /** Tried before the preferred ones. */
  model?: string
  /** Without the version: for proxies and tests. */
  baseUrl?: string
  patience?: Patience
}

export function createGeminiTextModel(options: GeminiOptions): TextModel {
  const { key, model: chosenModel, baseUrl = modelProviders.gemini.address, patience } = options
  const root = `${baseUrl.replace(/\/+$/, '')}/v1beta`
  // Only in this header: a key in the address ends up in logs and histories.
  const headers = { 'x-goog-api-key': key }
  const models = [...new Set([...(chosenModel ? [chosenModel] : []), ...preferredGeminiModels])]

  const open = (request: TextRequest, { model, plain }: Attempt): AsyncGenerator<TextEvent> =>
    streamAnswer(
      {
        url: `${root}/models/${encodeURIComponent(model)}:streamGenerateContent?alt=sse`,
        headers,
        body: writeBody(model, request, plain),
        model,
        key,
        signal: request.signal,
        ...(patience && { patience }),
      },
      { readFailure: createGeminiReadFailure(model), readEvent },
    )

  async function listModels(signal?: AbortSignal): Promise<Result<ModelInfo[], ModelFailure>> {
    const url = `${root}/models?pageSize=1000`
    const call = { url, headers, key, signal, ...(patience && { patience }) }
    const listed = await fetchJson(call, createGeminiReadFailure(''))
    return listed.ok ? ok(readModels(listed.value)) : listed
  }

  return {
    listModels,
    async *stream(request) {
      let gone: TextEvent | null = null
      let hasBegun = false
      for await (const event of streamFirstWorking(models, (attempt) => open(request, attempt))) {
        // Once there is text, another model's would only be put after it.
        if (!hasBegun && isGone(event)) gone = event
        else yield event
        hasBegun = true
      }
      if (!gone) return
      const listed = await listModels(request.signal)
      const known = listed.ok ? listed.value.map(({ id }) => id) : []
      const others = known.filter((id) => !models.includes(id)).slice(0, 3)
      if (others.length === 0) yield listed.ok ? gone : { kind: 'failed', failure: listed.error }
      else yield* streamFirstWorking(others, (attempt) => open(request, attempt))
    },
  }
}

const isGone = (event: TextEvent): boolean =>
  event.kind === 'failed' && event.failure.code === 'model-gone'

function writeBody(model: string, request: TextRequest, plain: boolean): unknown {
  const settings = chooseGeminiSettings(model, request)
  return {
    systemInstruction: { parts: [{ text: request.system }] },
    contents: [{ role: 'user', parts: [{ text: request.prompt }] }],
    // New projects keep what is sent unless told not to.
    store: false,
    generationConfig: plain ? { maxOutputTokens: settings['maxOutputTokens'] } : settings,
  }
}

/** Everything but these is a refusal of some kind. */
const wholeAnswer = new Set(['STOP', 'FINISH_REASON_UNSPECIFIED'])

function readEvent(event: Fields): WireEvent {
  const blockReason = readString(readFields(event['promptFeedback'])['blockReason'])
  if (blockReason) return { failure: { code: 'blocked', reason: blockReason } }
  const [candidate = {}] = readList(event['candidates'])
  const text = readText(readFields(candidate['content']))
  const reason = readString(candidate['finishReason'])
  if (!reason) return { text }
  if (reason === 'MAX_TOKENS') return { text, end: 'cut-off' }
  if (wholeAnswer.has(reason)) return { text, end: 'complete' }
  return { text, failure: { code: 'blocked', reason } }
}

/** All parts but the model's thoughts: an answer may come in several. */
const readText = (content: Fields): string =>
  readList(content['parts'])
    .map((part) => (part['thought'] === true ? '' : readString(part['text'])))
    .join('')

/** Those that write: not the ones for pictures, speech, search or talking live. */
const otherTrades = /image|tts|audio|live|embedding|vision|robotics|computer-use|banana|veo|lyria/

const readModels = (listed: unknown): ModelInfo[] =>
  readList(readFields(listed)['models'])
    .filter(({ supportedGenerationMethods: methods }) =>
      Array.isArray(methods) ? methods.includes('generateContent') : true,
    )
    .map(({ name, displayName }) =>
      toModelInfo(readString(name).replace(/^models\//, ''), displayName),
    )
    .filter(({ id }) => id.startsWith('gemini-') && !otherTrades.test(id))
    .toSorted((a, b) => compareGeminiModels(a.id, b.id))
