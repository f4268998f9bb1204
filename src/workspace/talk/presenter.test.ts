import * as fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'

import { changeSlide } from '#core/edit/change-slide.ts'
import { deleteSlides } from '#core/edit/slides/delete-slides.ts'
import { fail } from '#core/result.ts'
import type { Narrator } from '#ports/sound/narrator.ts'

import { currentId, id } from '../../../test/fixtures/deck-browser.ts'
import { createHall, deckOf, notes } from '../../../test/fixtures/presenting-hall.ts'
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
const spoken = () => view().words[view().word]?.text

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

test('PR7 a language that no voice speaks is refused and named', async () => {
  hall = await createHall(deckOf({ a: german, b: german, c: german }))
  await hall.presenter.presentSlide()
  expect(view()).toMatchObject({ status: 'idle', problem: { code: 'no-voice', language: 'de' } })
  expect(hall.asked).toEqual([])
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

test('PR8 a failure of the voice is an error, told once; starting again clears it', async () => {
  hall.failWith({ code: 'engine-failed' })
  await hall.presenter.presentAll()
  await hall.listen(1)
  expect(view()).toMatchObject({
    status: 'error',
    mode: 'auto',
    problem: { code: 'voice', failure: { code: 'engine-failed' } },
  })
  hall.presenter.dismissProblem()
  expect(view()).toMatchObject({ status: 'idle', problem: null })
})

test('PR8 a voice that fails between two slides is told on the one that it could not speak', async () => {
  await hall.presenter.presentAll()
  await hall.listen(0.3)
  // Two slides are made by now.
  hall.failWith({ code: 'no-credit' })
  const told: unknown[] = []
  hall.presenter.state.subscribe(({ problem }, before) => {
    if (problem && problem !== before.problem) told.push(problem)
  })
  await hall.listen(20)
  expect(view()).toMatchObject({ status: 'error', slideId: 'c' })
  expect(currentId(hall.openDeck)).toBe('c')
  expect(told).toEqual([{ code: 'voice', failure: { code: 'no-credit' } }])
})

test('PR8 a browser that lets no sound out is said so', async () => {
  hall.player.refuses.sound = true
  await hall.presenter.presentSlide()
  expect(view()).toMatchObject({ status: 'error', problem: { code: 'sound-blocked' } })
})

test('PR21 a sound device that opens slowly is said to be waited for, and then the talk begins', async () => {
  const open = hall.player.holdOpening()
  const begun = hall.presenter.presentAll()
  await hall.listen(0.9)
  expect(view()).toMatchObject({ status: 'connected', isOpeningSound: false })
  await hall.listen(0.2)
  expect(view()).toMatchObject({ status: 'connected', isOpeningSound: true })
  await hall.listen(2)
  expect(view()).toMatchObject({ status: 'connected', problem: null })
  open()
  await begun
  await hall.listen(0.3)
  expect(view()).toMatchObject({ status: 'speaking', isOpeningSound: false, problem: null })
})

test('PR21 whoever stops does not wait any more, and hears nothing later', async () => {
  const open = hall.player.holdOpening()
  const begun = hall.presenter.presentAll()
  await hall.listen(1.5)
  hall.presenter.stop()
  expect(view()).toMatchObject({ status: 'idle', isOpeningSound: false })
  open()
  await begun
  await hall.listen(2)
  expect(hall.player.heard).toEqual([])
})

test('PR8 a phone call pauses the talk', async () => {
  await hall.presenter.presentSlide()
  await hall.listen(1)
  hall.player.silence()
  expect(view()).toMatchObject({ status: 'paused', problem: { code: 'sound-blocked' } })
  await hall.presenter.resume()
  await hall.listen(0.2)
  expect(view()).toMatchObject({ status: 'speaking', problem: null })
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

test('PR15 where an engine does not start, another that speaks the language takes its place', async () => {
  const broken: Pick<Narrator, 'id' | 'prepare'> = {
    id: 'broken',
    prepare: async () => fail({ code: 'download-failed' }),
  }
  hall = await createHall(deckOf(), (narrator) => [{ ...narrator, ...broken }, narrator])
  await hall.presenter.presentSlide()
  await hall.listen(0.3)
  expect(view()).toMatchObject({ status: 'speaking', problem: null })
  expect(hall.presented).toHaveLength(1)
  hall = await createHall(deckOf(), (narrator) => ({ ...narrator, ...broken }))
  await hall.presenter.presentAll()
  expect(view()).toMatchObject({
    status: 'error',
    mode: 'auto',
    problem: { code: 'voice', failure: { code: 'download-failed' } },
  })
})

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

test('PR17 a voice that is ended from elsewhere ends the talk, and nothing went wrong', async () => {
  let close = () => {}
  hall = await createHall(deckOf(), (narrator) => ({
    ...narrator,
    speak(passage, tell, after) {
      close = () => tell({ kind: 'closed' })
      narrator.speak(passage, tell, after)
    },
  }))
  await hall.presenter.presentAll()
  await hall.listen(1)
  close()
  expect(view()).toMatchObject({ status: 'idle', problem: null, slideId: 'a' })
  await hall.listen(20)
  expect(view()).toMatchObject({ status: 'idle', slideId: 'a' })
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

test('PR22 what was spoken before is heard although the engine does not start', async () => {
  const start = vi.fn<Narrator['prepare']>(async () => fail({ code: 'download-failed' }))
  hall = await createHall(deckOf(), (narrator) => ({
    ...narrator,
    prepare: start,
    beginsAtOnce: async () => true,
  }))
  await hall.presenter.presentAll()
  await hall.listen(0.3)
  expect(view()).toMatchObject({ status: 'speaking', slideId: 'a' })
  expect(start).not.toHaveBeenCalled()
})

const german =
  'Guten Tag und willkommen. Wir sehen uns an, was eine Stimme ist und wie sie entsteht.'
const japanese = '今日は声がどのように作られるかを見ていきましょう。それでは始めます。'

/** Two engines: one speaks English, the other German. */
const twoVoices = (narrator: Narrator): Narrator[] => [
  narrator,
  {
    ...narrator,
    id: 'second',
    listSpeakers: () => [{ id: 'low', name: 'Lena', tone: 'feminine', language: 'de-DE' }],
  },
]

test('PR23 each slide is spoken by a voice of its language', async () => {
  const heard: string[] = []
  const note = (narrator: Narrator): Narrator => ({
    ...narrator,
    speak(passage, tell, after) {
      heard.push(`${passage.speaker}: ${passage.script.sentences[0]?.text ?? ''}`)
      narrator.speak(passage, tell, after)
    },
  })
  hall = await createHall(deckOf({ b: german }), (narrator) => twoVoices(narrator).map(note))
  await hall.presenter.presentAll()
  await hall.listen(40)
  expect(view()).toMatchObject({ status: 'stopped', slideId: 'c' })
  expect(heard).toEqual([
    'high: Hello, and welcome to the first one.',
    'low: Guten Tag und willkommen.',
    'high: And the third one ends it all.',
  ])
})

test('PR23 a quotation in another language is spoken by its voice, and every word is lit once', async () => {
  const quoting =
    'Our guide said: “Wir sehen uns an, was eine Stimme ist.” And then he smiled at us.'
  hall = await createHall(deckOf({ a: quoting }), twoVoices)
  await hall.presenter.presentSlide()
  const lit: number[] = []
  hall.presenter.state.subscribe(({ word }) => word >= 0 && lit.push(word))
  await hall.listen(30)
  expect(status()).toBe('stopped')
  expect([...new Set(lit)]).toEqual(view().words.map((_, index) => index))
  expect(hall.asked).toContain('“Wir sehen uns an, was eine Stimme ist.”')
})

test('PR24 slides that nobody speaks are told before the talk, by slide and language, and nothing is heard', async () => {
  hall = await createHall(deckOf({ b: japanese, c: '' }))
  await hall.presenter.presentAll()
  await hall.listen(1)
  expect(status()).toBe('idle')
  expect(view().asked).toMatchObject({
    withoutNotes: [{ slideId: 'c', number: 3, isWhole: true }],
    withoutVoice: [{ slideId: 'b', number: 2, isWhole: true, language: 'ja' }],
  })
  expect(hall.asked).toEqual([])
  hall.presenter.dismissProblem()
  expect(view().asked).toBeNull()
})

test.each([
  ['skip', 'skip', ['a']],
  ['show', 'show', ['a', 'b', 'c']],
  ['points', 'skip', ['a', 'c']],
] as const)(
  'PR24 without notes %s, without a voice %s: it is done, and not asked again',
  async (withoutNotes, withoutVoice, seen) => {
    const deck = deckOf({ b: japanese, c: '' })
    const slides = deck.slides.map((slide) => ({
      ...slide,
      content: ['A point that is read aloud'],
    }))
    hall = await createHall({ ...deck, slides, talk: { withoutNotes, withoutVoice } })
    const shown = new Set<string | null>()
    hall.presenter.state.subscribe(({ slideId }) => slideId && shown.add(slideId))
    await hall.presenter.presentAll()
    await hall.listen(40)
    expect(view()).toMatchObject({ status: 'stopped', asked: null, problem: null })
    expect([...shown]).toEqual(seen)
    expect(hall.asked.some((text) => /[ぁ-ん]/u.test(text))).toBe(false)
    expect(hall.asked.includes('A point that is read aloud.')).toBe(withoutNotes === 'points')
  },
)

test('PR24 a slide that is only shown says why it is silent', async () => {
  hall = await createHall({ ...deckOf({ b: '' }), talk: { withoutNotes: 'show' } })
  await hall.presenter.presentAll()
  while (view().slideId !== 'b') await hall.listen(0.1)
  expect(view().silence).toEqual({ reason: 'no-notes' })
  await hall.listen(6)
  expect(view()).toMatchObject({ slideId: 'c', silence: null })
})

test('PR23 what the user says a slide is in is believed', async () => {
  const deck = deckOf({ b: german })
  const slides = deck.slides.map((slide) => ({ ...slide, language: 'en' }))
  hall = await createHall({ ...deck, slides })
  await hall.presenter.presentAll()
  await hall.listen(30)
  expect(view()).toMatchObject({ status: 'stopped', slideId: 'c' })
  expect(hall.asked).toContain('Guten Tag und willkommen.')
})

test('PR25 how a talk begins is made before anybody asks, and no more than that', async () => {
  const long = 'This is a sentence of seven words altogether. '.repeat(20)
  hall = await createHall(deckOf({ a: `First, a short one of its own. ${long}` }))
  hall.presenter.warmUp()
  await hall.listen(0.1)
  // Nobody knows who could speak.
  expect(hall.asked).toEqual([])
  await hall.offers.refresh()
  hall.presenter.warmUp()
  await hall.listen(1)
  expect(hall.asked.length).toBeGreaterThan(2)
  expect(hall.asked.length).toBeLessThan(8)
  expect(hall.player.heard).toEqual([])
  const made = hall.asked.length
  await hall.presenter.presentSlide()
  expect(hall.asked.slice(0, made)).not.toContain(hall.asked[made])
})

test('PR25 a voice that has to be fetched or paid for is not prepared unasked', async () => {
  for (const change of [
    { checkReadiness: async () => ({ status: 'to-download', bytes: 9 }) as const },
    { kind: 'cloud' as const },
  ]) {
    hall = await createHall(deckOf(), (narrator) => ({ ...narrator, ...change }) as Narrator)
    await hall.offers.refresh()
    hall.presenter.warmUp()
    await hall.listen(1)
    expect(hall.asked).toEqual([])
  }
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
