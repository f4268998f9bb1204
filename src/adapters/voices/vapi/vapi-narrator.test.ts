import { beforeEach, describe, expect, test } from 'vitest'

import type { Passage } from '#core/narration/talk/plan-slide.ts'
import { writeScript } from '#core/narration/script/script.ts'
import { fail, ok, type Result } from '#core/result.ts'
import { narratorContract } from '#ports/sound/narrator.contract.ts'
import type { NarratorEvent } from '#ports/sound/narrator.ts'
import type { VoiceFailure } from '#ports/sound/voice.ts'

import { createFakeCalls, msPerLetter } from '../../../../test/fakes/fake-calls.ts'
import { createManualClock } from '../../../../test/fixtures/manual-clock.ts'
import { createVapiNarrator } from './vapi-narrator.ts'

const notes = 'The first sentence is here. And a second one follows it, with a few more words.'
const other = 'Another slide has its own words. They are spoken in the same call as before.'
const words = writeScript(notes).sentences.flatMap((sentence) => sentence.words)
const all = words.map((_, index) => index)

let clock: ReturnType<typeof createManualClock>
let calls: ReturnType<typeof createFakeCalls>
let stored: Result<string, VoiceFailure>
let isOnline: boolean
let events: NarratorEvent[]
let narrator: ReturnType<typeof createVapiNarrator>

beforeEach(() => {
  clock = createManualClock()
  calls = createFakeCalls(clock)
  stored = ok('pk-canary')
  isOnline = true
  events = []
  narrator = createVapiNarrator({
    clock,
    openLine: calls.openLine,
    isOnline: () => isOnline,
    key: {
      isSet: async () => stored.ok,
      onChange: () => () => {},
      read: async () => stored,
    },
  })
})

const pass = (changes: Partial<Passage> = {}): Passage => ({
  script: writeScript(notes),
  from: 0,
  speaker: 'sarah',
  rate: 1,
  pronunciations: [],
  ...changes,
})
const tell = (event: NarratorEvent) => void events.push(event)
const told = () => events.flatMap((event) => (event.kind === 'word' ? [event.word] : []))
const kinds = () => events.map(({ kind }) => kind).filter((kind) => kind !== 'word')
const line = (index = 0) => calls.lines[index]!

describe('the contract', () =>
  narratorContract(() => {
    const time = createManualClock()
    const key = { isSet: async () => true, onChange: () => () => {}, read: async () => ok('pk') }
    const { openLine } = createFakeCalls(time)
    return {
      narrator: createVapiNarrator({ clock: time, openLine, isOnline: () => true, key }),
      listen: (seconds) => time.pass(seconds * 1000),
    }
  }))

test('VA1 the notes are the first message; every word is told in order, then the end', async () => {
  narrator.speak(pass(), tell)
  await clock.pass(15_000)
  expect(calls.said).toEqual([notes])
  expect(told()).toEqual(all)
  expect(kinds()).toEqual(['sound', 'end'])
})

test('VA1 the words keep near the voice', async () => {
  narrator.speak(pass(), tell)
  // Half of the letters have been said.
  await clock.pass(700 + (notes.length / 2) * msPerLetter)
  const spoken = words.filter(({ from }) => from <= notes.length / 2).length
  expect(Math.abs((told().at(-1) ?? 0) - spoken)).toBeLessThanOrEqual(2)
})

test('VA3 all slides are spoken in one call', async () => {
  narrator.speak(pass(), tell)
  await clock.pass(15_000)
  narrator.speak(pass({ script: writeScript(other) }), tell)
  await clock.pass(15_000)
  expect(calls.lines).toHaveLength(1)
  expect(calls.said).toEqual([notes, other])
  expect(kinds()).toEqual(['sound', 'end', 'sound', 'end'])
})

test('VA3 long notes are said in several messages, each below the limit', async () => {
  const long = 'One more sentence that goes on for a while. '.repeat(120).trim()
  narrator.speak(pass({ script: writeScript(long) }), tell)
  await clock.pass(600_000)
  expect(calls.said.join(' ')).toBe(long)
  expect(calls.said.length).toBeGreaterThan(1)
  expect(Math.max(...calls.said.map((text) => text.length))).toBeLessThan(4096)
  expect(kinds()).toEqual(['sound', 'end'])
})

