import { expect, test } from 'vitest'

import { synthesize as synthesizeKokoro } from '#adapters/voices/kokoro/kokoro-synthesizer.ts'
import { kokoroSpeakers } from '#adapters/voices/kokoro/speakers.ts'
import { synthesize as synthesizePiper } from '#adapters/voices/piper/piper-synthesizer.ts'
import { piperSpeakers } from '#adapters/voices/piper/speakers.ts'
import type { Speech } from '#ports/sound/voice.ts'

import { findBuiltVoice } from '../scripts/voice/build-voice.mjs'
import { findStudioVoice } from '../scripts/voice/studio-folder.mjs'
import { openNodeStudioVoice, openNodeVoice } from './open-node-voice.ts'

const text = 'Hello, and welcome.'
const ask = { text, rate: 1, pronunciations: [] }

function expectSpoken({ samples, sampleRate, words }: Speech) {
  expect(words).toHaveLength(3)
  expect(samples.length / sampleRate).toBeGreaterThan(0.8)
  expect(samples.length / sampleRate).toBeLessThan(3)
  for (const { start, end } of words) {
    const part = samples.slice(Math.round(start * sampleRate), Math.round(end * sampleRate))
    const level = Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length)
    expect(level).toBeGreaterThan(0.03)
  }
}

const sumOf = (durations: ArrayLike<number>): number =>
  Array.from(durations).reduce((sum, steps) => sum + steps, 0)

const piper = findBuiltVoice()

test.skipIf(!piper)(
  `RM1 the real model speaks, and its durations are those of its sound${piper ? '' : ' (skipped: build the app first, it makes the voice)'}`,
  async () => {
    const { run, ...parts } = await openNodeVoice(piper ?? '')
    let [planned, made] = [0, 0]
    const watched: typeof run = async (input) => {
      const answer = await run(input)
      made = answer.sound.length
      planned = sumOf(answer.durations) * 256
      return answer
    }
    const speaker = piperSpeakers[0]?.id ?? ''
    const spoken = await synthesizePiper({ ...parts, run: watched }, { ...ask, speaker })
    if (!spoken.ok) throw new Error(spoken.error.code)
    expect(planned).toBe(made)
    expectSpoken(spoken.value)
  },
)

const studio = findStudioVoice()

test.skipIf(!studio)(
  `RM2 the same of the studio voice${studio ? '' : ' (skipped: npm run studio-voice fetches it)'}`,
  async () => {
    const { run, ...parts } = await openNodeStudioVoice(studio ?? '')
    let [planned, made] = [0, 0]
    const watched: typeof run = async (input) => {
      const answer = await run(input)
      made = answer.sound.length
      planned = sumOf(answer.durations) * 600
      return answer
    }
    const speaker = kokoroSpeakers[0]?.id ?? ''
    const spoken = await synthesizeKokoro({ ...parts, run: watched }, { ...ask, speaker })
    if (!spoken.ok) throw new Error(spoken.error.code)
    expect(planned).toBe(made)
    expectSpoken(spoken.value)
  },
)
