import { ok } from '#core/result.ts'

import { loadVoiceFiles, readManifest } from '../device/voice-files.ts'
import { piperSource } from '../device/voice-sources.ts'
import type { OpenEngine } from '../device/voice-worker.ts'
import { readTokens } from './encode-phrase.ts'
import { readLexicon } from './lexicon.ts'
import { createPiperModel } from './piper-model.ts'
import { synthesize } from './piper-synthesizer.ts'

export const openPiper: OpenEngine = async (onProgress) => {
  const manifest = await readManifest(piperSource)
  if (!manifest.ok) return manifest
  const files = await loadVoiceFiles(piperSource, manifest.value, onProgress)
  if (!files.ok) return files
  const { model, tokens, runtime, dictionary } = files.value
  const decoder = new TextDecoder()
  const parts = {
    run: await createPiperModel(new Uint8Array(model), runtime),
    lexicon: readLexicon(decoder.decode(dictionary)),
    tokens: readTokens(decoder.decode(tokens)),
  }
  return ok((request) => synthesize(parts, request))
}