test('VA3 another voice or speed is another call, a second after the old one', async () => {
  narrator.speak(pass(), tell)
  await clock.pass(2000)
  narrator.speak(pass({ rate: 1.2 }), tell)
  await clock.pass(900)
  expect(calls.lines).toHaveLength(1)
  await clock.pass(15_000)
  expect(calls.lines).toHaveLength(2)
  expect(line(0).isClosed).toBe(true)
  expect(kinds().at(-1)).toBe('end')
})

test('VA4 at any word: a pause is silent, Resume goes on at that word, and nothing sounds twice', async () => {
  for (let round = 0; round < 100; round += 1) {
    events = []
    calls.said.length = 0
    narrator.speak(pass(), tell)
    await clock.pass(900 + round * 48)
    narrator.pause()
    const word = told().at(-1) ?? 0
    expect(calls.volumes().at(-1)).toBe(0)
    await clock.pass(10_000)
    expect(told().at(-1) ?? 0).toBe(word)
    narrator.resume()
    await clock.pass(20_000)
    expect(calls.said.at(-1)).toBe(notes.slice(words[word]?.from))
    expect([...new Set(told())]).toEqual(all)
    expect(kinds().at(-1)).toBe('end')
    expect(calls.volumes().at(-1)).toBe(1)
    narrator.stop()
    await clock.pass(3000)
  }
})

test('VA4 what is replaced is not heard any more', async () => {
  narrator.speak(pass(), tell)
  await clock.pass(3000)
  narrator.speak(pass({ from: words[8]?.from ?? 0 }), tell)
  expect(calls.volumes().at(-1)).toBe(0)
  await clock.pass(300)
  expect(calls.volumes().at(-1)).toBe(1)
  expect(calls.said.at(-1)).toBe(notes.slice(words[8]?.from))
})

test('VA4 a pause while it is still ringing holds the first word back', async () => {
  narrator.speak(pass(), tell)
  await clock.pass(100)
  narrator.pause()
  await clock.pass(20_000)
  expect(events).toEqual([])
  expect(line().requests).toContainEqual({ kind: 'mute', isMuted: true })
  narrator.resume()
  await clock.pass(20_000)
  expect(told()).toEqual(all)
})

test('VA4 a call that ends during a pause is made again when it is over', async () => {
  narrator.speak(pass(), tell)
  await clock.pass(2500)
  narrator.pause()
  line().tell({ kind: 'ended', reason: 'silence-timed-out' })
  await clock.pass(5000)
  expect(calls.lines).toHaveLength(1)
  narrator.resume()
  await clock.pass(20_000)
  expect(calls.lines).toHaveLength(2)
  expect([...new Set(told())]).toEqual(all)
  expect(kinds().at(-1)).toBe('end')
})

test('VA5 silence within the notes is no end', async () => {
  narrator.speak(pass(), tell)
  await clock.pass(2500)
  line().tell({ kind: 'speaking', isSpeaking: false })
  await clock.pass(400)
  expect(kinds()).toEqual(['sound'])
  const held = told().at(-1)
  await clock.pass(600)
  expect(told().at(-1)).toBe(held)
  line().tell({ kind: 'speaking', isSpeaking: true })
  await clock.pass(15_000)
  expect(kinds()).toEqual(['sound', 'end'])
})

test('VA5 a turn that is over too early is taken up again', async () => {
  narrator.speak(pass(), tell)
  await clock.pass(1500)
  line().tell({ kind: 'turn', isOn: false })
  line().tell({ kind: 'speaking', isSpeaking: false })
  await clock.pass(1500)
  line().tell({ kind: 'turn', isOn: true })
  await clock.pass(15_000)
  expect(kinds()).toEqual(['sound', 'end'])
  expect(told()).toEqual(all)
})

test('VA5 where the service tells of no turns, the sound says when it begins and ends', async () => {
  calls.quirks.turns = false
  narrator.speak(pass(), tell)
  await clock.pass(15_000)
  expect(kinds()).toEqual(['sound', 'end'])
  expect(told()).toEqual(all)
})

