import { expect, test } from 'vitest'

import { createMemoryPageLifecycle } from '#adapters/tabs/memory-page-lifecycle.ts'
import { createToneVoice } from '#adapters/voices/tone-voice.ts'
import type { WriteTalkFile } from '#codecs/talk/write-talk-result.ts'
import { writeWav } from '#codecs/talk/write-wav.ts'
import { fail, ok } from '#core/result.ts'
import { type RecordCall, recordTalk } from '#workspace/talk/recording/record-talk.ts'

import { spokenSlide, talkSettings } from '../../../test/fixtures/decks/arbitrary-talk.ts'
import { makeDiskFile } from '../../../test/fixtures/files/disk-file.ts'
import { exportTalk, type TalkOrder } from './export-talk.ts'

const slides = [
  spokenSlide('a', 'The air comes up from the lungs.'),
  spokenSlide('b', 'Then it moves the folds.'),
]
const order: TalkOrder = {
  format: 'wav',
  source: {
    loadDeck: async () => ok({ title: 'Breath', slides }),
    loadPicture: async () => fail({ code: 'not-found' }),
  },
}

const writeSound: WriteTalkFile = async (_, { recorded }, { signal, onProgress } = {}) => {
  onProgress?.(0.5, 'packing')
  return signal?.aborted ? fail('cancelled') : ok({ bytes: writeWav(recorded), losses: [] })
}

/** A page where a voice speaks that breaks off at some words, where it is told to. */
function makePlace({ write = writeSound, failsAt = 'nothing' } = {}) {
  const voice = createToneVoice({
    interrupt: async (text) => (text.includes(failsAt) ? { code: 'engine-failed' } : null),
  })
  const speaking = { voice, speaker: 'high', language: 'en' }
  return {
    page: createMemoryPageLifecycle(),
    write,
    recorder: {
      record: (deck: Parameters<typeof recordTalk>[0], call?: RecordCall) =>
        recordTalk(deck, speaking, talkSettings, call),
    },
  }
}

test('TF10 whoever closes the page is asked while a talk becomes a file, and at no other time', async () => {
  const place = makePlace()
  const seen: boolean[] = []
  const exported = await exportTalk(order, place, {
    onProgress: () => seen.push(place.page.wouldWarn()),
  })
  expect(exported).toMatchObject({ ok: true, value: { name: 'Breath.wav' } })
  expect(seen.length).toBeGreaterThan(2)
  expect(seen).not.toContain(false)
  expect(place.page.countListeners()).toBe(0)
})

test('TF7 called off at any moment it gives no file, and nobody is asked any more', async () => {
  const moments = new Set<string>()
  for (let at = 0; at < 20; at++) {
    const place = makePlace()
    const gone = new AbortController()
    let told = 0
    const exported = await exportTalk(order, place, {
      signal: gone.signal,
      onProgress({ stage, slide }) {
        if (told++ !== at) return
        moments.add(`${stage} ${slide}`)
        gone.abort()
      },
    })
    if (told <= at) break
    expect(exported).toEqual(fail({ code: 'cancelled' }))
    expect(place.page.countListeners()).toBe(0)
  }
  expect([...moments]).toEqual(expect.arrayContaining(['voice 1', 'voice 2', 'file 1']))
})

test('TF11 a voice that is lost, and a file that cannot be written, leave nothing, and say why', async () => {
  const chosen = makeDiskFile()
  const lost = await exportTalk({ ...order, disk: chosen.disk }, makePlace({ failsAt: 'folds' }))
  expect(lost).toEqual(fail({ code: 'voice', failure: { code: 'engine-failed' } }))
  expect(chosen.isThere()).toBe(false)

  const full = makeDiskFile()
  const place = makePlace({ write: async () => fail('disk') })
  expect(await exportTalk({ ...order, disk: full.disk }, place)).toEqual(fail({ code: 'disk' }))
  expect(full.isThere()).toBe(false)
  expect(place.page.countListeners()).toBe(0)
})

test('TF11 a file of somebody that could not be replaced stays as it is', async () => {
  const old = makeDiskFile('A film of last week')
  const place = makePlace({ write: async () => fail('disk') })
  await exportTalk({ ...order, disk: old.disk }, place)
  expect(old.read()).toBe('A film of last week')
})
