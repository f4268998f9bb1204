import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'

import { type Deck, deckSchema } from '#core/deck/deck.ts'
import type { ModelScript } from '#ports/models/model-scripts.contract.ts'

import {
  createScriptedTextModel,
  type ScriptedTextModel,
} from '../../test/fakes/scripted-text-model.ts'
import {
  describeSlide,
  harmedReplies,
  harmedReply,
  listIntact,
} from '../../test/fixtures/harmed-reply.ts'
import { formReplies } from '../../test/fixtures/form-replies.ts'
import { createSampleReply } from '../../test/fixtures/sample-reply.ts'
import { continueDeck, generateDeck, type GenerationOptions } from './generate-deck.ts'
import type { GenerationEvent, GenerationOutcome } from '#ports/models/deck-writer.ts'

const request = { topic: 'How a Voice Is Made' }
const { deck, text } = createSampleReply()
const answer: ModelScript = { kind: 'answer', text }
/** Ends in the middle of the fourth slide. */
const half = text.slice(0, text.indexOf('And at Last, a Shape') + 60)

async function run(events: AsyncIterable<GenerationEvent>) {
  const all: GenerationEvent[] = []
  for await (const event of events) all.push(event)
  const last = all.at(-1)
  if (last?.kind !== 'end') throw new Error('no outcome')
  return { all, outcome: last.outcome }
}
const optionsFor = (model: ScriptedTextModel): GenerationOptions => {
  let count = 0
  return { model, newId: () => `new-${++count}` }
}
const generate = (...scripts: ModelScript[]) =>
  run(generateDeck(request, optionsFor(createScriptedTextModel(...scripts))))
const deckOf = (outcome: GenerationOutcome): Deck => {
  if (!('deck' in outcome)) throw new Error(`no deck: ${outcome.kind}`)
  return outcome.deck
}

test('GD1 slides are told one by one, then the deck is checked', async () => {
  const { all, outcome } = await generate(answer)
  expect(all.flatMap((event) => (event.kind === 'stage' ? [event.stage] : []))).toEqual([
    'asking',
    'writing',
    'checking',
  ])
  expect(all.flatMap((event) => (event.kind === 'slide' ? [event.slide] : []))).toEqual(deck.slides)
  expect(all).toContainEqual({ kind: 'title', title: deck.title })
  expect(outcome).toEqual({ kind: 'deck', deck, findings: [] })
})

test('GD1 each slide is told in its form as it completes, and is the same in the deck', async () => {
  const inForms = JSON.stringify({ title: 'Coffee', slides: formReplies })
  const { all, outcome } = await generate(
    { kind: 'answer', text: inForms },
    { kind: 'refuse', as: 'quota-day' },
  )
  const told = all.flatMap((event) => (event.kind === 'slide' ? [event.slide] : []))
  expect(told.slice(0, formReplies.length)).toEqual(deckOf(outcome).slides)
  expect(told[3]).toMatchObject({ layout: 'steps' })
  expect(told[7]).toMatchObject({ table: { show: 'bars' } })
  expect(told[0]).toMatchObject({ imagePrompt: expect.stringContaining('Coffee cherries') })
})

test('GD2 the prompt follows the rules of the spec, and the shape of the answer goes along', async () => {
  const model = createScriptedTextModel(answer)
  await run(generateDeck(request, optionsFor(model)))
  const { system, prompt, schema } = model.requests[0]!
  for (const rule of ['3 to 4 substantial points', '50 to 80 words', 'conversational', 'ellipsis'])
    expect(system).toContain(rule)
  for (const rule of ['5-7 slides', 'warm welcome', 'conclusion', '"title"', '"slides"', '"notes"'])
    expect(prompt).toContain(rule)
  expect(schema).toMatchObject({ properties: { slides: { minItems: 5, maxItems: 8 } } })
})

test.each(['bad-key', 'quota-day', 'rate-limited', 'overloaded', 'model-gone'] as const)(
  'GD3 %s: the request failed, and no deck is made up',
  async (as) => {
    const { outcome } = await generate({ kind: 'refuse', as })
    expect(outcome).toMatchObject({ kind: 'failed', failure: { code: as } })
  },
)

