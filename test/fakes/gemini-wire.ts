import type { Refusal } from '#ports/models/model-scripts.contract.ts'

import { frame, type WireFormat, type WireResponse } from './wire-format.ts'

const type = (name: string) => `type.googleapis.com/google.rpc.${name}`

const error = (
  code: number,
  status: string,
  message: string,
  details: unknown[] = [],
): WireResponse => ({
  status: code,
  body: { error: { code, message, status, ...(details.length > 0 && { details }) } },
})

const quota = (quotaId: string, retryDelay: string): WireResponse =>
  error(429, 'RESOURCE_EXHAUSTED', 'You exceeded your current quota, please check your plan.', [
    {
      '@type': type('QuotaFailure'),
      violations: [
        {
          quotaMetric: 'generativelanguage.googleapis.com/generate_content_free_tier_requests',
          quotaId,
          quotaDimensions: { location: 'global', model: 'gemini-3.8-flash' },
          quotaValue: '20',
        },
      ],
    },
    { '@type': type('Help'), links: [{ description: 'Learn more', url: 'https://ai.google.dev' }] },
    { '@type': type('RetryInfo'), retryDelay },
  ])

const refusals: Record<Exclude<Refusal, 'not-allowed'>, WireResponse> = {
  'bad-key': error(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [
    {
      '@type': type('ErrorInfo'),
      reason: 'API_KEY_INVALID',
      domain: 'googleapis.com',
      metadata: { service: 'generativelanguage.googleapis.com' },
    },
  ]),
  'key-leaked': error(
    403,
    'PERMISSION_DENIED',
    'Your API key was reported as leaked. Please use another API key.',
  ),
  'no-credit': error(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded for metric, limit: 0', [
    {
      '@type': type('QuotaFailure'),
      violations: [
        { quotaId: 'GenerateRequestsPerDayPerProjectPerModel-FreeTier', quotaValue: '0' },
      ],
    },
  ]),
  'wrong-region': error(
    400,
    'FAILED_PRECONDITION',
    'User location is not supported for the API use.',
  ),
  'quota-day': quota('GenerateRequestsPerDayPerProjectPerModel-FreeTier', '37s'),
  'rate-limited': quota('GenerateRequestsPerMinutePerProjectPerModel-FreeTier', '37.5s'),
  'rate-limited-bare': error(429, 'RESOURCE_EXHAUSTED', 'Resource has been exhausted.'),
  overloaded: error(503, 'UNAVAILABLE', 'The model is overloaded. Please try again later.'),
  // Errors of the streaming call come wrapped in a list.
  'server-error': {
    status: 500,
    body: [
      { error: { code: 500, message: 'An internal error has occurred.', status: 'INTERNAL' } },
    ],
  },
  'model-gone': error(404, 'NOT_FOUND', 'models/gone is not found for API version v1beta.'),
  'too-long': error(
    400,
    'INVALID_ARGUMENT',
    'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).',
  ),
  'bad-request': error(400, 'INVALID_ARGUMENT', 'Request contains an invalid argument.'),
}

const forbid = (key: string): WireResponse =>
  error(403, 'PERMISSION_DENIED', `Requests with the key ${key} from this referer are blocked.`, [
    { '@type': type('ErrorInfo'), reason: 'API_KEY_HTTP_REFERRER_BLOCKED' },
  ])

const candidate = (fields: object) =>
  frame({
    candidates: [{ index: 0, ...fields }],
    usageMetadata: { promptTokenCount: 400, candidatesTokenCount: 12, thoughtsTokenCount: 3 },
    modelVersion: 'gemini-3.8-flash',
  })

const part = (fields: object) => candidate({ content: { parts: [fields], role: 'model' } })

const model = (id: string, methods: string[]) => ({
  name: `models/${id}`,
  displayName: id.replaceAll('-', ' '),
  inputTokenLimit: 1_048_576,
  outputTokenLimit: 65_536,
  supportedGenerationMethods: methods,
})

export const geminiWire: WireFormat = {
  owns: (path) => path.startsWith('/v1beta/'),
  isModelList: (path) => path === '/v1beta/models',
  models: {
    models: [
      model('gemini-4-argon', ['generateContent', 'countTokens']),
      model('gemini-3.8-flash', ['generateContent', 'countTokens']),
      model('gemini-9-flash', ['generateContent']),
      model('gemini-nano-banana-2.1', ['generateContent']),
      model('gemini-embedding-2', ['embedContent']),
      model('gemma-4-27b-it', ['generateContent']),
    ],
  },
  findKey: (headers) => headers['x-goog-api-key'],
  // The real list is closed: anything else fails the browser's preflight.
  allowedHeaders: ['content-type', 'x-goog-api-key', 'x-goog-api-client', 'authorization'],
  refuse: (as, key) => (as === 'not-allowed' ? forbid(key) : refusals[as]),
  start: () => [],
  think: (text) => [part({ text, thought: true })],
  write: (text) => [part({ text })],
  end: (reason) => [
    candidate({
      content: { parts: [{ text: '' }], role: 'model' },
      finishReason: reason === 'cut-off' ? 'MAX_TOKENS' : 'STOP',
    }),
  ],
  block: () => [candidate({ finishReason: 'SAFETY' })],
  failMidway: () => [
    frame({ error: { code: 503, message: 'The service is unavailable.', status: 'UNAVAILABLE' } }),
  ],
  picture: (script) => ({
    status: 200,
    body: {
      candidates: [
        script.kind === 'no-picture'
          ? {
              content: { parts: [{ text: 'I cannot draw that.' }], role: 'model' },
              finishReason: 'NO_IMAGE',
            }
          : {
              content: {
                parts: [
                  { text: 'Here is your background.' },
                  { inlineData: { mimeType: script.mediaType, data: script.data } },
                ],
                role: 'model',
              },
              finishReason: 'STOP',
            },
      ],
    },
  }),
}
