import { expect, it } from 'vitest'
import * as v from 'valibot'

import { deckRequestSchema } from '#core/outline/deck-request.ts'

import { emptyRequest, toDeckRequest, toTemplateRequest, toRequestDraft } from './request-draft.ts'

const full = {
  topic: ' Tides ',
  audience: 'a school class',
  tone: 'playful',
  language: 'Deutsch',
  slideCount: 9,
  theme: 'noir',
  source: 'The sea rises.\n',
  sourceName: 'sea.txt',
}

it('a request has only what was filled in', () => {
  expect(
    toDeckRequest({ ...emptyRequest, topic: ' Tides ', audience: '  ', source: '\n' }),
  ).toEqual({
    topic: 'Tides',
  })
})

it('everything that was filled in is asked for, as the request allows it', () => {
  const request = toDeckRequest(full)
  expect(request).toEqual({
    topic: 'Tides',
    audience: 'a school class',
    tone: 'playful',
    language: 'Deutsch',
    slideCount: 9,
    theme: 'noir',
    source: 'The sea rises.\n',
  })
  expect(v.is(deckRequestSchema, request)).toBe(true)
})

it('what was asked for can be edited and asked for again', () => {
  const request = toDeckRequest(full)
  expect(toDeckRequest(toRequestDraft(request))).toEqual(request)
})

it('a template is about what is typed, or else about what failed', () => {
  const failed = toDeckRequest(full)
  expect(toTemplateRequest({ ...emptyRequest, topic: 'Bees' }, failed).topic).toBe('Bees')
  expect(toTemplateRequest({ ...emptyRequest, topic: '  ' }, failed).topic).toBe('Tides')
})
