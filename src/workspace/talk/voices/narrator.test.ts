import * as fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'

import { createMemoryPlayer } from '#adapters/audio/memory-player.ts'
import { createToneVoice } from '#adapters/voices/tone-voice.ts'
import { narratorContract } from '#ports/sound/narrator.contract.ts'

import { createManualClock, settle } from '../../../../test/fixtures/manual-clock.ts'
import {
  notes,
  openSpeakingHall,
  pass,
  type SpeakingHall,
  words,
  wordsFrom,
} from '../../../../test/fixtures/speaking-hall.ts'
import { createNarrator } from './narrator.ts'

let hall: SpeakingHall
beforeEach(async () => void (hall = await openSpeakingHall()))

describe('the contract', () =>
  narratorContract(() => {
    const sound = createMemoryPlayer()
    const time = createManualClock()
    return {
      narrator: createNarrator({ voice: createToneVoice(), player: sound, clock: time }),
      async listen(seconds) {
        await settle()
        for (let left = seconds; left > 1e-9; left -= 0.25) {
          await time.pass(Math.min(0.25, left) * 1000)
          sound.advance(Math.min(0.25, left))
        }
        await settle()
      },
    }
  }))

test('NR1 every word is told once, in order, within a frame of its sound', async () => {
  hall.narrator.speak(pass(), hall.tell)
  await hall.hear(12)
  expect(hall.told()).toEqual(wordsFrom(0))
  expect(hall.kinds()).toEqual(['sound', 'end'])
  const [first] = hall.player.heard
  const told0 = hall.events.find((event) => event.kind === 'word')
  expect(Math.abs((told0?.at ?? 0) - (first?.at ?? 1))).toBeLessThanOrEqual(0.017)
})

test('NR2 between sentences there is the pause of the script, at the speed of the speech', async () => {
  hall.narrator.speak(pass(notes, { rate: 2 }), hall.tell)
  await hall.hear(12)
  const pauses = [0.4, 0.45, 0.4].map((pause) => pause / 2)
  const heard = hall.gaps()
  expect(heard).toHaveLength(pauses.length)
  heard.forEach((gap, index) => expect(gap).toBeCloseTo(pauses[index] ?? 0, 3))
})

test('NR3 speaking something else silences what is spoken; two things never sound at once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.double({ min: 0.05, max: 4, noNaN: true }), fc.nat(words.length - 1)), {
        maxLength: 8,
      }),
      async (seeks) => {
        hall.events = []
        hall.narrator.speak(pass(), hall.tell)
        for (const [seconds, word] of seeks) {
          await hall.hear(seconds)
          hall.events = []
          hall.narrator.speak(pass(notes, { from: words[word]?.from ?? 0 }), hall.tell)
          await hall.hear(0.2)
          expect(hall.told()[0]).toBe(word)
        }
        await hall.hear(14)
        expect(hall.told()).toEqual(wordsFrom(hall.told()[0] ?? 0))
        hall.expectNoOverlap()
      },
    ),
    { numRuns: 25 },
  )
})

test('NR6 paused at a random word and resumed, a hundred times: it goes on at that word', async () => {
  let pauses = 0
  await fc.assert(
    fc.asyncProperty(fc.double({ min: 0.1, max: 7.5, noNaN: true }), async (seconds) => {
      hall.events = []
      hall.narrator.speak(pass(), hall.tell)
      await hall.hear(seconds)
      const before = hall.currentWord()
      const position = hall.player.position()
      hall.narrator.pause()
      await hall.hear(5)
      expect(hall.player.position()).toBe(position)
      expect(hall.currentWord()).toBe(before)
      hall.narrator.resume()
      pauses += 1
      await hall.hear(14 - seconds)
      expect(hall.told()).toEqual(wordsFrom(0))
      hall.expectNoOverlap()
    }),
    { numRuns: 100 },
  )
  expect(pauses).toBeGreaterThanOrEqual(100)
})

test('NR6 after a pause not a sample is lost or heard twice', async () => {
  hall.narrator.speak(pass(), hall.tell)
  for (let times = 0; times < 20; times += 1) {
    await hall.hear(0.37)
    hall.narrator.pause()
    await hall.hear(0.5)
    hall.narrator.resume()
  }
  await hall.hear(8)
  const whole = new Set(hall.player.heard.map(({ clip }) => clip))
  expect(hall.player.heard).toHaveLength(whole.size)
  for (const { clip, from, to } of hall.player.heard) {
    expect(from).toBe(0)
    expect(to).toBeCloseTo(clip.samples.length / clip.sampleRate, 6)
  }
})

test('NR7 what was heard is heard again from any word without being made again', async () => {
  hall.narrator.speak(pass(), hall.tell)
  await hall.hear(12)
  const made = hall.asked.length
  const wanted = words.findIndex(({ text }) => text === 'breath')
  hall.events = []
  hall.narrator.speak(pass(notes, { from: words[wanted]?.from ?? 0 }), hall.tell)
  await hall.hear(12)
  expect(hall.told()).toEqual(wordsFrom(wanted))
  expect(hall.asked).toHaveLength(made)
})

