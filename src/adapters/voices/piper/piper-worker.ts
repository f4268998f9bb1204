import { createLazyResult } from '#core/lazy.ts'
import { fail, ok, type Result } from '#core/result.ts'
import type { Speech, SpeechRequest, VoiceFailure } from '#ports/voice.ts'

import { readTokens } from './encode-phrase.ts'
import { readLexicon } from './lexicon.ts'
import { createOnnxModel } from './onnx-model.ts'
import { type PiperParts, synthesize } from './piper-synthesizer.ts'
import type { PiperAnswer, PiperCall } from './piper-voice.ts'
import { loadVoiceFiles, readManifest } from './voice-files.ts'

/** One that failed is tried again with the next call. */
const lazyParts = createLazyResult(load)
/** Calls wait for each other: the model can do one thing at a time. */
let last: Promise<unknown> = Promise.resolve()
const cancelled = new Set<number>()

addEventListener('message', ({ data }: MessageEvent<PiperCall>) => {
  if (data.kind === 'cancel') cancelled.add(data.id)
  else last = last.then(() => answer(data))
})

async function answer(call: Exclude<PiperCall, { kind: 'cancel' }>): Promise<void> {
  const parts = await lazyParts.load()
  if (call.kind === 'prepare')
    send({ kind: 'prepared', id: call.id, result: parts.ok ? ok(undefined) : parts })
  else if (!cancelled.delete(call.id)) {
    const result = parts.ok ? await speak(parts.value, call.request) : parts
    send({ kind: 'spoken', id: call.id, result }, result.ok ? [result.value.samples.buffer] : [])
  }
}

async function load(): Promise<Result<PiperParts, VoiceFailure>> {
  const manifest = await readManifest()
  if (!manifest.ok) return manifest
  const files = await loadVoiceFiles(manifest.value, (progress) =>
    send({ kind: 'progress', progress }),
  )
  if (!files.ok) return files
  const { model, tokens, runtime, dictionary } = files.value
  try {
    const decoder = new TextDecoder()
    const { run } = await createOnnxModel(new Uint8Array(model), runtime)
    return ok({
      run,
      lexicon: readLexicon(decoder.decode(dictionary)),
      tokens: readTokens(decoder.decode(tokens)),
    })
  } catch (error) {
    return fail(describeBreakdown(error))
  }
}

async function speak(
  parts: PiperParts,
  request: SpeechRequest,
): Promise<Result<Speech, VoiceFailure>> {
  try {
    return await synthesize(parts, request)
  } catch (error) {
    return fail(describeBreakdown(error))
  }
}

/** The engine has no codes of its own, only sentences. */
const describeBreakdown = (error: unknown): VoiceFailure => ({
  code: /memory|allocation|RangeError/iu.test(String(error)) ? 'out-of-memory' : 'engine-failed',
})

function send(message: PiperAnswer, transfer: Transferable[] = []): void {
  postMessage(message, { transfer })
}
