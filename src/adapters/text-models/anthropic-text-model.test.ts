import { expect, test } from 'vitest'

import {
  collect,
  describeTextModel,
  textRequest,
  usualRefusals,
} from '#ports/models/text-model.contract.ts'

import { startModelServer } from '../../../test/fakes/model-server.ts'
import { openModelStage } from '../../../test/fakes/model-stage.ts'
import { createAnthropicTextModel } from './anthropic-text-model.ts'

const key = 'sk-ant-canary-0123456789'

describeTextModel(
  'anthropic',
  openModelStage((server, patience) =>
    createAnthropicTextModel({
      key,
      model: 'claude-sonnet-5',
      baseUrl: server.anthropicUrl,
      ...(patience && { patience }),
    }),
  ),
  {
    refusals: { ...usualRefusals, 'quota-day': 'no-credit' },
  },
)

test('GN1 the key is in its header, and the schema counts nothing', async () => {
  const { anthropicUrl, requests, play, close } = await startModelServer()
  play({ kind: 'answer', text: 'Bees.' })
  const model = createAnthropicTextModel({ key, baseUrl: anthropicUrl })
  const { all } = await collect(model.stream(textRequest))
  await close()
  // Found by asking: a Sonnet before the others.
  expect(all[0]).toEqual({ kind: 'start', model: 'claude-sonnet-5' })
  const request = requests.at(-1)
  expect(request?.headers).toMatchObject({
    'x-api-key': key,
    'anthropic-version': '2023-06-01',
    'anthropic-dangerous-direct-browser-access': 'true',
  })
  expect(request?.url + JSON.stringify(request?.body)).not.toContain('canary')
  expect(JSON.stringify(request?.body)).not.toContain('minItems')
  expect(request?.body).toMatchObject({ output_config: { format: { type: 'json_schema' } } })
})

test('GN3 a model with a smaller limit is asked once more within it, and without a shape', async () => {
  const { anthropicUrl, requests, play, close } = await startModelServer()
  play({ kind: 'refuse', as: 'bad-request' }, { kind: 'answer', text: 'Bees.' })
  const model = createAnthropicTextModel({ key, model: 'claude-3', baseUrl: anthropicUrl })
  expect((await collect(model.stream(textRequest))).written).toBe('Bees.')
  await close()
  expect(requests.map(({ body }) => body)).toMatchObject([
    { max_tokens: 16_384 },
    { max_tokens: 4096 },
  ])
  expect(requests[1]?.body).not.toHaveProperty('output_config')
})
