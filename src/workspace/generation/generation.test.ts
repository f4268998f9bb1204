import { expect, it } from 'vitest'

import { fail } from '#core/result.ts'

import { answer, stage, threeSlides, until } from '../../../test/fixtures/generation-stage.ts'
import { createSampleReply } from '../../../test/fixtures/sample-reply.ts'

const { deck: sample } = createSampleReply()
const request = { topic: 'Tides' }
const description = 'Slides of mine'

it('a whole answer is stored and lacks nothing', async () => {
  const { start, now, stored } = await stage(answer)
  const end = await start(request)
  const { record, deck } = (await stored())!
  expect(end).toEqual({ kind: 'saved', id: record.id })
  expect(deck.slides.map(({ title }) => title)).toEqual(sample.slides.map(({ title }) => title))
  expect(record.description).toBe('AI-generated presentation with 6 slides')
  expect(now().run).toBeNull()
  expect(now().origins[record.id]).toMatchObject({ request, shortfall: null, end: null })
})

it('the deck stands in the theme that was asked for, also when it is composed', async () => {
  const { start, compose, stored } = await stage(answer)
  await start({ ...request, theme: 'paper' })
  expect((await stored())?.deck.theme).toBe('paper')
  const source =
    'The sea rises twice a day. The moon pulls at it. Ships wait for it in the harbour. '
  await compose({ ...request, theme: 'noir', source: source.repeat(8) }, { description })
  expect((await stored())?.deck.theme).toBe('noir')
})

it('slides are told while they arrive, each at its place', async () => {
  const { start, stop, now } = await stage({ kind: 'stall', after: threeSlides })
  const ended = start(request)
  await until(() => now().run?.slides.length === 3)
  expect(now().run).toMatchObject({ stage: 'writing', model: 'scripted', title: sample.title })
  expect(now().run?.slides.map(({ title }) => title)).toEqual(
    sample.slides.slice(0, 3).map(({ title }) => title),
  )
  stop()
  await ended
})

it('Stop keeps the complete slides and says how many are missing', async () => {
  const { start, stop, now, stored } = await stage({ kind: 'stall', after: threeSlides })
  const ended = start({ ...request, slideCount: 6 })
  await until(() => now().run?.slides.length === 3)
  stop()
  const end = await ended
  const { record, deck } = (await stored())!
  expect(end).toEqual({ kind: 'saved', id: record.id })
  expect(deck.slides).toHaveLength(3)
  expect(now().origins[record.id]?.shortfall).toEqual({
    kind: 'part',
    missing: 3,
    cause: { code: 'stopped' },
    provider: 'gemini',
  })
})

it('the browser asks before the page is closed, for as long as something is written', async () => {
  const { start, stop, now, page } = await stage({ kind: 'stall', after: threeSlides })
  expect(page.wouldWarn()).toBe(false)
  const ended = start(request)
  await until(() => now().run?.slides.length === 3)
  expect(page.wouldWarn()).toBe(true)
  stop()
  await ended
  expect(page.wouldWarn()).toBe(false)
})

it('Stop before the first slide stores nothing', async () => {
  const { start, stop, now, stored } = await stage({ kind: 'stall', after: '{' })
  const ended = start(request)
  await until(() => now().run?.stage === 'writing')
  stop()
  expect(await ended).toEqual({ kind: 'stopped' })
  expect(await stored()).toBeNull()
  expect(now()).toMatchObject({ run: null, last: { request, end: { kind: 'stopped' } } })
})

it('a refused request stores nothing and says when to try again', async () => {
  const { start, clock, stored } = await stage({ kind: 'refuse', as: 'rate-limited' })
  expect(await start(request)).toEqual({
    kind: 'failed',
    failure: { code: 'rate-limited', retryAfterMs: 37_500 },
    retryAt: clock.now() + 37_500,
    provider: 'gemini',
  })
  expect(await stored()).toBeNull()
})

it('without a key no request is made', async () => {
  const { start, refuse, model } = await stage(answer)
  refuse({ code: 'no-key', provider: 'gemini' })
  expect(await start(request)).toEqual({
    kind: 'no-model',
    failure: { code: 'no-key', provider: 'gemini' },
  })
  expect(model.requests).toEqual([])
})

it('an answer that nobody can read becomes the template, with the answer beside it', async () => {
  const { start, now, stored, model } = await stage({ kind: 'answer', text: 'Sorry, no.' })
  await start(request)
  expect(model.requests).toHaveLength(2)
  const { record, deck } = (await stored())!
  expect(deck.title).toBe('Comprehensive Guide to Tides')
  expect(now().origins[record.id]?.shortfall).toEqual({
    kind: 'fallback',
    reason: 'no-json',
    reply: 'Sorry, no.',
    provider: 'gemini',
  })
})

