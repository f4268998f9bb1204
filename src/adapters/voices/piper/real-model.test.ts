import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { readTokens } from './encode-phrase.ts'
import { readLexicon } from './lexicon.ts'
import { createOnnxModel } from './onnx-model.ts'
import { synthesize } from './piper-synthesizer.ts'
import { piperSpeakers } from './speakers.ts'
import type { VoiceManifest } from './voice-files.ts'

const folder = findBuiltVoice()

function findBuiltVoice(): string | null {
  const built = join('.cache', 'voice')
  if (!existsSync(built)) return null
  const folders = readdirSync(built).map((name) => join(built, name))
  return folders.find((path) => existsSync(join(path, 'voice.json'))) ?? null
}

test.skipIf(!folder)(
  `RM1 the real model speaks, and its durations are those of its sound${folder ? '' : ' (skipped: build the app first, it makes the voice)'}`,
  async () => {
    const manifest: VoiceManifest = JSON.parse(
      readFileSync(join(folder ?? '', 'voice.json'), 'utf8'),
    )
    const read = (name: keyof VoiceManifest['files']) =>
      readFileSync(join(folder ?? '', manifest.files[name].path))
    const { run } = await createOnnxModel(read('model'))
    const parts = {
      lexicon: readLexicon(read('dictionary').toString()),
      tokens: readTokens(read('tokens').toString()),
    }
    let planned = 0
    let made = 0
    const spoken = await synthesize(
      {
        ...parts,
        run: async (input) => {
          const answer = await run(input)
          made = answer.sound.length
          planned = Array.from(answer.durations).reduce((sum, steps) => sum + steps, 0) * 256
          return answer
        },
      },
      {
        text: 'Hello, and welcome.',
        speaker: piperSpeakers[0]?.id ?? '',
        rate: 1,
        pronunciations: [],
      },
    )
    if (!spoken.ok) throw new Error(spoken.error.code)
    expect(planned).toBe(made)
    const { samples, sampleRate, words } = spoken.value
    expect(words).toHaveLength(3)
    expect(samples.length / sampleRate).toBeGreaterThan(0.8)
    expect(samples.length / sampleRate).toBeLessThan(3)
    for (const { start, end } of words) {
      const part = samples.slice(Math.round(start * sampleRate), Math.round(end * sampleRate))
      const level = Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length)
      expect(level).toBeGreaterThan(0.03)
    }
  },
)