test('VA5 what the service tells of its progress moves the words', async () => {
  narrator.speak(pass(), tell)
  await clock.pass(1000)
  line().tell({ kind: 'words', count: 9 })
  expect(told()).toEqual(all.slice(0, 9))
  line().tell({ kind: 'text', text: 'And a second one follows it,', isOver: true })
  expect(told().at(-1)).toBe(10)
})

test('VA5 letters that are told of add up', async () => {
  narrator.speak(pass(), tell)
  await clock.pass(800)
  line().tell({ kind: 'letters', count: 10 })
  line().tell({ kind: 'letters', count: 20 })
  expect(told().at(-1)).toBe(words.findLastIndex(({ from }) => from <= 30))
})

test('VA6 a failure is told once, and the document of the call goes', async () => {
  narrator.speak(pass(), tell)
  await clock.pass(2500)
  line().tell({ kind: 'error', type: 'daily-error', message: 'No such room', status: null })
  line().tell({ kind: 'error', type: 'start-method-error', message: 'No such room', status: null })
  await clock.pass(5000)
  expect(events.filter(({ kind }) => kind === 'fail')).toEqual([
    { kind: 'fail', failure: { code: 'call-failed', said: 'No such room', cause: 'other' } },
  ])
  expect(line().isClosed).toBe(true)
})

test.each([
  [{ type: 'start-method-error', message: 'Invalid Key', status: 401 }, 'key'],
  [{ type: 'start-method-error', message: 'No transient assistant', status: 403 }, 'key'],
  [{ type: 'start-method-error', message: 'Failed to fetch', status: null }, 'network'],
  [{ type: 'daily-error', message: 'Failed to load call object bundle', status: null }, 'network'],
  [{ type: 'daily-error', message: 'The meeting is full', status: null }, 'other'],
] as const)('VA6 %j has a cause that can be helped with', async (error, cause) => {
  narrator.speak(pass(), tell)
  await clock.pass(100)
  line().tell({ kind: 'error', ...error })
  expect(events).toEqual([
    { kind: 'fail', failure: { code: 'call-failed', said: error.message, cause } },
  ])
})

test('VA6 a call that nobody answers, or that never speaks, is a failure', async () => {
  calls.quirks.answers = false
  narrator.speak(pass(), tell)
  await clock.pass(60_000)
  calls.quirks.answers = true
  calls.quirks.starts = false
  narrator.speak(pass(), tell)
  await clock.pass(60_000)
  expect(kinds()).toEqual(['fail', 'fail'])
})

test('VA7 a call that is ended from elsewhere closes the talk without an error', async () => {
  narrator.speak(pass(), tell)
  await clock.pass(2500)
  line().tell({ kind: 'ended', reason: 'Meeting has ended' })
  await clock.pass(5000)
  expect(kinds()).toEqual(['sound', 'closed'])
})

test('VA7 a call that ends with the last words has said them', async () => {
  narrator.speak(pass(), tell)
  await clock.pass(700 + notes.length * msPerLetter * 0.97)
  line().tell({ kind: 'ended', reason: '' })
  expect(kinds()).toEqual(['sound', 'end'])
})

test('VA7 a call that runs out of time goes on in another, at the word', async () => {
  narrator.speak(pass(), tell)
  await clock.pass(2500)
  const word = told().at(-1) ?? 0
  line().tell({ kind: 'ended', reason: 'exceeded-max-duration' })
  await clock.pass(20_000)
  expect(calls.said).toEqual([notes, notes.slice(words[word]?.from)])
  expect(kinds()).toEqual(['sound', 'wait', 'sound', 'end'])
  expect([...new Set(told())]).toEqual(all)
})

test('VA9 a broken connection makes it wait; what was lost is said again', async () => {
  narrator.speak(pass(), tell)
  await clock.pass(2000)
  line().tell({ kind: 'network', isConnected: false })
  line().tell({ kind: 'speaking', isSpeaking: false })
  await clock.pass(100)
  expect(kinds()).toEqual(['sound', 'wait'])
  line().tell({ kind: 'network', isConnected: true })
  await clock.pass(20_000)
  expect(kinds().at(-1)).toBe('end')
  expect([...new Set(told())]).toEqual(all)
})

