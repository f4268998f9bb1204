import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { VoiceManifest } from '#adapters/voices/device/voice-files.ts'
import { createKokoroModel } from '#adapters/voices/kokoro/kokoro-model.ts'
import type { KokoroParts } from '#adapters/voices/kokoro/kokoro-synthesizer.ts'
import { readKokoroParts } from '#adapters/voices/kokoro/read-kokoro-parts.ts'
import { readTokens } from '#adapters/voices/piper/encode-phrase.ts'
import { readLexicon } from '#adapters/voices/piper/lexicon.ts'
import { createPiperModel } from '#adapters/voices/piper/piper-model.ts'
import type { PiperParts } from '#adapters/voices/piper/piper-synthesizer.ts'

/** The built voice, run in Node from the files that the browser would fetch. */
export async function openNodeVoice(folder: string): Promise<PiperParts> {
  const read = createReader(folder, 'voice.json')
  return {
    run: await createPiperModel(read('model')),
    lexicon: readLexicon(read('dictionary').toString()),
    tokens: readTokens(read('tokens').toString()),
  }
}

/** The same of the studio voice. */
export async function openNodeStudioVoice(folder: string): Promise<KokoroParts> {
  const read = createReader(folder, 'studio.json')
  return {
    run: await createKokoroModel(read('model')),
    ...readKokoroParts((name) => Uint8Array.from(read(name)).buffer),
  }
}

function createReader(folder: string, list: string): (name: string) => Buffer {
  const manifest: VoiceManifest<string> = JSON.parse(readFileSync(join(folder, list), 'utf8'))
  return (name) => {
    const parts = [manifest.files[name] ?? []].flat()
    return Buffer.concat(parts.map(({ path }) => readFileSync(join(folder, path))))
  }
}
