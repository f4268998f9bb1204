import type { Refusal } from '#ports/models/model-scripts.contract.ts'

import { frame, type WireFormat, type WireResponse } from './wire-format.ts'

const error = (
  status: number,
  type: string,
  message: string,
  headers?: Record<string, string>,
): WireResponse => ({
  status,
  ...(headers && { headers }),
  body: { type: 'error', error: { type, message }, request_id: 'req_1' },
})

const refusals: Record<Refusal, WireResponse> = {
  'bad-key': error(401, 'authentication_error', 'invalid x-api-key'),
  'key-leaked': error(401, 'authentication_error', 'This API key has been disabled.'),
  'not-allowed': error(
    403,
    'permission_error',
    'CORS requests are not allowed for this Organization.',
  ),
  'no-credit': error(
    400,
    'invalid_request_error',
    'Your credit balance is too low to access the Anthropic API.',
  ),
  'wrong-region': error(403, 'forbidden', 'Access is not available in your country.'),
  'quota-day': error(402, 'billing_error', 'You have reached your spend limit.'),
  'rate-limited': error(429, 'rate_limit_error', 'This request would exceed your rate limit.', {
    'retry-after': '38',
  }),
  'rate-limited-bare': { status: 429, body: '' },
  overloaded: error(529, 'overloaded_error', 'Overloaded'),
  'server-error': error(500, 'api_error', 'Internal server error'),
  'model-gone': error(404, 'not_found_error', 'model: gone'),
  'too-long': error(400, 'invalid_request_error', 'prompt is too long: 250000 tokens > 200000'),
  'bad-request': error(400, 'invalid_request_error', 'output_config: Extra inputs not permitted'),
}

const event = (data: { type: string; [field: string]: unknown }) => frame(data, data.type)

const delta = (fields: object) => event({ type: 'content_block_delta', index: 0, delta: fields })

const end = (reason: string) => [
  event({ type: 'content_block_stop', index: 0 }),
  event({
    type: 'message_delta',
    delta: { stop_reason: reason, stop_sequence: null },
    usage: { output_tokens: 9 },
  }),
  event({ type: 'message_stop' }),
]

export const anthropicWire: WireFormat = {
  owns: (path) => path.startsWith('/anthropic/v1/'),
  isModelList: (path) => path === '/anthropic/v1/models',
  models: {
    data: ['claude-opus-5-1', 'claude-sonnet-5', 'claude-haiku-5'].map((id) => ({
      type: 'model',
      id,
      display_name: id,
    })),
    has_more: false,
  },
  findKey: (headers) => headers['x-api-key'],
  allowedHeaders: [
    'content-type',
    'x-api-key',
    'anthropic-version',
    'anthropic-dangerous-direct-browser-access',
  ],
  refuse: (as) => refusals[as],
  start: () => [
    event({
      type: 'message_start',
      message: { id: 'msg_1', type: 'message', role: 'assistant', content: [], usage: {} },
    }),
    event({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }),
    event({ type: 'ping' }),
  ],
  think: (thinking) => [delta({ type: 'thinking_delta', thinking })],
  write: (text) => [delta({ type: 'text_delta', text })],
  end: (reason) => end(reason === 'cut-off' ? 'max_tokens' : 'end_turn'),
  block: () => end('refusal'),
  failMidway: () => [
    event({ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }),
  ],
  picture: () => error(404, 'not_found_error', 'No such endpoint'),
}
