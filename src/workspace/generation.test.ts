import { expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'

import { createMemoryDeckStore, createMemoryTables } from '#adapters/storage/memory-deck-store.ts'
import { createMemoryPageLifecycle } from '#adapters/tabs/memory-page-lifecycle.ts'
import { renameDeck } from '#core/edit/rename-deck.ts'
import { setTheme } from '#core/edit/set-theme.ts'
import { fail, ok, type Result } from '#core/result.ts'
import { createDeckWriter } from '#generation/create-deck-writer.ts'
import type { DeckWriter } from '#ports/deck-writer.ts'
import type { ModelProvider } from '#ports/model-provider.ts'
import type { ModelScript } from '#ports/model-scripts.contract.ts'

import { createScriptedTextModel } from '../../test/fakes/scripted-text-model.ts'
import { createBrowser, shown } from '../../test/fixtures/deck-browser.ts'
import { fixedMetrics } from '../../test/fixtures/fixed-metrics.ts'
import { createManualClock, settle } from '../../test/fixtures/manual-clock.ts'
import { createSampleReply } from '../../test/fixtures/sample-reply.ts'
import { createGeneration, type GenerationNeeds } from './generation.ts'
import type { GenerationState } from './generation-state.ts'
import { createLibrary } from './library.ts'
import type { ModelsFailure } from './models.ts'
import { type OpenDeck, openDeck } from './open-deck.ts'

const { text, deck: sample } = createSampleReply()
const request = { topic: 'Tides' }
const describe = (slides: number) => `${slides} slides of mine`
/** The answer up to the end of its third slide and some of the fourth. */
const threeSlides = text.slice(0, text.indexOf('"slide-4"') + 30)

function startStage(...scripts: ModelScript[]) {
  const model = createScriptedTextModel(...scripts)
  const decks = createMemoryDeckStore(createMemoryTables())
  const clock = createManualClock()
  const library = createLibrary({ decks, clock })
  let writer: Result<DeckWriter, ModelsFailure> = ok(createDeckWriter(model))
  const page = createMemoryPageLifecycle()
  let current: OpenDeck | null = null
  const asked: (ModelProvider | undefined)[] = []
  const needs: GenerationNeeds = {
    models: {
      state: createStore(() => ({
        provider: 'gemini' as const,
        readiness: 'ready' as const,
        isReady: true,
      })),
      deckWriter: (provider) => {
        asked.push(provider)
        return Promise.resolve(writer)
      },
    },
    library,
    currentDeck: () => current,
    openDeck: async (id) => openDeck(id, { ...(await createBrowser()).needs, store: decks }),
    page,
    clock,
    slideFonts: { metrics: () => fixedMetrics },
    state: createStore<GenerationState>(() => ({ run: null, last: null, origins: {} })),
  }
  const generation = createGeneration(needs)
  return {
    ...generation,
    model,
    decks,
    clock,
    library,
    asked,
    now: () => generation.state.getState(),
    page,
    look: (deck: OpenDeck | null) => (current = deck),
    refuse: (failure: ModelsFailure) => (writer = fail(failure)),
    async ready() {
      await library.show('user')
      return this
    },
    async stored() {
      const [record] = library.state.getState().records
      if (!record) return null
      const content = await decks.loadContent(record.id)
      return content.ok ? { record, deck: content.value.deck } : null
    },
  }
}

type Stage = ReturnType<typeof startStage>
const stage = (...scripts: ModelScript[]): Promise<Stage> => startStage(...scripts).ready()
const answer: ModelScript = { kind: 'answer', text }

async function until(check: () => boolean): Promise<void> {
  for (let turn = 0; turn < 500 && !check(); turn++)
    await new Promise((resolve) => setTimeout(resolve, 1))
  expect(check()).toBe(true)
}

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
  const end = await compose({ topic: 'Tides of the north', source: article }, { describe })
  const { record, deck } = (await stored())!
  expect(end).toEqual({ kind: 'saved', id: record.id })
  expect(deck.title).toBe('Tides of the north')
  expect(record.description).toBe(`${deck.slides.length} slides of mine`)
  expect(model.requests).toEqual([])
  expect(now().origins[record.id]?.shortfall).toBeNull()
})

it('the composer refuses a remark', async () => {
  const { compose, stored } = await stage(answer)
  expect(await compose({ topic: '', source: 'Hello.' }, { describe })).toEqual({
    kind: 'too-short',
  })
  expect(await stored()).toBeNull()
})

it('a topic alone gives the template of five slides, marked as one', async () => {
  const { takeTemplate, stored, now } = await stage(answer)
  await takeTemplate(request, { describe })
  const { record, deck } = (await stored())!
  expect(deck.title).toBe('Comprehensive Guide to Tides')
  expect(deck.slides).toHaveLength(5)
  expect(record.description).toBe('5 slides of mine')
  expect(now().origins[record.id]?.shortfall).toEqual({ kind: 'template' })
})

/** Has three of six slides written and the presentation open. */
async function openPart(...scripts: ModelScript[]) {
  const begun = await stage({ kind: 'answer', text: threeSlides, end: 'cut-off' })
  await begun.start({ ...request, slideCount: 6 })
  begun.model.play(...scripts)
  return { ...begun, ...(await openStored(begun)) }
}

async function openStored({ decks, stored, look }: Stage) {
  const { record } = (await stored())!
  const { needs } = await createBrowser()
  const opened = await openDeck(record.id, { ...needs, store: decks })
  if (!opened.ok) throw new Error(opened.error.code)
  look(opened.value)
  return { deck: opened.value, id: record.id }
}

const titlesOf = ({ state }: OpenDeck) => state.getState().deck.slides.map(({ title }) => title)