test('GD3 how long to wait is passed on', async () => {
  const { outcome } = await generate({ kind: 'refuse', as: 'rate-limited' })
  expect(outcome).toMatchObject({ failure: { retryAfterMs: 37_500 } })
})

test('GD4 an answer that was cut off keeps its complete slides', async () => {
  const { outcome } = await generate({ kind: 'answer', text: half, end: 'cut-off' })
  expect(outcome).toMatchObject({ kind: 'part', cause: { code: 'cut-off' }, missing: 3 })
  expect(deckOf(outcome)).toEqual({ ...deck, slides: deck.slides.slice(0, 3) })
})

test.each([
  ['break', { code: 'failed', failure: { code: 'interrupted' } }],
  ['fail-midway', { code: 'failed', failure: { code: 'overloaded' } }],
  ['block', { code: 'failed', failure: { code: 'blocked', reason: 'SAFETY' } }],
] as const)('GD4 %s: what was complete is kept, with the cause', async (kind, cause) => {
  const { outcome } = await generate({ kind, after: half })
  expect(outcome).toMatchObject({ kind: 'part', cause })
  expect(deckOf(outcome).slides).toEqual(deck.slides.slice(0, 3))
})

test('GD4 a messy answer that was cut off keeps its complete slides too, never the half one', async () => {
  const messy = half.replace('"slides"', "'slides'")
  const { outcome } = await generate({ kind: 'answer', text: messy, end: 'cut-off' })
  expect(deckOf(outcome).slides).toEqual(deck.slides.slice(0, 3))
})

/** Each way an answer can end before its time. */
const earlyEnds = {
  'cut off': (after: string): ModelScript => ({ kind: 'answer', text: after, end: 'cut-off' }),
  'broken off': (after: string): ModelScript => ({ kind: 'break', after }),
  'stopped by the user': (after: string): ModelScript => ({ kind: 'stall', after }),
}

test.each(Object.entries(earlyEnds))(
  'GD4 a harmed answer that is %s keeps every whole slide, and never an invalid deck',
  async (_, play) => {
    let kept = 0
    await fc.assert(
      fc.asyncProperty(harmedReply, async (reply) => {
        const stop = new AbortController()
        const model = createScriptedTextModel(play(reply))
        const options = { ...optionsFor(model), signal: stop.signal }
        const events: GenerationEvent[] = []
        // The user stops once all has come that will.
        if (play(reply).kind === 'stall') setTimeout(() => stop.abort(), 0)
        for await (const event of generateDeck(request, options)) events.push(event)
        const last = events.at(-1)
        if (last?.kind !== 'end') throw new Error('no outcome')
        const intact = listIntact(reply)
        if (intact.length === 0) return
        kept++
        const found = deckOf(last.outcome)
        v.parse(deckSchema, found)
        expect(found.slides.map(describeSlide)).toEqual(expect.arrayContaining(intact))
      }),
      { numRuns: harmedReplies(150) },
    )
    expect(kept).toBeGreaterThan(harmedReplies(150) / 3)
  },
)

test('GD5 Continue asks for the rest only, and the deck is whole', async () => {
  const part = { ...deck, slides: deck.slides.slice(0, 3) }
  const rest = JSON.stringify({ title: deck.title, slides: deck.slides.slice(3) })
  const model = createScriptedTextModel({ kind: 'answer', text: rest })
  const { all, outcome } = await run(continueDeck(request, part, optionsFor(model)))
  expect(outcome).toEqual({ kind: 'deck', deck, findings: [] })
  expect(all.flatMap((event) => (event.kind === 'slide' ? [event.place] : []))).toEqual([3, 4, 5])
  expect(model.requests[0]?.prompt).toContain('beginning with slide-4')
  expect(model.requests[0]?.schema).toMatchObject({ properties: { slides: { minItems: 3 } } })
})

test('GD5 a continuation that fails or cannot be read loses nothing', async () => {
  const part = { ...deck, slides: deck.slides.slice(0, 3) }
  for (const script of [
    { kind: 'answer', text: 'I would rather not.' },
    { kind: 'say-nothing' },
  ] as const) {
    const model = createScriptedTextModel(script)
    const { outcome } = await run(continueDeck(request, part, optionsFor(model)))
    expect(outcome).toMatchObject({ kind: 'part', deck: part, cause: { code: 'unreadable' } })
  }
})

