import { beforeEach, describe, expect, test } from 'vitest'

import type { Passage } from '#core/narration/talk/plan-slide.ts'
import { writeScript } from '#core/narration/script/script.ts'
import { narratorContract } from '#ports/sound/narrator.contract.ts'
import type { NarratorEvent } from '#ports/sound/narrator.ts'

import { createManualClock } from '../../../test/fixtures/manual-clock.ts'
import { createBrowserNarrator } from './browser-narrator.ts'
import { listBrowserSpeakers } from './list-browser-speakers.ts'

const notes = 'The first sentence is here. And a second one follows it, with a few more words.'
const words = writeScript(notes).sentences.flatMap((sentence) => sentence.words)

const voiceOf = (name: string, lang: string, changes = {}): SpeechSynthesisVoice => ({
  voiceURI: name,
  name,
  lang,
  localService: true,
  default: false,
  ...changes,
})

/** A browser's speech as browsers differ in it. */
function createSpeech(clock: ReturnType<typeof createManualClock>) {
  const quirks = { boundaries: true, ends: true, starts: true, error: '' }
  const said: string[] = []
  let current: EventTarget | null = null
  let overlaps = 0
  const events = new EventTarget()
  return {
    quirks,
    said,
    overlaps: () => overlaps,
    getVoices: () => [voiceOf('Anna', 'en-US'), voiceOf('Bernd', 'de-DE')],
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    resume: () => {},
    cancel() {
      const cancelled = current
      current = null
      cancelled?.dispatchEvent(Object.assign(new Event('error'), { error: 'canceled' }))
    },
    speak(utterance: SpeechSynthesisUtterance) {
      if (current) overlaps += 1
      current = utterance
      said.push(utterance.text)
      const at = (ms: number, type: string, extra = {}) =>
        clock.after(ms, () => {
          if (current !== utterance) return
          if (type === 'end') current = null
          utterance.dispatchEvent(Object.assign(new Event(type), extra))
        })
      if (quirks.error) at(20, 'error', { error: quirks.error })
      if (!quirks.starts) return
      at(20, 'start')
      const found = [...utterance.text.matchAll(/\S+/g)]
      if (quirks.boundaries)
        found.forEach(({ index }) =>
          at(20 + index * 60, 'boundary', { charIndex: index, name: 'word' }),
        )
      if (quirks.ends) at(20 + utterance.text.length * 60, 'end')
    },
  }
}

const createUtterance = (text: string) =>
  Object.assign(new EventTarget(), { text }) as unknown as SpeechSynthesisUtterance

let clock: ReturnType<typeof createManualClock>
let speech: ReturnType<typeof createSpeech>
let events: NarratorEvent[]
let narrator: ReturnType<typeof createBrowserNarrator>

beforeEach(() => {
  clock = createManualClock()
  speech = createSpeech(clock)
  events = []
  narrator = createBrowserNarrator({ speech, clock, createUtterance })
})

const pass = (changes: Partial<Passage> = {}): Passage => ({
  script: writeScript(notes),
  from: 0,
  speaker: 'Anna',
  rate: 1,
  pronunciations: [],
  ...changes,
})
const tell = (event: NarratorEvent) => void events.push(event)
const told = () => events.flatMap((event) => (event.kind === 'word' ? [event.word] : []))
const kinds = () => events.map(({ kind }) => kind).filter((kind) => kind !== 'word')
const all = words.map((_, index) => index)

describe('the contract', () =>
  narratorContract(() => {
    const time = createManualClock()
    return {
      narrator: createBrowserNarrator({ speech: createSpeech(time), clock: time, createUtterance }),
      listen: (seconds) => time.pass(seconds * 1000),
    }
  }))

test('BV1 one utterance per sentence, and every word as the browser tells of it', async () => {
  narrator.speak(pass(), tell)
  await clock.pass(12_000)
  expect(speech.said.join(' ')).toBe(notes)
  expect(told()).toEqual(all)
  expect(kinds()).toEqual(['sound', 'end'])
})

test('BV2 where the browser tells of no words, they are timed, and all are told in order', async () => {
  speech.quirks.boundaries = false
  narrator.speak(pass(), tell)
  await clock.pass(15_000)
  const heard = told()
  expect(heard).toEqual(heard.toSorted((a, b) => a - b))
  expect(heard.length).toBeGreaterThan(words.length * 0.8)
  expect(kinds()).toEqual(['sound', 'end'])
})

