import { fetchJson } from '#adapters/model-http/fetch-json.ts'
import type { Patience } from '#adapters/model-http/open-response.ts'
import { type Fields, readFields, readList, readString } from '#core/read-fields.ts'
import { ok, type Result } from '#core/result.ts'
import type { ModelFailure } from '#ports/models/model-failure.ts'
import {
  defaultMaxTokens,
  type ModelInfo,
  type TextModel,
  type TextRequest,
} from '#ports/models/text-model.ts'

import { createChatReadFailure } from './chat-failure.ts'
import { sortChatModels } from './choose-chat-model.ts'
import { createChatModel } from './create-chat-model.ts'
import type { WireEvent } from './stream-answer.ts'
import { toModelInfo } from './to-model-info.ts'

export type OpenAiCompatibleOptions = {
  /** Up to and with the version: `https://api.openai.com/v1`, `http://localhost:11434/v1`. */
  baseUrl: string
  /** Local servers need none. */
  key?: string
  /** Without one the service is asked what it has. */
  model?: string
  patience?: Patience
}

/** OpenAI, OpenRouter, Groq, Mistral, Ollama, LM Studio and whatever else speaks like them. */
export function createOpenAiCompatibleTextModel(options: OpenAiCompatibleOptions): TextModel {
  const { key, model: chosenModel, patience } = options
  const root = options.baseUrl.trim().replace(/\/+$/, '')
  const headers: Record<string, string> = key ? { authorization: `Bearer ${key}` } : {}
  const shared = { headers, ...(key && { key }), ...(patience && { patience }) }

  const readFailure = createChatReadFailure({ model: '', address: root })

  async function listModels(signal?: AbortSignal): Promise<Result<ModelInfo[], ModelFailure>> {
    // OpenRouter shows its models to everyone: they say nothing about the key.
    if (key && /\/\/openrouter\.ai\//.test(root)) {
      const known = await fetchJson({ ...shared, url: `${root}/key`, signal }, readFailure)
      if (!known.ok) return known
    }
    const call = { ...shared, url: `${root}/models`, signal }
    const listed = await fetchJson(call, readFailure)
    return listed.ok ? ok(sortChatModels(readModels(listed.value))) : listed
  }

  return createChatModel({
    model: chosenModel,
    listModels,
    address: root,
    call: { ...shared, url: `${root}/chat/completions` },
    writeBody: (...asked) => writeBody(root, ...asked),
    readEvent,
  })
}

function writeBody(root: string, model: string, request: TextRequest, plain: boolean): unknown {
  const { system, prompt, schema, maxTokens = defaultMaxTokens } = request
  const isOpenAi = /\/\/api\.openai\.com\//.test(`${root}/`)
  return {
    model,
    stream: true,
    messages: [
      { role: 'system', content: system },
      { role: 'user', content: prompt },
    ],
    // OpenAI has renamed the limit and lets its newer models choose the temperature themselves.
    ...(!plain &&
      (isOpenAi
        ? { max_completion_tokens: maxTokens }
        : { max_tokens: maxTokens, temperature: 0.7, top_p: 0.95 })),
    ...(!plain &&
      schema && {
        response_format: {
          type: 'json_schema',
          json_schema: { name: 'reply', strict: true, schema },
        },
      }),
  }
}

function readEvent(event: Fields): WireEvent {
  const [choice = {}] = readList(event['choices'])
  const delta = readFields(choice['delta'])
  if (readString(delta['refusal'])) return { failure: { code: 'blocked', reason: 'refusal' } }
  const text = readString(delta['content'])
  const reason = readString(choice['finish_reason'])
  if (!reason) return { text }
  if (reason === 'content_filter') return { text, failure: { code: 'blocked', reason } }
  return { text, end: reason === 'length' ? 'cut-off' : 'complete' }
}

/** Some gateways send the bare list. */
const readModels = (listed: unknown): ModelInfo[] =>
  readList(Array.isArray(listed) ? listed : readFields(listed)['data'])
    .map(({ id, name }) => toModelInfo(readString(id), name))
    .filter(({ id }) => id !== '')