const rest: ModelScript = {
  kind: 'answer',
  text: JSON.stringify({ title: sample.title, slides: sample.slides.slice(3) }),
}

it('Continue adds the missing slides in one step, and nothing is missing any more', async () => {
  const { complete, deck, id, now } = await openPart(rest)
  expect(now().origins[id]?.shortfall).toEqual({
    kind: 'part',
    missing: 3,
    cause: { code: 'cut-off' },
    provider: 'gemini',
  })
  await complete(deck)
  expect(titlesOf(deck)).toEqual(sample.slides.map(({ title }) => title))
  expect(now().origins[id]?.shortfall).toBeNull()
  deck.undo()
  expect(titlesOf(deck)).toHaveLength(3)
  expect(shown(deck).canUndo).toBe(false)
})

it('a presentation that is complete is described as it then is, unless the user has done so', async () => {
  const { complete, deck, library } = await openPart(rest)
  const described = () => library.state.getState().records[0]?.description
  expect(described()).toBe('AI-generated presentation with 3 slides')
  await complete(deck)
  await until(() => described() === 'AI-generated presentation with 6 slides')

  const other = await openPart(rest)
  await other.library.updateDetails(other.id, { description: 'Words of mine' })
  await other.complete(other.deck)
  await settle()
  expect(other.library.state.getState().records[0]?.description).toBe('Words of mine')
})

it('a second Continue describes anew what the first has described', async () => {
  const fourth = JSON.stringify({ title: sample.title, slides: sample.slides.slice(3, 4) })
  const { complete, deck, library } = await openPart({
    kind: 'answer',
    text: fourth,
    end: 'cut-off',
  })
  const described = () => library.state.getState().records[0]?.description
  await complete(deck)
  await until(() => described() === 'AI-generated presentation with 4 slides')
  await complete(deck)
  await until(() => described() === 'AI-generated presentation with 5 slides')
})

it('the look of a presentation stays when the rest is written', async () => {
  const { complete, deck } = await openPart(rest)
  deck.edit((view) => setTheme(view, 'ocean'))
  await complete(deck)
  expect(shown(deck).deck).toMatchObject({ theme: 'ocean', slides: { length: 6 } })
})

it('what is edited while the rest is written stays', async () => {
  const { complete, deck } = await openPart(rest)
  const completed = complete(deck)
  deck.edit((view) => renameDeck(view, 'A title of mine'))
  await completed
  expect(shown(deck).deck.title).toBe('A title of mine')
  expect(titlesOf(deck)).toHaveLength(6)
})

it('a Continue that fails changes nothing, says why, and can be tried again', async () => {
  const { complete, deck, id, now, model, clock } = await openPart({
    kind: 'refuse',
    as: 'rate-limited',
  })
  await complete(deck)
  expect(titlesOf(deck)).toHaveLength(3)
  expect(shown(deck).canUndo).toBe(false)
  expect(now().origins[id]).toMatchObject({
    shortfall: { kind: 'part', missing: 3 },
    end: { kind: 'failed', retryAt: clock.now() + 37_500 },
  })
  model.play(rest)
  await complete(deck)
  expect(titlesOf(deck)).toHaveLength(6)
  expect(now().origins[id]?.end).toBeNull()
})

it('a Continue that is stopped keeps the slides that came', async () => {
  const fourth = JSON.stringify({ title: 'T', slides: [sample.slides[3]] }).slice(0, -2)
  const { complete, stop, deck, id, now } = await openPart({ kind: 'stall', after: fourth })
  const completed = complete(deck)
  await until(() => now().run?.slides.length === 4)
  expect(now().run?.deckId).toBe(id)
  stop()
  await completed
  expect(titlesOf(deck)).toHaveLength(4)
  expect(now().origins[id]?.shortfall).toMatchObject({ kind: 'part', missing: 2 })
})

it('Retry replaces the template by what the model writes then, as one step', async () => {
  const begun = await stage({ kind: 'answer', text: 'Sorry, no.' })
  await begun.start(request)
  const { deck, id } = await openStored(begun)
  begun.model.play(answer)
  await begun.complete(deck)
  expect(titlesOf(deck)).toEqual(sample.slides.map(({ title }) => title))
  expect(shown(deck).deck.title).toBe(sample.title)
  expect(begun.now().origins[id]?.shortfall).toBeNull()
  deck.undo()
  expect(shown(deck).deck.title).toBe('Comprehensive Guide to Tides')
})

it('a Retry that cannot be read either leaves the template as it is', async () => {
  const begun = await stage({ kind: 'answer', text: 'Sorry, no.' })
  await begun.start(request)
  const { deck, id } = await openStored(begun)
  begun.model.play({ kind: 'answer', text: 'Still no.' })
  await begun.complete(deck)
  expect(shown(deck).canUndo).toBe(false)
  expect(begun.now().origins[id]?.shortfall).toMatchObject({ kind: 'fallback', reply: 'Still no.' })
})

it('a presentation that is taken as it is lacks nothing more', async () => {
  const { accept, complete, deck, id, now, model } = await openPart(rest)
  accept(id)
  expect(now().origins[id]).toMatchObject({ shortfall: null })
  const asked = model.requests.length
  await complete(deck)
  expect(model.requests).toHaveLength(asked)
})

it('the rest arrives also in a presentation that was left meanwhile', async () => {
  const { complete, look, deck, id, now, decks } = await openPart(rest)
  const completed = complete(deck)
  look(null)
  await deck.close()
  await completed
  const content = await decks.loadContent(id)
  expect(content.ok && content.value.deck.slides).toHaveLength(6)
  expect(now().origins[id]).toMatchObject({ shortfall: null, end: null })
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
