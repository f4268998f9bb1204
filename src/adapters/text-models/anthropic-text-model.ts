import { fetchJson } from '#adapters/model-http/fetch-json.ts'
import type { Patience } from '#adapters/model-http/open-response.ts'
import type { JsonSchema } from '#core/outline/json-schema.ts'
import { type Fields, readFields, readList, readString } from '#core/read-fields.ts'
import { ok, type Result } from '#core/result.ts'
import type { ModelFailure } from '#ports/models/model-failure.ts'
import { modelProviders } from '#ports/models/model-provider.ts'
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

export type AnthropicOptions = {
  key: string
  model?: string
  baseUrl?: string
  patience?: Patience
}

export function createAnthropicTextModel(options: AnthropicOptions): TextModel {
  const { key, model: chosenModel, baseUrl = modelProviders.anthropic.address, patience } = options
  const root = `${baseUrl.replace(/\/+$/, '')}/v1`
  const headers = {
    'x-api-key': key,
    'anthropic-version': '2023-06-01',
    // Without it the service lets no web page in.
    'anthropic-dangerous-direct-browser-access': 'true',
  }
  const shared = { headers, key, ...(patience && { patience }) }

  async function listModels(signal?: AbortSignal): Promise<Result<ModelInfo[], ModelFailure>> {
    const call = { ...shared, url: `${root}/models?limit=1000`, signal }
    const listed = await fetchJson(call, createChatReadFailure({ model: '' }))
    return listed.ok ? ok(sortChatModels(readModels(listed.value))) : listed
  }

  return createChatModel({
    model: chosenModel,
    listModels,
    call: { ...shared, url: `${root}/messages` },
    writeBody,
    readEvent,
  })
}

/** This service wants a limit to be named; no model has a smaller one. */
const leastMaxTokens = 4096

function writeBody(model: string, request: TextRequest, plain: boolean): unknown {
  const { system, prompt, schema, maxTokens = defaultMaxTokens } = request
  return {
    model,
    stream: true,
    max_tokens: plain ? Math.min(maxTokens, leastMaxTokens) : maxTokens,
    system,
    messages: [{ role: 'user', content: prompt }],
    ...(!plain &&
      schema && {
        output_config: { format: { type: 'json_schema', schema: dropItemCounts(schema) } },
      }),
  }
}

/** This service refuses a schema that counts items. */
function dropItemCounts(schema: JsonSchema): JsonSchema {
  if (schema.type === 'array') {
    const { minItems: _min, maxItems: _max, ...rest } = schema
    return { ...rest, items: dropItemCounts(schema.items) }
  }
  if (schema.type !== 'object') return schema
  const entries = Object.entries(schema.properties)
  return {
    ...schema,
    properties: Object.fromEntries(entries.map(([name, value]) => [name, dropItemCounts(value)])),
  }
}

function readEvent(event: Fields): WireEvent {
  const { type } = event
  const delta = readFields(event['delta'])
  if (type === 'content_block_delta')
    return delta['type'] === 'text_delta' ? { text: readString(delta['text']) } : {}
  const reason = type === 'message_delta' ? readString(delta['stop_reason']) : ''
  if (!reason) return {}
  if (reason === 'refusal') return { failure: { code: 'blocked', reason } }
  return { end: cutOffReasons.has(reason) ? 'cut-off' : 'complete' }
}

const cutOffReasons = new Set(['max_tokens', 'model_context_window_exceeded'])

const readModels = (listed: unknown): ModelInfo[] =>
  readList(readFields(listed)['data'])
    .map(({ id, display_name: name }) => toModelInfo(readString(id), name))
    .filter(({ id }) => id !== '')
