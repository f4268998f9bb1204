import { beforeEach, expect, test } from 'vitest'

import { changeSlide } from '#core/edit/change-slide.ts'

import { currentId } from '../../../test/fixtures/deck-browser.ts'
import { createHall, deckOf, notes } from '../../../test/fixtures/presenting-hall.ts'

let hall: Awaited<ReturnType<typeof createHall>>
beforeEach(async () => {
  hall = await createHall()
})

const view = () => hall.presenter.state.getState()
const status = () => view().status
const spoken = () => view().words[view().word]?.text

test('PR9 a word that is chosen is spoken next, whether it was speaking, paused or idle', async () => {
  await hall.presenter.seek(5)
  await hall.listen(0.2)
  expect(view()).toMatchObject({ status: 'speaking', mode: 'single', word: 5 })
  await hall.presenter.seek(2)
  await hall.listen(0.2)
  expect(view().word).toBe(2)
  hall.presenter.pause()
  await hall.presenter.seek(8)
  await hall.listen(0.2)
  expect(view()).toMatchObject({ status: 'speaking', word: 8 })
})

test('PR10 next and previous sentence, and the slide again', async () => {
  await hall.presenter.presentSlide()
  await hall.listen(0.3)
  hall.presenter.stepSentence(1)
  await hall.listen(0.1)
  expect(spoken()).toBe('It')
  hall.presenter.stepSentence(-1)
  await hall.listen(0.1)
  expect(spoken()).toBe('Hello,')
  await hall.presenter.seek(4)
  await hall.listen(0.1)
  hall.presenter.stepSentence(-1)
  await hall.listen(0.1)
  expect(spoken()).toBe('Hello,')
  await hall.listen(12)
  expect(status()).toBe('stopped')
  await hall.presenter.replay()
  await hall.listen(0.2)
  expect(view()).toMatchObject({ status: 'speaking', word: 0 })
})

test('PR11 notes that are edited while they are spoken are spoken as they are then', async () => {
  await hall.presenter.presentSlide()
  await hall.listen(0.5)
  const made = hall.asked.length
  hall.openDeck.edit((deck) =>
    changeSlide(deck, 'a', { notes: notes.a.replace('than this', 'than before') }),
  )
  await hall.listen(12)
  expect(hall.asked.slice(made)).toEqual(['It says a little more than before.'])
  expect(view()).toMatchObject({ status: 'stopped', isComplete: true })
})

test('PR12 another speed or voice takes over at the word that is spoken', async () => {
  await hall.presenter.presentSlide()
  await hall.listen(1)
  const { word } = view()
  hall.choice.change({ rate: 1.5 })
  await hall.listen(0.1)
  expect(view()).toMatchObject({ status: 'speaking', word })
  hall.presenter.pause()
  hall.choice.change({ voices: { en: 'tone:low' } })
  expect(status()).toBe('paused')
  await hall.presenter.resume()
  await hall.listen(0.1)
  expect(status()).toBe('speaking')
  expect(view().word).toBeGreaterThanOrEqual(word)
})

test('PR12 a voice of another engine that is chosen in a pause waits for Resume, and goes on at the word', async () => {
  hall = await createHall(deckOf(), (narrator) => [narrator, { ...narrator, id: 'other' }])
  await hall.presenter.presentSlide()
  await hall.listen(1)
  hall.presenter.pause()
  const { word } = view()
  hall.choice.change({ voices: { en: 'other:low' } })
  await hall.listen(2)
  expect(view()).toMatchObject({ status: 'paused', word })
  await hall.presenter.resume()
  await hall.listen(0.1)
  expect(view()).toMatchObject({ status: 'speaking', word })
})

test('PR11 notes that are edited in the wait before they are spoken are spoken as they are then', async () => {
  hall = await createHall(deckOf(), (narrator) => ({ ...narrator, ending: 'live' }))
  await hall.presenter.presentAll()
  while (view().slideId !== 'b') await hall.listen(0.1)
  hall.openDeck.edit((deck) =>
    changeSlide(deck, 'b', { notes: 'Nothing of the old is left here.' }),
  )
  while (status() !== 'speaking') await hall.listen(0.1)
  expect(spoken()).toBe('Nothing')
  expect(hall.asked).toContain('Nothing of the old is left here.')
})

test('PR26 a slide can be skipped while it is spoken, forwards and back, and also from a pause', async () => {
  await hall.presenter.presentAll()
  await hall.listen(0.5)
  await hall.presenter.stepSlide(1)
  await hall.listen(0.3)
  expect(view()).toMatchObject({ status: 'speaking', mode: 'auto', slideId: 'b' })
  expect(currentId(hall.openDeck)).toBe('b')
  hall.presenter.pause()
  await hall.presenter.stepSlide(1)
  await hall.listen(0.3)
  expect(view()).toMatchObject({ status: 'speaking', slideId: 'c' })
  // There is none behind it.
  await hall.presenter.stepSlide(1)
  expect(view().slideId).toBe('c')
  await hall.presenter.stepSlide(-1)
  await hall.listen(0.3)
  expect(view()).toMatchObject({ status: 'speaking', slideId: 'b', problem: null })
  await hall.listen(20)
  expect(view()).toMatchObject({ status: 'stopped', slideId: 'c' })
})

test('PR26 skipped in the wait between two slides, it goes on with the one after', async () => {
  await hall.presenter.presentAll()
  while (status() !== 'transitioning') await hall.listen(0.1)
  await hall.presenter.stepSlide(1)
  await hall.listen(0.3)
  expect(view()).toMatchObject({ status: 'speaking', slideId: 'b' })
  await hall.listen(20)
  expect(view()).toMatchObject({ status: 'stopped', slideId: 'c' })
})