test('GD6 Stop keeps what is complete', async () => {
  const controller = new AbortController()
  const model = createScriptedTextModel({ kind: 'stall', after: half })
  const options = { ...optionsFor(model), signal: controller.signal }
  const all: GenerationEvent[] = []
  for await (const event of generateDeck(request, options)) {
    all.push(event)
    if (event.kind === 'slide' && event.place === 1) controller.abort()
  }
  expect(all.at(-1)).toMatchObject({
    kind: 'end',
    outcome: {
      kind: 'part',
      cause: { code: 'stopped' },
      deck: { slides: deck.slides.slice(0, 2) },
    },
  })
})

test('GD6 Stop before the first slide is no failure', async () => {
  const model = createScriptedTextModel(answer)
  const options = { ...optionsFor(model), signal: AbortSignal.abort() }
  expect((await run(generateDeck(request, options))).outcome).toEqual({ kind: 'stopped' })
})

test.each([
  ['no-json', { kind: 'answer', text: 'I am sorry, but no.' }],
  ['bad-structure', { kind: 'answer', text: '{"title": "Voices"}' }],
  ['no-answer', { kind: 'say-nothing' }],
] as const)('GD7 %s: one repair request helps', async (_, script) => {
  const model = createScriptedTextModel(script, answer)
  const { outcome } = await run(generateDeck(request, optionsFor(model)))
  expect(outcome).toEqual({ kind: 'deck', deck, findings: [] })
  expect(model.requests).toHaveLength(2)
  if (script.kind === 'answer') expect(model.requests[1]?.prompt).toContain(script.text)
})

test.each([
  ['no-json', { kind: 'answer', text: 'I am sorry, but no.' }, 'I am sorry, but no.'],
  ['bad-structure', { kind: 'answer', text: '{"title": "Voices"}' }, '{"title": "Voices"}'],
  ['no-answer', { kind: 'say-nothing' }, ''],
] as const)('GD7 %s twice: the template deck, and the answer to look at', async (...row) => {
  const [reason, script, reply] = row
  const model = createScriptedTextModel(script)
  const { outcome } = await run(generateDeck(request, optionsFor(model)))
  expect(outcome).toMatchObject({ kind: 'fallback', reason, reply })
  expect(deckOf(outcome).title).toBe('Comprehensive Guide to How a Voice Is Made')
  expect(deckOf(outcome).slides).toHaveLength(5)
  expect(model.requests).toHaveLength(2)
})

test('GD7 slides of a deck without a title are kept when repairing does not help', async () => {
  const { outcome } = await generate({
    kind: 'answer',
    text: JSON.stringify({ slides: deck.slides }),
  })
  expect(outcome).toMatchObject({ kind: 'part', cause: { code: 'unreadable' } })
  expect(deckOf(outcome)).toEqual({ ...deck, title: request.topic })
})

const spoilt = { ...deck, slides: deck.slides.with(2, { ...deck.slides[2]!, notes: 'Too short.' }) }

test('GD8 a spoiled slide is repaired by one call that names what is wrong', async () => {
  const model = createScriptedTextModel(
    { kind: 'answer', text: JSON.stringify(spoilt) },
    { kind: 'answer', text: JSON.stringify(deck.slides[2]) },
  )
  const { all, outcome } = await run(generateDeck(request, optionsFor(model)))
  expect(outcome).toEqual({ kind: 'deck', deck, findings: [] })
  expect(all).toContainEqual({ kind: 'repaired', place: 2, slide: deck.slides[2] })
  expect(model.requests).toHaveLength(2)
  expect(model.requests[1]?.prompt).toContain('There are no notes')
})

test('GD8 a slide that comes back no better stays, and its finding is shown', async () => {
  const model = createScriptedTextModel(
    { kind: 'answer', text: JSON.stringify(spoilt) },
    {
      kind: 'answer',
      text: JSON.stringify({ ...deck.slides[2], notes: 'No.', title: 'Other One' }),
    },
  )
  const { outcome } = await run(generateDeck(request, optionsFor(model)))
  expect(outcome).toMatchObject({
    kind: 'deck',
    deck: spoilt,
    findings: [{ code: 'notes-missing', slideId: 'slide-3' }],
  })
})

