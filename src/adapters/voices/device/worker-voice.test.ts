import { expect, test } from 'vitest'

import { ok } from '#core/result.ts'
import type { SpeechRequest } from '#ports/sound/voice.ts'

import { createWorkerVoice, type VoiceAnswer, type VoiceCall } from './worker-voice.ts'

const request: SpeechRequest = { text: 'Hello', speaker: 'ada', rate: 1, pronunciations: [] }
const speech = { samples: new Float32Array(4), sampleRate: 8000, words: [] }

/** A worker that answers when it is told to. */
class FakeWorker extends EventTarget {
  calls: VoiceCall[] = []
  isTerminated = false
  postMessage(call: VoiceCall) {
    this.calls.push(call)
  }
  terminate() {
    this.isTerminated = true
  }
  answer(data: VoiceAnswer) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

function open() {
  const workers: FakeWorker[] = []
  globalThis.Worker ??= FakeWorker as unknown as typeof Worker
  const voice = createWorkerVoice({
    id: 'piper',
    speakers: [],
    source: { address: '/voice/voice.json', names: [] },
    startWorker() {
      const worker = new FakeWorker()
      workers.push(worker)
      return worker as unknown as Worker
    },
  })
  return { voice, workers }
}

test('PV1 the engine is started on first use, once', async () => {
  const { voice, workers } = open()
  expect(workers).toHaveLength(0)
  const prepared = voice.prepare()
  const spoken = voice.speak(request)
  expect(workers).toHaveLength(1)
  workers[0]?.answer({ kind: 'prepared', id: 1, result: ok(undefined) })
  workers[0]?.answer({ kind: 'spoken', id: 2, result: ok(speech) })
  expect(await prepared).toEqual(ok(undefined))
  expect(await spoken).toEqual(ok(speech))
  expect(await voice.checkReadiness()).toEqual({ status: 'ready' })
})

test('PV2 progress is told while it is prepared, and not after', async () => {
  const { voice, workers } = open()
  const seen: number[] = []
  const prepared = voice.prepare(({ loaded }) => seen.push(loaded))
  workers[0]?.answer({ kind: 'progress', progress: { loaded: 5, total: 10 } })
  workers[0]?.answer({ kind: 'prepared', id: 1, result: ok(undefined) })
  await prepared
  workers[0]?.answer({ kind: 'progress', progress: { loaded: 6, total: 10 } })
  expect(seen).toEqual([5])
})

test('PV3 what is called off is answered at once, and the engine is told', async () => {
  const { voice, workers } = open()
  const stop = new AbortController()
  const spoken = voice.speak(request, stop.signal)
  stop.abort()
  expect(await spoken).toMatchObject({ error: { code: 'cancelled' } })
  expect(workers[0]?.calls.at(-1)).toEqual({ kind: 'cancel', id: 1 })
  expect(await voice.speak(request, stop.signal)).toMatchObject({ error: { code: 'cancelled' } })
})

test('PV4 when the engine breaks down all who wait are told, and the next call starts another', async () => {
  const { voice, workers } = open()
  const first = voice.speak(request)
  const second = voice.speak(request)
  workers[0]?.dispatchEvent(new Event('error'))
  expect(await first).toMatchObject({ error: { code: 'engine-failed' } })
  expect(await second).toMatchObject({ error: { code: 'engine-failed' } })
  expect(workers[0]?.isTerminated).toBe(true)
  const third = voice.speak(request)
  workers[1]?.answer({ kind: 'spoken', id: 3, result: ok(speech) })
  expect(await third).toEqual(ok(speech))
})

test('PV5 a download that is called off ends, one that only has to start goes on', async () => {
  const { voice, workers } = open()
  const stop = new AbortController()
  const prepared = voice.prepare(undefined, stop.signal)
  workers[0]?.answer({ kind: 'progress', progress: { loaded: 5, total: 10 } })
  stop.abort()
  expect(await prepared).toMatchObject({ error: { code: 'cancelled' } })
  expect(workers[0]?.isTerminated).toBe(true)

  const again = new AbortController()
  void voice.prepare(undefined, again.signal)
  workers[1]?.answer({ kind: 'progress', progress: { loaded: 10, total: 10 } })
  again.abort()
  expect(workers[1]?.isTerminated).toBe(false)
})
