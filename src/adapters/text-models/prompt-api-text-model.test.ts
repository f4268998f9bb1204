import { expect, test, vi } from 'vitest'

import { collect, describeTextModel, textRequest } from '#ports/models/text-model.contract.ts'

import { createFakeLanguageModel } from '../../../test/fakes/language-model.ts'
import { createPromptApiTextModel } from './prompt-api-text-model.ts'

describeTextModel(
  'prompt-api',
  async () => {
    const api = createFakeLanguageModel()
    return {
      model: createPromptApiTextModel(api),
      play: api.play,
      wasLeft: () => api.left,
      close: () => Promise.resolve(),
    }
  },
  {
    refusals: { 'too-long': 'too-long' },
    cannot: ['block', 'fail-midway', 'garble', 'stall'],
    canBeCutOff: false,
  },
)

test('GN7 a model that must be fetched first tells how far it is', async () => {
  const api = createFakeLanguageModel('downloadable')
  api.play({ kind: 'answer', text: 'Bees.' })
  const { all, written } = await collect(createPromptApiTextModel(api).stream(textRequest))
  expect(all.filter(({ kind }) => kind === 'loading')).toEqual(
    [0, 0.5, 1].map((fraction) => ({ kind: 'loading', fraction })),
  )
  expect(written).toBe('Bees.')
})

const forbidden = {
  ...createFakeLanguageModel(),
  availability: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
}

test.each([createFakeLanguageModel('unavailable'), forbidden, undefined])(
  'GN7 a browser or device without a model says so',
  async (api) => {
    const model = createPromptApiTextModel(api)
    expect(await model.listModels()).toEqual({ ok: false, error: { code: 'unavailable' } })
    expect((await collect(model.stream(textRequest))).all).toEqual([
      { kind: 'failed', failure: { code: 'unavailable' } },
    ])
  },
)

test('GN7 the browser is told the language of the output, or it would warn each time', async () => {
  const api = createFakeLanguageModel()
  const [availability, create] = [vi.spyOn(api, 'availability'), vi.spyOn(api, 'create')]
  api.play({ kind: 'answer', text: 'Bees.' })
  await collect(createPromptApiTextModel(api).stream(textRequest))
  const told = expect.objectContaining({ expectedOutputs: [{ type: 'text', languages: ['en'] }] })
  expect(availability).toHaveBeenCalledWith(told)
  expect(create).toHaveBeenCalledWith(told)
})
