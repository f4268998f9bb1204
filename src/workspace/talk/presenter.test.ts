import * as fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'

import { deleteSlides } from '#core/edit/slides/delete-slides.ts'

import { currentId, id } from '../../../test/fixtures/deck-browser.ts'
import { createHall, deckOf } from '../../../test/fixtures/presenting-hall.ts'
import { progressOf } from './presenter-state.ts'

let hall: Awaited<ReturnType<typeof createHall>>
beforeEach(async () => {
  hall = await createHall()
})

/** Slides without notes have their moment in silence, as their author wants it. */
const showSilent = (texts: Parameters<typeof deckOf>[0]) => ({
  ...deckOf(texts),
  talk: { withoutNotes: 'show' as const },
})

const view = () => hall.presenter.state.getState()
const status = () => view().status

test('PR1 Present This Slide speaks the current slide and stops on it', async () => {
  hall.openDeck.select(1)
  await hall.presenter.presentSlide()
  await hall.listen(0.3)
  expect(view()).toMatchObject({ status: 'speaking', mode: 'single', slideId: 'b' })
  await hall.listen(10)
  expect(view()).toMatchObject({ status: 'stopped', slideId: 'b', isComplete: true })
  expect(currentId(hall.openDeck)).toBe('b')
  expect(hall.presented).toEqual([id])
})

test('PR2 Auto-Present All goes through all slides from the first, and then stops', async () => {
  hall.openDeck.select(2)
  await hall.presenter.presentAll()
  const slides: string[] = []
  hall.openDeck.state.subscribe(() => slides.push(currentId(hall.openDeck) ?? ''))
  await hall.listen(0.3)
  expect(view()).toMatchObject({ status: 'speaking', mode: 'auto', slideId: 'a' })
  await hall.listen(20)
  expect([...new Set(slides)]).toEqual(['b', 'c'])
  expect(view()).toMatchObject({ status: 'stopped', mode: 'auto', slideId: 'c' })
  expect(currentId(hall.openDeck)).toBe('c')
})

test('PR16 Auto-Present All leaves out hidden slides', async () => {
  const [a, b, c] = deckOf().slides
  if (!a || !b || !c) throw new Error('the deck has three slides')
  const slides = [{ ...a, hidden: true as const }, b, { ...c, hidden: true as const }]
  const quiet = await createHall({ title: 'Deck', slides })
  await quiet.presenter.presentAll()
  await quiet.listen(0.3)
  expect(quiet.presenter.state.getState()).toMatchObject({ status: 'speaking', slideId: 'b' })
  await quiet.listen(20)
  expect(quiet.presenter.state.getState()).toMatchObject({ status: 'stopped', slideId: 'b' })
})

test('PR3 between slides there is exactly the pause that was chosen, and the slide comes within it', async () => {
  hall.choice.change({ pauseSeconds: 2 })
  await hall.presenter.presentAll()
  await hall.listen(20)
  const { heard } = hall.player
  const gaps = heard.slice(1).map(({ at }, index) => {
    const before = heard[index]
    return before ? at - before.at - (before.to - before.from) : 0
  })
  expect(gaps.filter((gap) => gap > 1)).toHaveLength(2)
  gaps.filter((gap) => gap > 1).forEach((gap) => expect(gap).toBeCloseTo(2, 2))
})

test('PR4 a manual slide change stops the narration of one slide', async () => {
  await hall.presenter.presentSlide()
  await hall.listen(1)
  hall.openDeck.select(1)
  expect(status()).toBe('idle')
  const heard = hall.player.heard.length
  await hall.listen(5)
  expect(hall.player.heard).toHaveLength(heard)
})

test('PR5 a pause holds the voice and the wait between slides; Resume goes on where it was', async () => {
  await hall.presenter.presentAll()
  for (;;) {
    await hall.listen(0.1)
    if (status() === 'transitioning') break
  }
  hall.presenter.pause()
  await hall.listen(10)
  expect(view()).toMatchObject({ status: 'paused', interrupted: 'transitioning', slideId: 'a' })
  await hall.presenter.resume()
  await hall.listen(2)
  expect(view()).toMatchObject({ status: 'speaking', slideId: 'b' })
})

test('PR5 paused at a random word and resumed, a hundred times, it goes on at that word', async () => {
  hall = await createHall(deckOf())
  const { presenter, player, listen } = hall
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 100 }), async (tenths) => {
      await presenter.presentAll()
      await listen(0.1)
      player.advance(tenths / 10)
      const before = { slide: view().slideId, word: view().word }
      presenter.pause()
      const heard = player.heard.length
      player.advance(3)
      expect({ slide: view().slideId, word: view().word }).toEqual(before)
      expect(player.heard).toHaveLength(heard)
      await presenter.resume()
      player.advance(0.02)
      expect(view().slideId).toBe(before.slide)
      expect(view().word - before.word).toBeLessThanOrEqual(1)
      expect(view().word).toBeGreaterThanOrEqual(before.word)
      presenter.stop()
    }),
    { numRuns: 100 },
  )
})

