import { ok } from '#core/result.ts'

import { loadVoiceFiles, readManifest } from '../device/voice-files.ts'
import { kokoroSource } from '../device/voice-sources.ts'
import type { OpenEngine } from '../device/voice-worker.ts'
import { createKokoroModel } from './kokoro-model.ts'
import { synthesize } from './kokoro-synthesizer.ts'
import { readKokoroParts } from './read-kokoro-parts.ts'

export const openKokoro: OpenEngine = async (onProgress) => {
  const manifest = await readManifest(kokoroSource)
  if (!manifest.ok) return manifest
  const files = await loadVoiceFiles(kokoroSource, manifest.value, onProgress)
  if (!files.ok) return files
  const { runtime, ...own } = files.value
  const read = (name: string) => own[name] ?? new ArrayBuffer(0)
  const run = await createKokoroModel(new Uint8Array(read('model')), runtime)
  const parts = { run, ...readKokoroParts(read) }
  return ok((request) => synthesize(parts, request))
}
