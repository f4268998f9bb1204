import { beforeEach, expect, test } from 'vitest'

import { fail, ok, type Result } from '#core/result.ts'
import type { SoundFile, SoundFileEvent } from '#ports/sound/sound-file.ts'
import type { VoiceSample } from '#ports/sound/voice-sample.ts'

import type { NarrationChoice } from '../narration-settings.ts'
import { createVoiceSamples, type VoiceSamples } from './voice-samples.ts'

const sampleOf = (id: string, language: string): VoiceSample => ({
  speaker: { id, name: id, tone: 'feminine', language },
  file: `/${id}.m4a`,
})
const [ann, ben, eva] = [
  sampleOf('ann', 'en-US'),
  sampleOf('ben', 'en-GB'),
  sampleOf('eva', 'es-ES'),
]

let samples: VoiceSamples
let volume: number
let answer: (file: string) => Promise<Result<Blob, { code: 'not-loaded' }>>
/** What was done with sound, in its order. */
let done: string[]
let tell: (event: SoundFileEvent) => void

beforeEach(() => {
  volume = 0.6
  done = []
  answer = async (file) => ok(new Blob([file]))
  const choice = { state: { getState: () => ({ volume }) } } as unknown as NarrationChoice
  samples = createVoiceSamples({
    samples: [ann, ben, eva],
    load: (file) => answer(file),
    open(_, listen) {
      tell = listen
      const file: Partial<SoundFile> = {
        play: (from) => done.push(`play ${from}`),
        setVolume: (loud) => done.push(`volume ${loud}`),
        close: () => done.push('close'),
      }
      return file as SoundFile
    },
    choice,
    onStart: () => done.push('others stop'),
  })
})

const state = () => samples.state.getState()

test('SV7 those who speak the language are heard, or else those who speak English', () => {
  expect(samples.listFor('es')).toEqual([eva])
  expect(samples.listFor('en-AU')).toEqual([ann, ben])
  expect(samples.listFor('de')).toEqual([ann, ben])
  expect(samples.listFor('und')).toEqual([ann, ben])
})

test('SV7 one is heard at a time, as loud as voices are, until it ends', async () => {
  await samples.play(ann)
  expect(state()).toEqual({ speaker: 'ann', failure: null })
  await samples.play(eva)
  expect(done).toEqual([
    'others stop',
    'volume 0.6',
    'play 0',
    'close',
    'others stop',
    'volume 0.6',
    'play 0',
  ])
  expect(state()).toEqual({ speaker: 'eva', failure: null })
  tell('ended')
  expect(state()).toEqual({ speaker: null, failure: null })
})

test('SV7 one that comes after it was stopped is not heard', async () => {
  let come: (value: Result<Blob, { code: 'not-loaded' }>) => void = () => {}
  answer = () => new Promise((resolve) => (come = resolve))
  const played = samples.play(ann)
  samples.stop()
  come(ok(new Blob()))
  await played
  expect(done).toEqual(['others stop'])
  expect(state()).toEqual({ speaker: null, failure: null })
})

test('SV7 why one is not heard is told', async () => {
  volume = 0
  await samples.play(ann)
  expect(state()).toEqual({ speaker: null, failure: 'muted' })
  volume = 1
  answer = async () => fail({ code: 'not-loaded' })
  await samples.play(ann)
  expect(state().failure).toBe('not-loaded')
  answer = async () => ok(new Blob())
  await samples.play(ann)
  tell('refused')
  expect(state()).toEqual({ speaker: null, failure: 'blocked' })
  await samples.play(ann)
  tell('unplayable')
  expect(state()).toEqual({ speaker: null, failure: 'unplayable' })
})
