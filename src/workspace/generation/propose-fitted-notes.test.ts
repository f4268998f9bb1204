import { expect, test } from 'vitest'

import type { Deck } from '#core/deck/deck.ts'
import { ok } from '#core/result.ts'
import type { ModelScript } from '#ports/models/model-scripts.contract.ts'

import { createScriptedTextModel } from '../../../test/fakes/scripted-text-model.ts'
import { type FittedStep, proposeFittedNotes } from './propose-fitted-notes.ts'

const notes = 'It grew for many years, and nobody could say why it stopped.'
const deck: Deck = {
  title: 'Trade',
  slides: [
    { id: 'a', title: 'Trade', content: ['A talk'], notes },
    { id: 'b', title: 'Growth', content: ['It grew'], notes },
  ],
}
const wanted = ['a', 'gone', 'b'].map((slideId) => ({ slideId, seconds: 5, words: 12, wanted: 7 }))

async function propose(...scripts: ModelScript[]) {
  const model = createScriptedTextModel(...scripts)
  const models = { textModel: () => Promise.resolve(ok(model)) }
  const steps: FittedStep[] = []
  const { signal } = new AbortController()
  for await (const step of proposeFittedNotes(deck, wanted, { models, signal })) steps.push(step)
  return { steps, model }
}

const answer = (value: unknown): ModelScript => ({ kind: 'answer', text: JSON.stringify(value) })

test('FP5 each slide is asked for in as many words as it may take, and only its notes come back', async () => {
  const { steps, model } = await propose(
    answer({ notes: 'It grew, then it stopped.', title: 'No' }),
  )
  expect(model.requests[0]?.prompt).toContain('about 7 words')
  expect(steps).toMatchObject([
    { ok: true, value: { before: { id: 'a' }, after: 'It grew, then it stopped.' } },
    { ok: true, value: { before: { id: 'b' }, after: 'It grew, then it stopped.' } },
  ])
})

test('FP5 the same notes again are no proposal, and neither is what cannot be read', async () => {
  const { steps } = await propose(answer({ notes }), { kind: 'answer', text: 'Sorry, no.' })
  expect(steps).toMatchObject([
    { ok: true, value: { after: null } },
    { ok: true, value: { after: null } },
  ])
})
