import { expect, test } from 'vitest'

import type { Deck } from '#core/deck/deck.ts'
import { ok } from '#core/result.ts'
import type { ModelScript } from '#ports/models/model-scripts.contract.ts'

import { createScriptedTextModel } from '../../../test/fakes/scripted-text-model.ts'
import { listPlainSlides, proposeVisuals, type VisualStep } from './propose-visuals.ts'

const plain = ['It grew for many years', 'Then it stopped growing', 'Nobody could say why']
const deck: Deck = {
  title: 'Trade',
  slides: [
    { id: 'a', title: 'Trade', content: ['A talk'], notes: '' },
    { id: 'b', title: 'Growth', content: plain, notes: 'Spoken.' },
    { id: 'c', title: 'Dates', content: ['1900: begin', '1950: middle', '1999: end'], notes: '' },
    { id: 'd', title: 'Shrinking', content: [...plain, 'And so it ended'], notes: 'Spoken.' },
    { id: 'e', title: 'Pictured', content: plain, notes: '', imageUrl: 'asset:x' },
    { id: 'f', title: 'Thanks', content: ['Goodbye', 'And thanks'], notes: '' },
  ],
}
const visual = {
  title: 'Growth',
  form: 'steps',
  content: ['Rise: for many years', 'Stop: all at once', 'Riddle: nobody knows why'],
  notes: 'Spoken.',
}
const answer = (value: unknown): ModelScript => ({ kind: 'answer', text: JSON.stringify(value) })

async function propose(...scripts: ModelScript[]) {
  const model = createScriptedTextModel(...scripts)
  const models = { textModel: () => Promise.resolve(ok(model)) }
  const steps: VisualStep[] = []
  const { signal } = new AbortController()
  for await (const step of proposeVisuals(deck, { models, signal })) steps.push(step)
  return { steps, model }
}

test('MV1 only slides that are nothing but points are asked about', () => {
  expect(listPlainSlides(deck).map(({ id }) => id)).toEqual(['b', 'd'])
})

test('MV2 each is proposed in its new form, and the next knows of it', async () => {
  const { steps, model } = await propose(answer(visual))
  expect(steps).toMatchObject([
    { ok: true, value: { before: { id: 'b' }, after: { id: 'b', layout: 'steps' } } },
    { ok: true, value: { before: { id: 'd' }, after: { id: 'd', layout: 'steps' } } },
  ])
  expect(model.requests[0]?.prompt).toContain('2. Growth (points)')
  expect(model.requests[1]?.prompt).toContain('2. Growth (steps)')
})

test('MV3 what comes back plain or unreadable is no proposal, and the others go on', async () => {
  const again = { title: 'Growth', form: 'points', content: plain, notes: 'Spoken.' }
  const { steps } = await propose(answer(again), { kind: 'answer', text: 'Sorry, no.' })
  expect(steps).toMatchObject([
    { ok: true, value: { after: null } },
    { ok: true, value: { after: null } },
  ])
})

test('MV3 a failure that would repeat ends it, and says why', async () => {
  const { steps, model } = await propose({ kind: 'refuse', as: 'quota-day' })
  expect(steps).toEqual([{ ok: false, error: { code: 'quota-day' } }])
  expect(model.requests).toHaveLength(1)
})