test('PR6 notes of fewer than 20 characters are refused; in a talk such a slide has a silent moment', async () => {
  hall = await createHall(showSilent({ b: 'Too short.' }))
  hall.openDeck.select(1)
  await hall.presenter.presentSlide()
  expect(view()).toMatchObject({ status: 'idle', problem: { code: 'notes-too-short' } })
  await hall.presenter.presentAll()
  await hall.listen(25)
  expect(view()).toMatchObject({ status: 'stopped', slideId: 'c', problem: null })
  hall = await createHall(deckOf({ a: '', b: '', c: '   short   ' }))
  await hall.presenter.presentAll()
  expect(view()).toMatchObject({ status: 'idle', problem: { code: 'notes-too-short' } })
})

test('PR6 notes without a word, and those the voice finds nothing to say about, hold up no talk', async () => {
  hall = await createHall(showSilent({ b: '. '.repeat(30) }))
  await hall.presenter.presentAll()
  await hall.listen(25)
  expect(view()).toMatchObject({ status: 'stopped', slideId: 'c', problem: null })
  hall = await createHall()
  hall.failWith({ code: 'nothing-to-say' }, /second|They follow/u)
  await hall.presenter.presentAll()
  await hall.listen(25)
  expect(view()).toMatchObject({ status: 'stopped', slideId: 'c', problem: null })
})

test('PR6 where no presentation is open, that is the reason', async () => {
  hall.leaveDeck()
  await hall.presenter.presentAll()
  expect(view()).toMatchObject({ status: 'idle', problem: { code: 'no-deck' } })
})

test('PR19 the chosen live voice has no key: it is asked for, and no other voice takes its place', async () => {
  hall.choice.change({ voices: { en: 'vapi:sarah' } })
  await hall.presenter.presentAll()
  expect(view()).toMatchObject({ status: 'idle', mode: 'auto', problem: { code: 'no-voice' } })
  expect(hall.keysMissed).toEqual(['vapi'])
  expect(hall.asked).toEqual([])
  hall.choice.change({ voices: {} })
  await hall.presenter.presentAll()
  expect(hall.keysMissed).toHaveLength(1)
})

test('PR1 pressed twice before the voices are known, it speaks once', async () => {
  const both = Promise.all([hall.presenter.presentSlide(), hall.presenter.presentAll()])
  await both
  await hall.listen(0.3)
  expect(view()).toMatchObject({ status: 'speaking', mode: 'auto' })
  expect(hall.presented).toHaveLength(1)
  await hall.listen(20)
  const clips = hall.player.heard.map(({ clip }) => clip)
  expect(new Set(clips).size).toBe(clips.length)
})

test('PR13 live voices keep the waits of a call: 3, 4 and 2 seconds', async () => {
  hall = await createHall(deckOf(), (narrator) => ({ ...narrator, ending: 'live' }))
  await hall.presenter.presentAll()
  for (;;) {
    await hall.listen(0.1)
    if (status() === 'transitioning') break
  }
  await hall.listen(6.8)
  expect(view().slideId).toBe('a')
  await hall.listen(0.4)
  expect(view()).toMatchObject({ slideId: 'b', status: 'transitioning' })
  await hall.listen(1.6)
  expect(status()).toBe('transitioning')
  await hall.listen(0.5)
  expect(status()).toBe('speaking')
})

test('PR18 a slide that is deleted in the wait before it is not spoken, and nothing is after it', async () => {
  for (const texts of [{}, { b: '' }]) {
    hall = await createHall(showSilent(texts), (narrator) => ({ ...narrator, ending: 'live' }))
    await hall.presenter.presentAll()
    while (status() !== 'transitioning') await hall.listen(0.1)
    hall.openDeck.edit((deck) => deleteSlides(deck, ['b']))
    const heard = hall.player.heard.length
    await hall.listen(30)
    expect(view()).toMatchObject({ status: 'idle', slideId: 'a' })
    expect(hall.player.heard).toHaveLength(heard)
  }
})

test('PR14 progress counts the words said, all of them when the slide is complete', async () => {
  const slide = hall.openDeck.state.getState().deck.slides[0]
  if (!slide) throw new Error('There is a slide')
  expect(progressOf(view(), slide)).toMatchObject({
    status: 'idle',
    wordsSpoken: 0,
    totalWords: 14,
  })
  await hall.presenter.presentSlide()
  await hall.listen(1.5)
  const { wordsSpoken } = progressOf(view(), slide)
  expect(wordsSpoken).toBe(view().word)
  expect(wordsSpoken).toBeGreaterThan(0)
  await hall.listen(12)
  expect(progressOf(view(), slide)).toMatchObject({ status: 'idle', wordsSpoken: 14 })
})
