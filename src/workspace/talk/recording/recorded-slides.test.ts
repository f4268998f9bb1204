import { expect, test } from 'vitest'

import { createRecordedVoice } from '#adapters/voices/recorded-voice.ts'
import { createToneVoice } from '#adapters/voices/tone-voice.ts'
import { writeJson } from '#codecs/json/write-json.ts'
import { readJson } from '#codecs/json/read-json.ts'
import { assetUrl, listDeckAssets } from '#core/deck/pictures/deck-assets.ts'
import type { Deck } from '#core/deck/deck.ts'
import { withoutNotes } from '#core/deck/texts/slide-texts.ts'
import { changeSlide } from '#core/edit/change-slide.ts'
import { listWords } from '#core/narration/script/script.ts'
import { recordingType, writeRecording } from '#core/narration/sound/recording-file.ts'
import { fail } from '#core/result.ts'
import { preparePictures } from '#workspace/pictures/prepare-pictures.ts'

import { createHall, deckOf, notes } from '../../../../test/fixtures/presenting-hall.ts'
import { recordTalk } from './record-talk.ts'

const sampleRate = 24_000
const countWords = (text: string) => listWords(text).length

/** A second for each word, with half a second of pause behind it. */
const record = (said: string) =>
  writeRecording({
    samples: Float32Array.from({ length: countWords(said) * sampleRate }, (_, at) =>
      at % sampleRate < sampleRate / 2 ? Math.sin(at / 10) / 2 : 0,
    ),
    sampleRate,
    said,
    words: listWords(said).map((_, at) => ({ start: at, end: at + 0.5 })),
  })

const files = new Map([[assetUrl('bee'), record(notes.b)]])

function recordedDeck(): Deck {
  const deck = deckOf()
  const recording = { sound: assetUrl('bee'), said: notes.b, seconds: countWords(notes.b) }
  const slides = deck.slides.map((slide) => (slide.id === 'b' ? { ...slide, recording } : slide))
  return { ...deck, slides }
}

const createStage = (deck = recordedDeck()) =>
  createHall(
    deck,
    (one) => one,
    async (sound) => files.get(sound) ?? null,
  )

test('OV15 in a talk whoever has recorded a slide speaks it, lit word by word, and the voice speaks the others', async () => {
  const hall = await createStage()
  const heard: string[] = []
  hall.presenter.state.subscribe(({ slideId, words, word }, before) => {
    if (word !== before.word && word >= 0) heard.push(`${slideId} ${words[word]?.text}`)
  })
  await hall.presenter.presentAll()
  await hall.listen(60)
  const said = Object.entries(notes).flatMap(([id, text]) =>
    listWords(text).map((word) => `${id} ${word.text}`),
  )
  expect(heard).toEqual(said)
  expect(hall.asked.some((text) => text.includes('second'))).toBe(false)
  expect(hall.asked.some((text) => text.includes('third'))).toBe(true)
})

test('OV15 it goes on at any word of it, pauses, and takes another speed', async () => {
  const hall = await createStage()
  const view = () => hall.presenter.state.getState()
  hall.openDeck.select(1)
  await hall.presenter.presentSlide(4)
  await hall.listen(0.3)
  expect(view()).toMatchObject({ status: 'speaking', slideId: 'b', word: 4 })
  await hall.listen(1)
  expect(view().word).toBe(5)
  hall.presenter.pause()
  await hall.listen(5)
  expect(view()).toMatchObject({ status: 'paused', word: 5 })
  await hall.presenter.resume()
  await hall.presenter.seek(1)
  await hall.listen(0.2)
  expect(view().word).toBe(1)
  hall.choice.change({ rate: 2 })
  await hall.listen(2.2)
  expect(view().word).toBe(5)
})

test('OV16 notes that have become others are spoken by the voice again', async () => {
  const hall = await createStage()
  const other = 'Nobody has ever spoken these words before, so a voice has to.'
  hall.openDeck.edit((view) => changeSlide(view, 'b', { notes: other }))
  hall.openDeck.select(1)
  await hall.presenter.presentSlide()
  await hall.listen(1)
  expect(hall.asked.join(' ')).toContain('Nobody')
})

test('OV17 a file of the talk has the recording at its place, whatever the rates of both are', async () => {
  const voice = createToneVoice()
  const recordings = createRecordedVoice(async (sound) => files.get(sound) ?? null)
  const speak = (recorder: Partial<Parameters<typeof recordTalk>[1]>) =>
    recordTalk(
      recordedDeck(),
      { voice, speaker: 'high', language: 'en', ...recorder },
      { rate: 1, pauseSeconds: 1 },
    )
  const talk = await speak({ recordings })
  if (!talk.ok) throw new Error(talk.error.code)
  const { sampleRate: rate, times, pieces } = talk.value
  expect(rate).toBe(8_000)
  const [first, second] = times.slides[1]?.words ?? []
  expect((second?.start ?? 0) - (first?.start ?? 0)).toBeCloseTo(1, 3)
  const piece = pieces.find(({ start }) => start === first?.start)
  expect(piece?.samples.length).toBe(countWords(notes.b) * 8_000)
  // Alone, with nobody who speaks the rest, it says so.
  expect(await speak({ recordings, voice: null })).toEqual(fail({ code: 'unknown-speaker' }))
})

test('OV18 a file of the deck brings the recording along, and reading it makes it the same again', async () => {
  const deck = recordedDeck()
  expect(listDeckAssets(deck)).toEqual(['bee'])
  const bytes = record(notes.b)
  const pictures = new Map([[assetUrl('bee'), { bytes, type: recordingType }]])
  const { bytes: json, losses } = writeJson({ deck, pictures })
  expect(losses).toEqual([])
  const read = await readJson(json, { fileName: 'deck.json' })
  if (!read.ok) throw new Error(read.error)
  const prepared = await preparePictures(read.value, {
    intake: { prepare: async () => fail({ code: 'not-a-picture' }) },
    signal: new AbortController().signal,
    onProgress: () => {},
  })
  const recording = prepared.deck.slides[1]?.recording
  expect(recording).toMatchObject({ said: notes.b, seconds: countWords(notes.b) })
  const kept = prepared.kept.get(recording?.sound ?? '')
  expect(new Uint8Array((await kept?.arrayBuffer()) ?? [])).toEqual(bytes)
})

test('OV18 what calls itself a recording and is none is left out of a file, and told of', async () => {
  const sound = `data:${recordingType};base64,${btoa('no sound at all')}`
  const deck = recordedDeck()
  const slides = deck.slides.map((slide) =>
    slide.recording ? { ...slide, recording: { ...slide.recording, sound } } : slide,
  )
  const json = new TextEncoder().encode(JSON.stringify({ ...deck, slides }))
  const read = await readJson(json, { fileName: 'deck.json' })
  if (!read.ok) throw new Error(read.error)
  const prepared = await preparePictures(read.value, {
    intake: { prepare: async () => fail({ code: 'not-a-picture' }) },
    signal: new AbortController().signal,
    onProgress: () => {},
  })
  expect(prepared.deck.slides[1]).not.toHaveProperty('recording')
  expect(prepared.losses).toEqual([{ kind: 'picture-absent', slide: 2, count: 1 }])
})

test('OV19 whoever gets slides without notes does not get a voice that says them', () => {
  expect(JSON.stringify(withoutNotes(recordedDeck()))).not.toContain('recording')
})