test('BV3 an engine that stops without telling does not hold up the talk', async () => {
  speech.quirks.ends = false
  narrator.speak(pass(), tell)
  await clock.pass(30_000)
  expect(kinds()).toEqual(['sound', 'end'])
})

test('BV3 one that never begins is a failure', async () => {
  speech.quirks.starts = false
  narrator.speak(pass(), tell)
  await clock.pass(20_000)
  expect(events).toEqual([{ kind: 'fail', failure: { code: 'engine-failed' } }])
})

test('BV4 a pause cancels, and Resume says the word again that it interrupted', async () => {
  narrator.speak(pass(), tell)
  await clock.pass(900)
  const interrupted = told().at(-1) ?? -1
  expect(interrupted).toBeGreaterThan(0)
  narrator.pause()
  await clock.pass(20_000)
  expect(told().at(-1)).toBe(interrupted)
  narrator.resume()
  await clock.pass(200)
  expect(speech.said.at(-1)?.startsWith(words[interrupted]?.text ?? '?')).toBe(true)
  await clock.pass(15_000)
  expect([...new Set(told())]).toEqual(all)
  expect(speech.overlaps()).toBe(0)
})

test('BV5 the next slide follows after the pause, and nothing is said twice or at once', async () => {
  narrator.speak(pass(), (event) => {
    tell(event)
    if (event.kind === 'end' && kinds().length < 3) narrator.speak(pass(), tell, 1.5)
  })
  await clock.pass(25_000)
  expect(kinds()).toEqual(['sound', 'end', 'sound', 'end'])
  expect(speech.overlaps()).toBe(0)
})

test('BV5 Resume where there is no pause says nothing a second time', async () => {
  narrator.speak(pass(), tell)
  narrator.resume()
  await clock.pass(500)
  narrator.resume()
  await clock.pass(15_000)
  expect(speech.said.join(' ')).toBe(notes)
  expect(speech.overlaps()).toBe(0)
})

test('BV4 notes that were changed before the word in a pause: Resume finds it where it is now', async () => {
  narrator.speak(pass(), tell)
  await clock.pass(3_000)
  const interrupted = words[told().at(-1) ?? -1]?.text ?? '?'
  narrator.pause()
  narrator.revise(pass({ script: writeScript(`Something new comes first. ${notes}`) }))
  narrator.resume()
  await clock.pass(200)
  expect(speech.said.at(-1)?.startsWith(interrupted)).toBe(true)
})

test('BV6 a refusal of the browser is told, also that it wants to be pressed first', async () => {
  speech.quirks.starts = false
  speech.quirks.error = 'not-allowed'
  narrator.speak(pass(), tell)
  await clock.pass(200)
  expect(kinds()).toEqual(['silenced'])
  narrator.stop()
  events = []
  speech.quirks.error = 'synthesis-failed'
  narrator.speak(pass(), tell)
  await clock.pass(200)
  expect(kinds()).toEqual(['fail'])
})

test('BV7 long sentences are cut between words', async () => {
  const long = `${'one more word and '.repeat(30)}the end.`
  narrator.speak(pass({ script: writeScript(long) }), tell)
  await clock.pass(120_000)
  expect(Math.max(...speech.said.map((text) => text.length))).toBeLessThanOrEqual(190)
  expect(speech.said.join(' ')).toBe(long)
})

test('BV9 a name is said as the deck says, and its word is still the one that is lit', async () => {
  const pronunciations = [{ written: 'second', said: 'number two' }]
  narrator.speak(pass({ pronunciations }), tell)
  await clock.pass(15_000)
  expect(speech.said.join(' ')).toBe(notes.replace('second', 'number two'))
  expect(told()).toEqual(all)
})

test('BV8 of thousands of voices a few are offered, those on the device first', () => {
  const many = [
    voiceOf('Remote', 'en-US', { localService: false }),
    ...Array.from({ length: 9000 }, (_, index) => voiceOf(`espeak en+v${index}`, 'en-GB')),
    voiceOf('Local', 'en_GB'),
    voiceOf('Local', 'en_GB'),
    voiceOf('Chosen', 'en-US', { default: true }),
    voiceOf('Bernd', 'de-DE'),
  ]
  expect(listBrowserSpeakers(many).map(({ name, language }) => `${name} ${language}`)).toEqual([
    'Chosen en-US',
    'Local en-GB',
    'Bernd de-DE',
    'Remote en-US',
  ])
})
