import { expect, test } from 'vitest'

import { fail, ok } from '#core/result.ts'

import { createScriptedTextModel } from '../../../test/fakes/scripted-text-model.ts'
import { deck } from '../../../test/fixtures/deck-browser.ts'
import { proposeEdit } from './propose-edit.ts'
import type { SlideTask } from './slide-task.ts'

const slide = { ...deck.slides[1]!, imageUrl: 'asset:abc' }
const edited = { deck, slide }
const written = {
  title: 'Tides and Time',
  content: ['The moon draws the water', 'Twice a day it comes and goes', 'Harbours live by it'],
  notes: 'Look at the water for a while... and it moves.',
}

async function propose(task: SlideTask, instruction = '', reply: unknown = written) {
  const model = createScriptedTextModel({ kind: 'answer', text: JSON.stringify(reply) })
  const answer = await proposeEdit({ task, instruction }, edited, {
    models: { textModel: async () => ok(model) },
  })
  return { answer, prompt: model.requests[0]?.prompt }
}

test.each([
  ['regenerate', 'Write slide 2 anew'],
  ['shorter', 'so that it is shorter'],
  ['simpler', 'so that it is simpler'],
  ['more-formal', 'so that it is more formal'],
] as const)('ED1 %s proposes the slide with other words', async (task, asked) => {
  const { answer, prompt } = await propose(task)
  expect(prompt).toContain(asked)
  expect(answer).toEqual(ok({ kind: 'changed', slide: { ...slide, ...written } }))
})

test('ED1 translating goes into the language that was asked for', async () => {
  const { answer, prompt } = await propose('translate', 'Basque')
  expect(prompt).toContain('into Basque')
  expect(answer).toMatchObject({ value: { kind: 'changed' } })
})

test('ED2 a slide about something is a new one', async () => {
  const { answer, prompt } = await propose('add', 'spring tides')
  expect(prompt).toContain('one new slide about: spring tides')
  expect(answer).toMatchObject({ value: { kind: 'new', slide: written } })
  expect(answer).not.toMatchObject({ value: { slide: { id: slide.id } } })
})

test('ED3 notes are proposed alone', async () => {
  const { answer } = await propose('notes', '', { notes: written.notes })
  expect(answer).toEqual(ok({ kind: 'changed', slide: { ...slide, notes: written.notes } }))
})

test('ED4 titles are proposed to choose from', async () => {
  const { answer } = await propose('titles', '', { titles: ['Tides', 'The Moon at Work'] })
  expect(answer).toEqual(ok({ kind: 'titles', titles: ['Tides', 'The Moon at Work'] }))
})

test('ED5 without a key there is no proposal and no request', async () => {
  const failure = { code: 'no-key', provider: 'gemini' } as const
  const models = { textModel: async () => fail(failure) }
  expect(await proposeEdit({ task: 'shorter', instruction: '' }, edited, { models })).toEqual(
    fail(failure),
  )
})
