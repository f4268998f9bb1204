import { expect, test } from 'vitest'

import type { Deck } from '#core/deck/deck.ts'
import type { GenerationEvent } from '#ports/models/deck-writer.ts'
import type { ModelScript } from '#ports/models/model-scripts.contract.ts'

import { createScriptedTextModel } from '../../test/fakes/scripted-text-model.ts'
import { createSampleReply } from '../../test/fixtures/sample-reply.ts'
import { createDeckWriter } from './create-deck-writer.ts'

const request = { topic: 'How a Voice Is Made' }
const { deck, text } = createSampleReply()
const spoiled: Deck = {
  ...deck,
  slides: deck.slides.map((slide, place) => (place === 2 ? { ...slide, notes: '' } : slide)),
}

async function write(script: ModelScript, before: Deck | null = null) {
  let count = 0
  const options = { newId: () => `ours-${++count}` }
  const writer = createDeckWriter(createScriptedTextModel(script))
  const all: GenerationEvent[] = []
  const events = before ? writer.continue(request, before, options) : writer.write(request, options)
  for await (const event of events) all.push(event)
  const last = all.at(-1)
  if (last?.kind !== 'end' || !('findings' in last.outcome)) throw new Error('no deck')
  const told = all.flatMap((event) => (event.kind === 'slide' ? [event.slide.id] : []))
  return { told, ids: last.outcome.deck.slides.map(({ id }) => id), outcome: last.outcome }
}

test('GD10 slides get ids of our own, the same while they stream and in the deck', async () => {
  const { told, ids, outcome } = await write({ kind: 'answer', text })
  expect(ids).toEqual(['ours-1', 'ours-2', 'ours-3', 'ours-4', 'ours-5', 'ours-6'])
  expect(told).toEqual(ids)
  expect(outcome.deck.slides.map(({ title }) => title)).toEqual(
    deck.slides.map(({ title }) => title),
  )
})

test('GD10 what is found about a slide names it by that id, also what mends it', async () => {
  const { outcome } = await write({ kind: 'answer', text: JSON.stringify(spoiled) })
  expect(outcome.findings).toMatchObject([
    { code: 'notes-length', slideId: 'ours-3', fix: { slideId: 'ours-3' } },
  ])
})

test('GD10 slides that were there before keep their ids', async () => {
  const before = { ...deck, slides: deck.slides.slice(0, 3) }
  const rest = JSON.stringify({ ...deck, slides: deck.slides.slice(3) })
  const { ids } = await write({ kind: 'answer', text: rest }, before)
  expect(ids).toEqual(['slide-1', 'slide-2', 'slide-3', 'ours-1', 'ours-2', 'ours-3'])
})