test('VA9 a connection that does not come back is a failure', async () => {
  narrator.speak(pass(), tell)
  await clock.pass(2000)
  line().fallSilent()
  line().tell({ kind: 'network', isConnected: false })
  await clock.pass(60_000)
  expect(events.at(-1)).toEqual({
    kind: 'fail',
    failure: { code: 'call-failed', said: '', cause: 'network' },
  })
  expect(kinds()).toEqual(['sound', 'wait', 'fail'])
})

test('VA9 sound that the browser keeps in is told; Resume calls again', async () => {
  narrator.speak(pass(), tell)
  await clock.pass(600)
  line().tell({ kind: 'blocked' })
  expect(kinds()).toEqual(['silenced'])
  narrator.pause()
  narrator.resume()
  await clock.pass(20_000)
  expect(calls.lines).toHaveLength(2)
  expect(told()).toEqual(all)
})

test('VA8 without a key, or with a locked one, there is no call, and the reason is told', async () => {
  for (const code of ['no-key', 'keys-locked'] as const) {
    stored = fail({ code })
    expect(await narrator.prepare()).toEqual(fail({ code }))
    events = []
    narrator.speak(pass(), tell)
    await clock.pass(2000)
    expect(events).toEqual([{ kind: 'fail', failure: { code } }])
  }
  expect(calls.lines).toHaveLength(0)
  expect((await narrator.checkReadiness()).status).toBe('unavailable')
})

test('VA8 the key is in the message that starts the call, and in no other', async () => {
  narrator.speak(pass(), tell)
  await clock.pass(15_000)
  narrator.stop()
  const [start, ...rest] = line().requests
  expect(start).toMatchObject({ kind: 'start', key: 'pk-canary' })
  expect(JSON.stringify(rest)).not.toContain('pk-canary')
})

test('VA2 a document that does not load is a failure; one that was loaded ahead is used', async () => {
  expect(await narrator.prepare()).toEqual(ok(undefined))
  narrator.speak(pass(), tell)
  await clock.pass(15_000)
  expect(calls.lines).toHaveLength(1)
  narrator.stop()
  await clock.pass(2000)
  expect(line().isClosed).toBe(true)
  calls.breakLoading()
  expect(await narrator.prepare()).toEqual(fail({ code: 'call-unavailable' }))
})

test('VA2 stopped, it hangs up and tells no more', async () => {
  narrator.speak(pass(), tell)
  await clock.pass(2000)
  events = []
  narrator.stop()
  await clock.pass(20_000)
  expect(events).toEqual([])
  expect(line().requests.at(-1)).toEqual({ kind: 'end' })
  expect(line().isClosed).toBe(true)
})

test('VA10 notes that change behind the voice are said anew from its word; others are not touched', async () => {
  narrator.speak(pass(), tell)
  await clock.pass(1500)
  const changed = notes.replace('a few more words', 'an ending that was typed')
  narrator.revise(pass({ script: writeScript(changed) }))
  await clock.pass(20_000)
  expect(calls.said).toHaveLength(2)
  expect(changed.endsWith(calls.said[1] ?? '?')).toBe(true)
  expect(kinds().at(-1)).toBe('end')
})

test('VA10 notes that change before the voice only move its words', async () => {
  narrator.speak(pass(), tell)
  await clock.pass(3000)
  events = []
  narrator.revise(pass({ script: writeScript(`A word before. ${notes}`) }))
  await clock.pass(20_000)
  expect(calls.said).toEqual([notes])
  expect(told().at(-1)).toBe(all.length - 1 + 3)
})

test('VA10 a name is said as the deck says, and its word is still the one that is lit', async () => {
  narrator.speak(pass({ pronunciations: [{ written: 'second', said: 'number two' }] }), tell)
  await clock.pass(20_000)
  expect(calls.said).toEqual([notes.replace('second', 'number two')])
  expect(told()).toEqual(all)
})
