import type { Refusal } from '#ports/models/model-scripts.contract.ts'

import { frame, type WireFormat, type WireResponse } from './wire-format.ts'

const error = (
  status: number,
  message: string,
  code: string | null,
  headers?: Record<string, string>,
): WireResponse => ({
  status,
  ...(headers && { headers }),
  body: { error: { message, type: 'invalid_request_error', param: null, code } },
})

const refusals: Record<Refusal, WireResponse> = {
  'bad-key': error(401, 'Incorrect API key provided: sk-cana*****-key.', 'invalid_api_key'),
  'key-leaked': error(401, 'This key has been disabled.', 'invalid_api_key'),
  'not-allowed': error(403, 'Your organization must be verified to use this model.', null),
  'no-credit': error(429, 'You exceeded your current quota.', 'insufficient_quota'),
  'wrong-region': error(
    403,
    'Country, region, or territory not supported',
    'unsupported_country_region_territory',
  ),
  'quota-day': error(429, 'You exceeded your current quota.', 'insufficient_quota'),
  // As with the real one, a web page may not read the header, only the words.
  'rate-limited': error(
    429,
    'Rate limit reached on requests per min (RPM): Limit 3, Used 3. Please try again in 38s.',
    'rate_limit_exceeded',
    { 'retry-after': '38' },
  ),
  'rate-limited-bare': { status: 429, body: 'Too Many Requests' },
  overloaded: error(503, 'The server is currently overloaded.', null),
  'server-error': { status: 502, body: '<html><body>Bad Gateway</body></html>' },
  'model-gone': error(404, 'The model `gone` does not exist.', 'model_not_found'),
  'too-long': error(400, 'Maximum context length is 128000 tokens.', 'context_length_exceeded'),
  'bad-request': error(400, 'response_format is not supported by this model.', null),
}

const chunk = (delta: object, finishReason: string | null = null) =>
  frame({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1_790_000_000,
    model: 'gpt-5.4-mini',
    choices: [{ index: 0, delta, finish_reason: finishReason }],
  })

export const openAiWire: WireFormat = {
  owns: (path) => /^\/v1\/(?:chat\/completions|images\/generations|models)$/.test(path),
  isModelList: (path) => path === '/v1/models',
  models: {
    object: 'list',
    data: ['text-embedding-3-small', 'gpt-6.1-terra', 'gpt-5.4-mini', 'gpt-image-2'].map((id) => ({
      id,
      object: 'model',
      owned_by: 'system',
    })),
  },
  findKey: (headers) => headers['authorization']?.replace('Bearer ', ''),
  allowedHeaders: ['content-type', 'authorization'],
  refuse: (as) => refusals[as],
  start: () => [chunk({ role: 'assistant', content: '' })],
  think: (thought) => [chunk({ reasoning_content: thought })],
  write: (text) => [chunk({ content: text })],
  end: (reason) => [
    chunk({}, reason === 'cut-off' ? 'length' : 'stop'),
    frame({ id: 'chatcmpl-1', choices: [], usage: { prompt_tokens: 4, completion_tokens: 9 } }),
    frame('[DONE]'),
  ],
  block: () => [chunk({}, 'content_filter'), frame('[DONE]')],
  failMidway: () => [frame({ error: { message: 'Upstream overloaded', code: 'server_error' } })],
  picture: (script) =>
    script.kind === 'no-picture'
      ? error(400, 'Your request was rejected by the safety system.', 'moderation_blocked')
      : { status: 200, body: { created: 1_790_000_000, data: [{ b64_json: script.data }] } },
}
