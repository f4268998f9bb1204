import { expect, test } from 'vitest'

import type { Deck } from '#core/deck/deck.ts'
import { checkDeck } from '#core/outline/check/check-deck.ts'
import { fail, ok } from '#core/result.ts'

import { createScriptedTextModel } from '../../../test/fakes/scripted-text-model.ts'
import { createBrowser, shown } from '../../../test/fixtures/deck-browser.ts'
import { createSampleReply } from '../../../test/fixtures/sample-reply.ts'
import { fixSlide } from './fix-slide.ts'

const sample = createSampleReply().deck
const good = sample.slides[1]!

async function start(spoiled: Partial<typeof good>, reply: unknown = good) {
  const deck: Deck = { ...sample, slides: sample.slides.with(1, { ...good, ...spoiled }) }
  const openDeck = await (await createBrowser(deck)).openTab()
  const model = createScriptedTextModel({ kind: 'answer', text: JSON.stringify(reply) })
  const models = { textModel: async () => ok(model) }
  const find = () =>
    checkDeck(shown(openDeck).deck).filter((finding) => finding.slideId === good.id)
  const fix = async () => {
    const [finding] = find()
    if (!finding?.fix) throw new Error('there is something to fix')
    return fixSlide(openDeck, finding.fix, { models, check: {} })
  }
  return { openDeck, model, find, fix, slide: () => shown(openDeck).deck.slides[1] }
}

test('DC6 an empty point is dropped without asking any model', async () => {
  const { fix, find, model, slide } = await start({ content: [...good.content, ' '] })
  expect(await fix()).toEqual(ok(undefined))
  expect(slide()?.content).toEqual(good.content)
  expect(find()).toEqual([])
  expect(model.requests).toEqual([])
})

test('DC1 a slide is written again with its faults named, and can be had back', async () => {
  const { fix, find, model, slide, openDeck } = await start({ content: ['Short'] })
  expect(await fix()).toEqual(ok(undefined))
  expect(model.requests[0]?.prompt).toContain('so that the following is put right')
  expect(slide()).toMatchObject({ id: good.id, content: good.content })
  expect(find()).toEqual([])
  openDeck.undo()
  expect(slide()?.content).toEqual(['Short'])
})

test('DC10 what is too much for one slide becomes two without asking any model', async () => {
  const { openDeck, model } = await start({ content: [...good.content, ...good.content] })
  const models = { textModel: async () => ok(model) }
  const fix = { kind: 'split-slide', slideId: good.id } as const
  expect(await fixSlide(openDeck, fix, { models, check: {} })).toEqual(ok(undefined))
  const { slides } = shown(openDeck).deck
  expect(slides).toHaveLength(sample.slides.length + 1)
  expect(slides[2]).toMatchObject({ title: `${good.title} (2)`, content: good.content })
  expect(model.requests).toEqual([])
})

test('DC7 missing notes are written, and the rest stays', async () => {
  const { fix, slide } = await start({ notes: '' }, { notes: good.notes })
  expect(await fix()).toEqual(ok(undefined))
  expect(slide()).toEqual(good)
})

test('DC1 an answer that is no better changes nothing and says so', async () => {
  const { fix, slide } = await start({ notes: '' }, { notes: 'Too short.' })
  expect(await fix()).toEqual(fail({ code: 'no-better' }))
  expect(slide()?.notes).toBe('')
})

test('DC1 a failure of the model is passed on and changes nothing', async () => {
  const { openDeck, find } = await start({ notes: '' })
  const [finding] = find()
  const refused = fail({ code: 'no-key', provider: 'openai' } as const)
  const models = { textModel: async () => refused }
  const before = shown(openDeck).deck
  expect(await fixSlide(openDeck, finding!.fix!, { models, check: {} })).toEqual(refused)
  expect(shown(openDeck).deck).toBe(before)
})
