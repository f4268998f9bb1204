import { beforeEach, expect, test } from 'vitest'

import { createToneVoice } from '#adapters/voices/tone-voice.ts'
import { fail, ok } from '#core/result.ts'
import type {
  GraphicsTrial,
  GraphicsUse,
  Voice,
  VoiceFailure,
  VoiceProgress,
  VoiceReadiness,
} from '#ports/sound/voice.ts'

import { settle } from '../../../../test/fixtures/manual-clock.ts'
import { createStudioVoice, type StudioVoice } from './studio-voice.ts'

let readiness: VoiceReadiness
let effort: number | null
let spoken: string[]
let graphicsBytes: number | null
let changes: number
let studio: StudioVoice
/** Ends the download, or says why it ends. */
let finish: (failure?: VoiceFailure) => void
let report: (progress: VoiceProgress) => void

beforeEach(() => {
  readiness = { status: 'to-download', bytes: 90 }
  effort = null
  graphicsBytes = null
  spoken = []
  changes = 0
  const tone = createToneVoice({
    async interrupt(text) {
      spoken.push(text)
      effort = 3
      return null
    },
  })
  const voice: Voice = {
    ...tone,
    effort: () => effort,
    onRequest: {
      async forget() {
        readiness = { status: 'to-download', bytes: 90 }
      },
      graphics: createTrial(),
    },
    checkReadiness: async () => readiness,
    prepare: (onProgress, signal) =>
      new Promise((resolve) => {
        report = (progress) => onProgress?.(progress)
        finish = (failure) => {
          if (!failure) readiness = { status: 'ready' }
          resolve(failure ? fail(failure) : ok(undefined))
        }
        signal?.addEventListener('abort', () => resolve(fail({ code: 'cancelled' })))
      }),
  }
  studio = createStudioVoice({ voice, onChange: () => (changes += 1) })
})

const state = () => studio.state.getState()

/** Ends as it is told to. */
function createTrial(): GraphicsTrial {
  let use: GraphicsUse | null = null
  return {
    use: () => use,
    measure: async () => graphicsBytes,
    attempt: (onProgress, signal) =>
      new Promise((resolve) => {
        report = onProgress
        finish = (failure) => {
          use = failure ? null : 'used'
          resolve(failure ? fail(failure) : ok('used'))
        }
        signal.addEventListener('abort', () => resolve(fail({ code: 'cancelled' })))
      }),
    async leave() {
      use = null
    },
  }
}

test('SV1 it is fetched only when it is asked for, with its progress, then tried, then here', async () => {
  await studio.check()
  expect(state()).toEqual({ status: 'absent', bytes: 90, failure: null })
  const fetched = studio.fetch()
  report({ loaded: 30, total: 90 })
  expect(state()).toEqual({ status: 'fetching', progress: { loaded: 30, total: 90 } })
  report({ loaded: 90, total: 90 })
  expect(state()).toEqual({ status: 'trying' })
  finish()
  await fetched
  expect(state()).toEqual({ status: 'here', effort: 3, graphics: null })
  expect(spoken).toEqual(['Hello, I am High.', 'This is how your presentation will sound.'])
  expect(changes).toBe(1)
})

test('SV2 called off it is as before, and a failure is told', async () => {
  await studio.check()
  const fetched = studio.fetch()
  studio.cancel()
  await fetched
  expect(state()).toEqual({ status: 'absent', bytes: 90, failure: null })
  const again = studio.fetch()
  await settle()
  finish({ code: 'download-failed' })
  await again
  expect(state()).toMatchObject({ status: 'absent', failure: { code: 'download-failed' } })
  expect(spoken).toEqual([])
})

test('SV3 a copy of the app without it says so', async () => {
  readiness = { status: 'unavailable', failure: { code: 'not-installed' } }
  await studio.check()
  expect(state()).toEqual({ status: 'unavailable', failure: { code: 'not-installed' } })
})

test('SV4 given up, it can be had again', async () => {
  readiness = { status: 'on-device' }
  await studio.check()
  expect(state()).toEqual({ status: 'here', effort: null, graphics: null })
  await studio.remove()
  expect(state()).toMatchObject({ status: 'absent' })
  expect(changes).toBe(1)
})

test('SV8 the graphics processor is tried when it is asked for, with its progress, used, and given up', async () => {
  readiness = { status: 'on-device' }
  effort = 3
  graphicsBytes = 50
  const found = (use: GraphicsUse | null, failure: VoiceFailure | null = null) => ({
    status: 'here',
    effort: 3,
    graphics: { use, bytes: 50, failure },
  })
  await studio.check()
  expect(state()).toEqual(found(null))

  const first = studio.tryGraphics()
  expect(state()).toEqual({ status: 'fetching', progress: { loaded: 0, total: 50 } })
  report({ loaded: 50, total: 50 })
  expect(state()).toEqual({ status: 'trying' })
  studio.cancel()
  await first
  expect(state()).toEqual(found(null))

  const second = studio.tryGraphics()
  finish({ code: 'download-failed' })
  await second
  expect(state()).toEqual(found(null, { code: 'download-failed' }))

  const third = studio.tryGraphics()
  finish()
  await third
  expect(state()).toEqual(found('used'))
  await studio.leaveGraphics()
  expect(state()).toEqual(found(null))
})