it('what cannot be stored is kept, and can be stored again', async () => {
  const { start, saveAgain, decks, library, page, stored } = await stage(answer)
  const { create } = decks
  decks.create = () => Promise.resolve(fail({ code: 'storage-full' }))
  expect(await start(request)).toEqual({ kind: 'unsaved', failure: { code: 'storage-full' } })
  // It is nowhere but here.
  expect(page.wouldWarn()).toBe(true)
  decks.create = create
  const end = await saveAgain()
  expect(page.wouldWarn()).toBe(false)
  expect(end).toEqual({ kind: 'saved', id: library.state.getState().records[0]?.id })
  expect((await stored())?.deck.slides).toHaveLength(6)
})

it('a second start stops the first; both end', async () => {
  const { start, now, model, stored } = await stage({ kind: 'stall', after: '{' }, answer)
  const first = start(request)
  await until(() => now().run?.stage === 'writing')
  const second = start({ topic: 'Moons' })
  expect(await first).toEqual({ kind: 'stopped' })
  expect((await second).kind).toBe('saved')
  expect(model.requests).toHaveLength(2)
  expect(await stored()).not.toBeNull()
})

it('pressed twice at once, one presentation is asked for and made', async () => {
  const { start, model, library } = await stage(answer)
  const [first, second] = await Promise.all([start(request), start(request)])
  expect(first).toEqual({ kind: 'stopped' })
  expect(second.kind).toBe('saved')
  expect(model.requests).toHaveLength(1)
  expect(library.state.getState().records).toHaveLength(1)
})

it('two presentations share no id of a slide, whatever the model calls them', async () => {
  const { start, stored } = await stage(answer)
  await start(request)
  const first = new Set((await stored())!.deck.slides.map(({ id }) => id))
  await start(request)
  const second = (await stored())!.deck.slides.map(({ id }) => id)
  expect(second.filter((id) => first.has(id))).toEqual([])
})

it('the built-in model is asked when it is asked for, else the one that is chosen', async () => {
  const { start, asked } = await stage(answer)
  await start(request, 'built-in')
  await start(request)
  expect(asked).toEqual(['built-in', 'gemini'])
})

it('Retry asks for the same once more', async () => {
  const { start, retry, model, now, stored } = await stage({ kind: 'refuse', as: 'overloaded' })
  const end = await start({ ...request, tone: 'playful' })
  expect(end.kind).toBe('failed')
  model.play(answer)
  expect((await retry()).kind).toBe('saved')
  expect(now().last?.request).toEqual({ ...request, tone: 'playful' })
  expect((await stored())?.deck.slides).toHaveLength(6)
})

const article = Array.from(
  { length: 12 },
  (_, index) =>
    `The tide at station ${index} rises twice a day and falls twice a day. Fishermen of village ${index} know the hour by heart. They read the moon and the wind over bay ${index}.`,
).join('\n\n')

it('the composer makes a deck of the user’s own text and asks no model', async () => {
  const { compose, model, stored, now } = await stage(answer)
  const end = await compose({ topic: 'Tides of the north', source: article }, { description })
  const { record, deck } = (await stored())!
  expect(end).toEqual({ kind: 'saved', id: record.id })
  expect(deck.title).toBe('Tides of the north')
  expect(record.description).toBe(description)
  expect(model.requests).toEqual([])
  expect(now().origins[record.id]?.shortfall).toBeNull()
})

it('the composer refuses a remark', async () => {
  const { compose, stored } = await stage(answer)
  expect(await compose({ topic: '', source: 'Hello.' }, { description })).toEqual({
    kind: 'too-short',
  })
  expect(await stored()).toBeNull()
})

it('a topic alone gives the template of five slides, marked as one', async () => {
  const { takeTemplate, stored, now } = await stage(answer)
  await takeTemplate(request, { description })
  const { record, deck } = (await stored())!
  expect(deck.title).toBe('Comprehensive Guide to Tides')
  expect(deck.slides).toHaveLength(5)
  expect(record.description).toBe(description)
  expect(now().origins[record.id]?.shortfall).toEqual({ kind: 'template' })
})

it('whoever signs in next finds nothing of what was asked for, nor what was written by then', async () => {
  const { start, forget, now, stored } = await stage({ kind: 'stall', after: threeSlides })
  const ended = start(request)
  await until(() => now().run?.slides.length === 3)
  await forget()
  expect(await ended).toEqual({ kind: 'stopped' })
  expect(now()).toEqual({ run: null, last: null, origins: {} })
  expect(await stored()).toBeNull()
})
