import { beforeEach, expect, test } from 'vitest'

import type { Narrator } from '#ports/sound/narrator.ts'

import { createHall, deckOf } from '../../../test/fixtures/presenting-hall.ts'

let hall: Awaited<ReturnType<typeof createHall>>
beforeEach(async () => {
  hall = await createHall()
})

const view = () => hall.presenter.state.getState()
const status = () => view().status

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

test('PR7 a language that no voice speaks is refused and named', async () => {
  hall = await createHall(deckOf({ a: german, b: german, c: german }))
  await hall.presenter.presentSlide()
  expect(view()).toMatchObject({ status: 'idle', problem: { code: 'no-voice', language: 'de' } })
  expect(hall.asked).toEqual([])
})

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
