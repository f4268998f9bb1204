import { expect, test } from 'vitest'

import {
  createMemoryMicrophone,
  createMemoryRecordingDraft,
} from '#adapters/audio/memory-microphone.ts'
import { createRecordedVoice } from '#adapters/voices/recorded-voice.ts'
import { readAssetHash } from '#core/deck/pictures/deck-assets.ts'
import { changeSlide } from '#core/edit/change-slide.ts'
import { deleteSlides } from '#core/edit/slides/delete-slides.ts'
import { listWords } from '#core/narration/script/script.ts'
import { fail } from '#core/result.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { createBrowser } from '../../../../test/fixtures/deck-browser.ts'
import { deckOf, notes } from '../../../../test/fixtures/presenting-hall.ts'
import { createOwnVoice } from './own-voice.ts'

const sampleRate = 8_000
const hum = (seconds: number) => ({
  samples: Float32Array.from({ length: seconds * sampleRate }, (_, at) => Math.sin(at / 3) / 3),
  sampleRate,
})

async function createStudio(sound = hum(4)) {
  const browser = await createBrowser(deckOf())
  const openDeck = await browser.openTab()
  const microphone = createMemoryMicrophone(sound)
  const draft = createMemoryRecordingDraft()
  const quieted: number[] = []
  const open = () =>
    createOwnVoice({ microphone, draft, clock: browser.clock, onStart: () => quieted.push(1) })
  return { browser, openDeck, microphone, draft, quieted, open, ownVoice: open() }
}

const recordingOf = (openDeck: OpenDeck, slideId: string) =>
  openDeck.state.getState().deck.slides.find(({ id }) => id === slideId)?.recording

const loaderOf = (openDeck: OpenDeck) => async (sound: string) => {
  const stored = await openDeck.loadPicture(readAssetHash(sound)[0] ?? '')
  return stored.ok ? new Uint8Array(await stored.value.arrayBuffer()) : null
}

test('OV9 what was said is stored with the deck in one save, is undone in one step, and speaks the notes', async () => {
  const { browser, openDeck, ownVoice, quieted } = await createStudio()
  await ownVoice.start(openDeck, 'a')
  expect(ownVoice.state.getState().status).toBe('recording')
  expect(quieted).toEqual([1])
  await ownVoice.stop()
  expect(ownVoice.state.getState()).toMatchObject({ status: 'idle', failure: null })
  const recording = recordingOf(openDeck, 'a')
  expect(recording).toMatchObject({ said: notes.a, seconds: 4 })
  const stored = await browser.stored()
  expect(stored.deck.slides[0]?.recording).toEqual(recording)
  const [hash = ''] = readAssetHash(recording?.sound ?? '')
  expect((await browser.store.loadPicture(hash)).ok).toBe(true)

  const voice = createRecordedVoice(loaderOf(openDeck))
  const ask = { text: notes.a, speaker: recording?.sound ?? '', pronunciations: [] }
  const spoken = await voice.speak({ ...ask, rate: 1 })
  if (!spoken.ok) throw new Error(spoken.error.code)
  expect(spoken.value.words.map(({ from, to }) => notes.a.slice(from, to))).toEqual(
    listWords(notes.a).map(({ text }) => text),
  )
  const fast = await voice.speak({ ...ask, rate: 2 })
  expect(fast.ok && fast.value.samples.length / fast.value.sampleRate).toBeCloseTo(2, 1)

  openDeck.undo()
  expect(recordingOf(openDeck, 'a')).toBeUndefined()
  openDeck.redo()
  expect(recordingOf(openDeck, 'a')).toEqual(recording)
  ownVoice.remove(openDeck, 'a')
  expect(recordingOf(openDeck, 'a')).toBeUndefined()
})

test('OV10 a microphone that is refused, missing or busy says so, and what there was stays', async () => {
  const { openDeck, microphone, ownVoice, draft } = await createStudio()
  await ownVoice.start(openDeck, 'a')
  await ownVoice.stop()
  const before = recordingOf(openDeck, 'a')
  for (const code of ['refused', 'no-microphone', 'busy', 'unsupported'] as const) {
    microphone.refuse({ code })
    await ownVoice.start(openDeck, 'a')
    expect(ownVoice.state.getState()).toMatchObject({ status: 'idle', failure: { code } })
    expect(recordingOf(openDeck, 'a')).toEqual(before)
  }
  expect(await draft.find()).toBeNull()
})

