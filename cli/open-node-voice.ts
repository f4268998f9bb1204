import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { readTokens } from '#adapters/voices/piper/encode-phrase.ts'
import { readLexicon } from '#adapters/voices/piper/lexicon.ts'
import { createOnnxModel } from '#adapters/voices/piper/onnx-model.ts'
import type { PiperParts } from '#adapters/voices/piper/piper-synthesizer.ts'
import type { VoiceManifest } from '#adapters/voices/piper/voice-files.ts'

/** The built voice, run in Node from the files that the browser would fetch. */
export async function openNodeVoice(folder: string): Promise<PiperParts> {
  const manifest: VoiceManifest = JSON.parse(readFileSync(join(folder, 'voice.json'), 'utf8'))
  const read = (name: keyof VoiceManifest['files']) =>
    readFileSync(join(folder, manifest.files[name].path))
  const { run } = await createOnnxModel(read('model'))
  return {
    run,
    lexicon: readLexicon(read('dictionary').toString()),
    tokens: readTokens(read('tokens').toString()),
  }
}
