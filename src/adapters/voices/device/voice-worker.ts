import { createLazyResult } from '#core/lazy.ts'
import { fail, ok, type Result } from '#core/result.ts'
import type { Speech, SpeechRequest, VoiceFailure, VoiceProgress } from '#ports/sound/voice.ts'

import { openPiper } from '../piper/open-piper.ts'
import type { VoiceAnswer, VoiceCall } from './worker-voice.ts'

export type Engine = (request: SpeechRequest) => Promise<Result<Speech, VoiceFailure>>
export type OpenEngine = (
  onProgress: (progress: VoiceProgress) => void,
) => Promise<Result<Engine, VoiceFailure>>

/** By the names that workers are started with. */
const engines: Readonly<Record<string, () => Promise<OpenEngine>>> = {
  piper: async () => openPiper,
  kokoro: async () => (await import('../kokoro/open-kokoro.ts')).openKokoro,
  'kokoro-graphics': async () => (await import('../kokoro/open-kokoro.ts')).openKokoroOnGraphics,
}

/** One that failed is tried again with the next call. */
const lazyEngine = createLazyResult(open)
/** Calls wait for each other: the model can do one thing at a time. */
let last: Promise<unknown> = Promise.resolve()
const cancelled = new Set<number>()

addEventListener('message', ({ data }: MessageEvent<VoiceCall>) => {
  if (data.kind === 'cancel') cancelled.add(data.id)
  else last = last.then(() => answer(data))
})

async function answer(call: Exclude<VoiceCall, { kind: 'cancel' }>): Promise<void> {
  const engine = await lazyEngine.load()
  if (call.kind === 'prepare')
    send({ kind: 'prepared', id: call.id, result: engine.ok ? ok(undefined) : engine })
  else if (!cancelled.delete(call.id)) {
    const result = engine.ok ? await watch(() => engine.value(call.request)) : engine
    send({ kind: 'spoken', id: call.id, result }, result.ok ? [result.value.samples.buffer] : [])
  }
}

function open(): Promise<Result<Engine, VoiceFailure>> {
  return watch(async () => {
    const openEngine = await engines[self.name]?.()
    if (!openEngine) return fail({ code: 'unsupported' })
    return openEngine((progress) => send({ kind: 'progress', progress }))
  })
}

async function watch<Value>(
  work: () => Promise<Result<Value, VoiceFailure>>,
): Promise<Result<Value, VoiceFailure>> {
  try {
    return await work()
  } catch (error) {
    return fail(describeBreakdown(error))
  }
}

/** The engine has no codes of its own, only sentences. */
const describeBreakdown = (error: unknown): VoiceFailure => ({
  code: /memory|allocation|RangeError/iu.test(String(error)) ? 'out-of-memory' : 'engine-failed',
})

function send(message: VoiceAnswer, transfer: Transferable[] = []): void {
  postMessage(message, { transfer })
}