test('GD8 a limit during repairs ends them, and the deck is there', async () => {
  const broken = { ...deck, slides: deck.slides.map((slide) => ({ ...slide, notes: 'No.' })) }
  const model = createScriptedTextModel(
    { kind: 'answer', text: JSON.stringify(broken) },
    { kind: 'refuse', as: 'rate-limited' },
  )
  const { outcome } = await run(generateDeck(request, optionsFor(model)))
  expect(outcome).toMatchObject({ kind: 'deck', deck: broken })
  expect(model.requests).toHaveLength(2)
})

test.each([
  { kind: 'break', after: '' },
  { kind: 'refuse', as: 'overloaded' },
  { kind: 'refuse', as: 'model-gone' },
  { kind: 'refuse', as: 'bad-request' },
  { kind: 'refuse', as: 'wrong-region' },
] as const)('GD8 %o would happen to the next slide too, and ends the repairs', async (script) => {
  const broken = { ...deck, slides: deck.slides.map((slide) => ({ ...slide, notes: 'No.' })) }
  const model = createScriptedTextModel({ kind: 'answer', text: JSON.stringify(broken) }, script)
  const { outcome } = await run(generateDeck(request, optionsFor(model)))
  expect(outcome).toMatchObject({ kind: 'deck', deck: broken })
  expect(model.requests).toHaveLength(2)
})

test.each([
  { kind: 'block', after: '' },
  { kind: 'say-nothing' },
  { kind: 'answer', text: 'No.' },
  { kind: 'garble' },
  { kind: 'refuse', as: 'too-long' },
] as const)('GD8 %o is about one slide, and the next is repaired', async (script) => {
  const broken = {
    ...deck,
    slides: deck.slides.map((slide, place) => (place < 2 ? { ...slide, notes: 'No.' } : slide)),
  }
  const model = createScriptedTextModel({ kind: 'answer', text: JSON.stringify(broken) }, script, {
    kind: 'answer',
    text: JSON.stringify(deck.slides[1]),
  })
  const { outcome } = await run(generateDeck(request, optionsFor(model)))
  expect(deckOf(outcome).slides).toEqual([broken.slides[0], ...deck.slides.slice(1)])
})

test('GD8 before the repairs every slide is told, also one that was read only at the end', async () => {
  const messy = JSON.stringify(spoilt).replace('"slides"', "'slides'")
  const model = createScriptedTextModel(
    { kind: 'answer', text: messy },
    { kind: 'answer', text: 'No.' },
  )
  const { all } = await run(generateDeck(request, optionsFor(model)))
  const repairing = all.findIndex((event) => event.kind === 'stage' && event.stage === 'repairing')
  const told = all.slice(0, repairing)
  expect(told).toContainEqual({ kind: 'title', title: deck.title })
  expect(told.flatMap((event) => (event.kind === 'slide' ? [event.slide] : []))).toEqual(
    spoilt.slides,
  )
})

test('GD8 text that does not fit the real layout is repaired too', async () => {
  const model = createScriptedTextModel(answer, {
    kind: 'answer',
    text: JSON.stringify({ ...deck.slides[1], title: 'A Breath' }),
  })
  const overflows = ({ title }: { title: string }) => title === 'First, a Breath'
  const { outcome } = await run(generateDeck(request, { ...optionsFor(model), overflows }))
  expect(deckOf(outcome).slides[1]?.title).toBe('A Breath')
})

test('RG7 of a title without end the beginning is told while the answer arrives', async () => {
  const long = text.replace(JSON.stringify(deck.title), JSON.stringify('x'.repeat(50_000)))
  const { all } = await generate({ kind: 'answer', text: long })
  const titles = all.flatMap((event) => (event.kind === 'title' ? [event.title.length] : []))
  expect(titles.length).toBeGreaterThan(0)
  expect(Math.max(...titles)).toBeLessThanOrEqual(1_000)
})
