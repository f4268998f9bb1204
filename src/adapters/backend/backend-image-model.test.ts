import { afterEach, beforeEach, expect, test } from 'vitest'

import { fail, ok } from '#core/result.ts'

import { type BackendServer, startBackendServer } from '../../../test/fakes/backend-server.ts'
import { createBackendImageModel } from './backend-image-model.ts'

const key = 'AQ.canary-0123456789'
const slide = {
  title: 'Where bees sleep',
  content: ['In the hive', 'On the comb'],
  imagePrompt: 'A comb in warm light',
}

let backend: BackendServer
beforeEach(async () => void (backend = await startBackendServer()))
afterEach(() => backend.close())

const draw = (signal?: AbortSignal) =>
  createBackendImageModel({ baseUrl: backend.url, key }).draw({ slide, signal })

test('IG2 gives the picture that Gemini drew for the slide', async () => {
  backend.gemini.play({ kind: 'picture', data: 'iVBORw0KGgo=', mediaType: 'image/png' })
  expect(await draw()).toEqual(
    ok({ mediaType: 'image/png', data: 'iVBORw0KGgo=', model: 'gemini-nano-banana-2.1' }),
  )
  const asked = JSON.stringify(backend.gemini.requests[0]?.body)
  expect(asked).toContain('In the hive; On the comb')
  expect(asked).toContain('It shall show: A comb in warm light.')
})

test('IG3 an answer without a picture is a failure with its reason', async () => {
  backend.gemini.play({ kind: 'no-picture' })
  expect(await draw()).toEqual(fail({ code: 'no-picture', said: 'I cannot draw that.' }))
})

test.each(['bad-key', 'no-credit', 'rate-limited', 'overloaded'] as const)(
  'IG3 %s is told',
  async (as) => {
    backend.gemini.play({ kind: 'refuse', as })
    expect(await draw()).toMatchObject({ ok: false, error: { code: as } })
  },
)

test('LB3 what the server refuses is told in its own words', async () => {
  const long = { title: 'x'.repeat(2001), content: [] }
  const model = createBackendImageModel({ baseUrl: backend.url, key })
  expect(await model.draw({ slide: long })).toEqual(
    fail({ code: 'backend-failed', said: 'The request is not understood: slideTitle' }),
  )
})

test('IG5 drawing can be called off', async () => {
  expect(await draw(AbortSignal.abort())).toEqual(fail({ code: 'cancelled' }))
})
