import { ok, type Result } from '#core/result.ts'
import type { VoiceFailure, VoiceProgress } from '#ports/sound/voice.ts'

import { loadGraphicsEngine } from '../device/graphics-engine.ts'
import type { Computing } from '../device/onnx-session.ts'
import {
  loadVoiceFiles,
  readManifest,
  type VoiceFiles,
  type VoiceSource,
} from '../device/voice-files.ts'
import { graphicsSource, kokoroSource } from '../device/voice-sources.ts'
import type { OpenEngine } from '../device/voice-worker.ts'
import { canBeSpeech } from './check-sound.ts'
import { createKokoroModel } from './kokoro-model.ts'
import { type RunModel, synthesize } from './kokoro-synthesizer.ts'
import { readKokoroParts } from './read-kokoro-parts.ts'

export const openKokoro: OpenEngine = async (onProgress) => {
  const files = await load(kokoroSource, onProgress)
  return files.ok ? start(files.value, files.value.runtime) : files
}

/** On the graphics processor. What that gets wrong is a failure, and no sound. */
export const openKokoroOnGraphics: OpenEngine = async (onProgress) => {
  const engine = await load(graphicsSource, onProgress)
  if (!engine.ok) return engine
  const files = await load(kokoroSource, () => {})
  if (!files.ok) return files
  return start(files.value, engine.value.runtime, await loadGraphicsEngine(), checked)
}

async function load(
  source: VoiceSource<string>,
  onProgress: (progress: VoiceProgress) => void,
): Promise<Result<VoiceFiles<string>, VoiceFailure>> {
  const manifest = await readManifest(source)
  return manifest.ok ? loadVoiceFiles(source, manifest.value, onProgress) : manifest
}

async function start(
  files: VoiceFiles<string>,
  runtime: WebAssembly.Module,
  computing?: Computing,
  wrap: (run: RunModel) => RunModel = (run) => run,
): Promise<Awaited<ReturnType<OpenEngine>>> {
  const read = (name: string) => files[name] ?? new ArrayBuffer(0)
  const run = await createKokoroModel(new Uint8Array(read('model')), runtime, computing)
  const parts = { run: wrap(run), ...readKokoroParts(read) }
  return ok((request) => synthesize(parts, request))
}

const checked =
  (run: RunModel): RunModel =>
  async (input) => {
    const made = await run(input)
    if (!canBeSpeech(made.sound)) throw new Error('What came is no speech')
    return made
  }
