import { expect, it } from 'vitest'

import { renameDeck } from '#core/edit/rename-deck.ts'
import { setTheme } from '#core/edit/style/set-theme.ts'
import type { ModelScript } from '#ports/models/model-scripts.contract.ts'

import { createBrowser, shown } from '../../../test/fixtures/deck-browser.ts'
import {
  answer,
  type Stage,
  stage,
  threeSlides,
  until,
} from '../../../test/fixtures/generation-stage.ts'
import { settle } from '../../../test/fixtures/manual-clock.ts'
import { createSampleReply } from '../../../test/fixtures/sample-reply.ts'
import { type OpenDeck, openDeck } from '#workspace/deck/open-deck.ts'

const { deck: sample } = createSampleReply()
const request = { topic: 'Tides' }

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
  expect(now().origins[id]?.slideIds).toEqual(shown(deck).deck.slides.map((slide) => slide.id))
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