test('OV10 when nobody is heard, or the slide is gone, nothing is kept', async () => {
  const quiet = await createStudio({ samples: new Float32Array(8_000), sampleRate })
  await quiet.ownVoice.start(quiet.openDeck, 'a')
  await quiet.ownVoice.stop()
  expect(quiet.ownVoice.state.getState().failure).toEqual({ code: 'silence' })
  expect(recordingOf(quiet.openDeck, 'a')).toBeUndefined()

  const { openDeck, ownVoice } = await createStudio()
  await ownVoice.start(openDeck, 'b')
  openDeck.edit((view) => deleteSlides(view, ['b']))
  await ownVoice.stop()
  expect(ownVoice.state.getState().failure).toEqual({ code: 'slide-gone' })
})

test('OV11 a tab that is closed while it records leaves what was said until then to the next', async () => {
  const { openDeck, microphone, open, ownVoice } = await createStudio()
  await ownVoice.start(openDeck, 'b')
  microphone.passSecond()
  microphone.passSecond()

  const next = open()
  await next.lookForLeft(openDeck)
  expect(next.state.getState().left).toMatchObject({ slideId: 'b', said: notes.b })
  await next.keepLeft(openDeck)
  expect(next.state.getState()).toMatchObject({ status: 'idle', failure: null, left: null })
  expect(recordingOf(openDeck, 'b')).toMatchObject({ said: notes.b })
  await next.lookForLeft(openDeck)
  expect(next.state.getState().left).toBeNull()
})

test('OV11 what could not be stored is offered again', async () => {
  const { openDeck, microphone, ownVoice } = await createStudio()
  const full = { ...openDeck, flush: async () => fail({ code: 'storage-full' } as const) }
  await ownVoice.start(full, 'a')
  microphone.passSecond()
  await ownVoice.stop()
  expect(ownVoice.state.getState().failure).toEqual({ code: 'not-kept' })
  await ownVoice.lookForLeft(openDeck)
  expect(ownVoice.state.getState().left).toMatchObject({ slideId: 'a' })
})

test('OV12 Cancel leaves everything as it was, and closes the microphone', async () => {
  const { openDeck, microphone, ownVoice, draft } = await createStudio()
  await ownVoice.start(openDeck, 'a')
  microphone.passSecond()
  ownVoice.cancel()
  expect(microphone.isOpen()).toBe(false)
  expect(recordingOf(openDeck, 'a')).toBeUndefined()
  expect(await draft.find()).toBeNull()
  // One that is only asked for is closed as soon as it opens.
  const asked = ownVoice.start(openDeck, 'a')
  ownVoice.cancel()
  await asked
  expect(microphone.isOpen()).toBe(false)
})

test('OV13 a microphone that is pulled out, and ten minutes, end a recording and keep it', async () => {
  const { openDeck, microphone, ownVoice, browser } = await createStudio()
  await ownVoice.start(openDeck, 'a')
  microphone.cutOff()
  await expect
    .poll(() => ownVoice.state.getState())
    .toMatchObject({ status: 'idle', ended: 'cut-off' })
  expect(recordingOf(openDeck, 'a')).toBeDefined()
  await ownVoice.start(openDeck, 'b')
  await browser.clock.pass(600_000)
  await expect
    .poll(() => ownVoice.state.getState())
    .toMatchObject({ status: 'idle', ended: 'too-long' })
  expect(recordingOf(openDeck, 'b')).toBeDefined()
})

test('OV14 a recording that is gone is a failure with a name', async () => {
  const { openDeck, ownVoice } = await createStudio()
  await ownVoice.start(openDeck, 'a')
  await ownVoice.stop()
  openDeck.edit((view) => changeSlide(view, 'a', { notes: `${notes.a} More.` }))
  const voice = createRecordedVoice(async () => null)
  const ask = { text: notes.a, speaker: 'asset:gone', rate: 1, pronunciations: [] }
  expect(await voice.speak(ask)).toEqual({ ok: false, error: { code: 'recording-missing' } })
})