test('NR8 edited notes: only what changed is made again', async () => {
  hall.narrator.speak(pass(), hall.tell)
  await hall.hear(12)
  const before = hall.asked.length
  hall.narrator.speak(pass(notes.replace('That is all.', 'That was all.')), hall.tell)
  await hall.hear(12)
  expect(hall.asked.slice(before)).toEqual(['That was all.'])
})

test('NR8 notes that change while they are spoken: the sentence is finished, then the new ones follow', async () => {
  hall.narrator.speak(pass(), hall.tell)
  await hall.hear(1.6)
  const before = hall.asked.length
  hall.narrator.revise(pass(notes.replace('A quick breath in', 'One quick breath in')))
  await hall.hear(14)
  expect(hall.asked.slice(before)).toEqual(['One quick breath in, and a long one out.'])
  expect(hall.kinds()).toEqual(['sound', 'end'])
  hall.expectNoOverlap()
  expect(hall.currentWord()).toBe(words.length - 1)
})

test('NR8 a sentence that changes while it is spoken is finished as it was', async () => {
  hall.narrator.speak(pass(), hall.tell)
  await hall.hear(2.2)
  hall.narrator.revise(pass(notes.replace('begins with air', 'starts with breath')))
  await hall.hear(14)
  expect(hall.kinds()).toEqual(['sound', 'end'])
  const heard = hall.player.heard.map(({ clip }) => clip)
  expect(new Set(heard).size).toBe(heard.length)
  expect(heard).toHaveLength(4)
})

test('NR8 notes that change while they are spoken from the middle of a sentence: its words stay lit in time', async () => {
  hall.narrator.speak(pass(), hall.tell)
  await hall.hear(12)
  const wanted = words.findIndex(({ text }) => text === 'breath')
  hall.events = []
  hall.narrator.speak(pass(notes, { from: words[wanted]?.from ?? 0 }), hall.tell)
  await hall.hear(0.2)
  hall.narrator.revise(pass(notes.replace('That is all.', 'That was all.')))
  await hall.hear(0.05)
  expect(hall.currentWord()).toBe(wanted)
  await hall.hear(12)
  expect(new Set(hall.told())).toEqual(new Set(wordsFrom(wanted)))
})

test('NR9 a failure is told once and silences it; another try makes it anew', async () => {
  hall.failure = { code: 'engine-failed' }
  hall.narrator.speak(pass(), hall.tell)
  await hall.hear(1)
  expect(hall.events).toMatchObject([{ kind: 'fail', failure: { code: 'engine-failed' } }])
  hall.failure = null
  hall.events = []
  hall.narrator.speak(pass(), hall.tell)
  await hall.hear(12)
  expect(hall.kinds()).toEqual(['sound', 'end'])
})

test('NR10 stopped, it is silent, and nothing more is told', async () => {
  hall.narrator.speak(pass(), hall.tell)
  await hall.hear(1)
  hall.narrator.stop()
  const heard = hall.player.heard.length
  hall.events = []
  await hall.hear(12)
  expect(hall.events).toEqual([])
  expect(hall.player.heard).toHaveLength(heard)
})

test('NR11 how a name is said matters only to sentences with that name', async () => {
  hall.narrator.speak(pass(), hall.tell)
  await hall.hear(12)
  const before = hall.asked.length
  const pronunciations = [{ written: 'air', said: 'ayr' }]
  hall.narrator.speak(pass(notes, { pronunciations }), hall.tell)
  await hall.hear(12)
  expect(hall.asked.slice(before)).toEqual(['Every word begins with air...'])
})

test('NR13 another speed is heard at once, stretched out of what is made, and from the word on', async () => {
  hall.narrator.speak(pass(), hall.tell)
  await hall.hear(2)
  const [made, word] = [hall.asked.length, hall.currentWord()]
  hall.effort = 2
  hall.narrator.speak(pass(notes, { rate: 1.5, from: words[word]?.from ?? 0 }), hall.tell)
  hall.player.advance(0.05)
  expect(hall.currentWord()).toBe(word)
  expect(hall.player.heard.at(-1)?.at).toBeCloseTo(2, 1)
  await hall.listen(8)
  expect(hall.asked).toHaveLength(made)
  expect(hall.told().slice(-words.length + word)).toEqual(wordsFrom(word))
  expect(hall.kinds().at(-1)).toBe('end')
})

test('NR13 a speed that is too far away is made, and not stretched', async () => {
  hall.narrator.speak(pass(), hall.tell)
  await hall.hear(10)
  const made = hall.asked.length
  hall.narrator.speak(pass(notes, { rate: 2.5 }), hall.tell)
  await hall.hear(10)
  expect(hall.asked.length).toBe(2 * made)
})
