import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { type Passage, planPassage } from '#core/narration/talk/plan-slide.ts'
import { listScriptWords } from '#core/narration/script/script.ts'

import type { Narrator, NarratorEvent } from './narrator.ts'

/** A narrator, and somebody who listens to it. */
export type NarratorStage = {
  narrator: Narrator
  /** That much time passes. */
  listen(seconds: number): Promise<void>
}

const notes = 'The first sentence is here. And a second one follows it, with a few more words.'
const other = 'Another slide has its own words. They are spoken after the first, or instead of it.'
/** By then it is over, for the slowest of them. */
const wholeSeconds = 30

/** `make` gives a narrator that nobody has used yet. */
export function narratorContract(make: () => NarratorStage): void {
  async function setUp() {
    const stage = make()
    const { narrator } = stage
    expect(await narrator.prepare()).toMatchObject({ ok: true })
    expect(await narrator.unlock()).toBe(true)
    const speaker = narrator.listSpeakers()[0]?.id ?? ''
    const settings = { language: 'en', speaker, rate: 1, pronunciations: [] }
    return { ...stage, passageOf: (text: string) => planPassage(text, settings) }
  }

  test('NA1 first there is sound, then every word is told once and in order, then the end', async () => {
    const { narrator, listen, passageOf } = await setUp()
    const heard = listenTo()
    const passage = passageOf(notes)
    narrator.speak(passage, heard.tell)
    // Nothing was paused.
    narrator.resume()
    await listen(wholeSeconds)
    expect(heard.words()).toEqual(numbersOf(passage))
    expect(heard.kinds()).toEqual(['sound', 'end'])
    expect(heard.events[0]).toEqual({ kind: 'sound' })
  })

  test('NA2 from a word on, that word is the first', async () => {
    const { narrator, listen, passageOf } = await setUp()
    const passage = passageOf(notes)
    for (const word of numbersOf(passage)) {
      const heard = listenTo()
      const from = listScriptWords(passage.script)[word]?.from ?? 0
      narrator.speak({ ...passage, from }, heard.tell)
      await listen(wholeSeconds)
      expect(heard.words()).toEqual(numbersOf(passage).slice(word))
      expect(heard.kinds()).toEqual(['sound', 'end'])
    }
  })

  test('NA3 something else takes its place, and no more is told of what was spoken', async () => {
    await fc.assert(
      fc.asyncProperty(someSeconds, async (seconds) => {
        const { narrator, listen, passageOf } = await setUp()
        const [first, second] = [listenTo(), listenTo()]
        narrator.speak(passageOf(notes), first.tell)
        await listen(seconds)
        const before = first.events.length
        narrator.speak(passageOf(other), second.tell)
        await listen(wholeSeconds)
        expect(first.events).toHaveLength(before)
        expect(second.words()).toEqual(numbersOf(passageOf(other)))
        expect(second.kinds()).toEqual(['sound', 'end'])
      }),
      { numRuns: 20 },
    )
  })

  test('NA4 a pause holds it at any moment, and Resume leaves out no word and goes back behind none', async () => {
    await fc.assert(
      fc.asyncProperty(someSeconds, async (seconds) => {
        const { narrator, listen, passageOf } = await setUp()
        const heard = listenTo()
        narrator.speak(passageOf(notes), heard.tell)
        await listen(seconds)
        narrator.pause()
        const before = heard.events.length
        await listen(wholeSeconds)
        expect(heard.events).toHaveLength(before)
        narrator.resume()
        await listen(wholeSeconds)
        const told = heard.words()
        expect([...new Set(told)]).toEqual(numbersOf(passageOf(notes)))
        expect(told).toEqual(told.toSorted((a, b) => a - b))
        expect(heard.kinds().filter((kind) => kind === 'end')).toHaveLength(1)
      }),
      { numRuns: 20 },
    )
  })

  test('NA5 stopped, it tells nothing more, is not heard, and can speak again', async () => {
    const { narrator, listen, passageOf } = await setUp()
    const stopped = listenTo()
    narrator.speak(passageOf(notes), stopped.tell)
    await listen(2)
    narrator.stop()
    const before = stopped.events.length
    await listen(wholeSeconds)
    expect(stopped.events).toHaveLength(before)
    expect(narrator.level() ?? 0).toBe(0)
    const again = listenTo()
    await narrator.unlock()
    narrator.speak(passageOf(notes), again.tell)
    await listen(wholeSeconds)
    expect(again.words()).toEqual(numbersOf(passageOf(notes)))
  })

  test('NA6 notes that change while they are spoken: it ends once, with the last word of the new ones', async () => {
    const { narrator, listen, passageOf } = await setUp()
    const heard = listenTo()
    narrator.speak(passageOf(notes), heard.tell)
    await listen(2)
    const revised = passageOf(`${notes} One more was added.`)
    narrator.revise(revised)
    await listen(wholeSeconds)
    expect(heard.words().at(-1)).toBe(numbersOf(revised).at(-1))
    expect(heard.kinds().filter((kind) => kind === 'end')).toHaveLength(1)
  })

  test('NA7 what is asked for when one has ended follows it', async () => {
    const { narrator, listen, passageOf } = await setUp()
    const heard = listenTo()
    let isFirst = true
    narrator.speak(passageOf(notes), (event) => {
      heard.tell(event)
      if (event.kind === 'end' && isFirst) {
        isFirst = false
        narrator.speak(passageOf(other), heard.tell, 1.5)
      }
    })
    narrator.foresee(passageOf(other), 1.5)
    await listen(2 * wholeSeconds)
    expect(heard.kinds()).toEqual(['sound', 'end', 'sound', 'end'])
    expect(heard.words()).toEqual([notes, other].flatMap((text) => numbersOf(passageOf(text))))
  })

  test('NA8 its speakers are told apart, and who returns sound says with which voice', async () => {
    const { narrator } = await setUp()
    const ids = narrator.listSpeakers().map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(ids).size).toBe(ids.length)
    expect(narrator.voice !== null).toBe(narrator.kind === 'device' || narrator.kind === 'cloud')
    if (narrator.voice) expect(narrator.voice.listSpeakers()).toEqual(narrator.listSpeakers())
  })
}

/** Before the first sound, at any word, and when all is said. */
const someSeconds = fc.double({ min: 0, max: 9, noNaN: true })

const numbersOf = ({ script }: Passage): number[] => listScriptWords(script).map((_, word) => word)

function listenTo() {
  const events: NarratorEvent[] = []
  return {
    events,
    tell: (event: NarratorEvent) => void events.push(event),
    words: () => events.flatMap((event) => (event.kind === 'word' ? [event.word] : [])),
    kinds: () => events.map(({ kind }) => kind).filter((kind) => kind !== 'word'),
  }
}
