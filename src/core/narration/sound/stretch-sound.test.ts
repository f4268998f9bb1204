import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { stretchSound } from './stretch-sound.ts'

const sampleRate = 16_000
const tone = (hertz: number, seconds: number) => ({
  samples: Float32Array.from(
    { length: Math.round(seconds * sampleRate) },
    (_, at) => 0.5 * Math.sin((2 * Math.PI * hertz * at) / sampleRate),
  ),
  sampleRate,
})

const countWaves = (samples: Float32Array): number =>
  samples.reduce(
    (sum, sample, at) => sum + (at > 0 && (samples[at - 1] ?? 0) < 0 && sample >= 0 ? 1 : 0),
    0,
  )

const loudness = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)

test('ST1 at any speed it is as long as it should be, as loud, and of the same pitch', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.6, max: 2, noNaN: true }),
      fc.integer({ min: 90, max: 400 }),
      (rate, hertz) => {
        const sound = tone(hertz, 1.5)
        const { samples } = stretchSound(sound, rate)
        expect(samples.length).toBe(Math.round(sound.samples.length / rate))
        const seconds = samples.length / sampleRate
        expect(Math.abs(countWaves(samples) / seconds - hertz)).toBeLessThan(hertz * 0.05)
        expect(loudness(samples) / loudness(sound.samples)).toBeGreaterThan(0.85)
        expect(loudness(samples) / loudness(sound.samples)).toBeLessThan(1.1)
      },
    ),
    { numRuns: 25 },
  )
})

test('ST2 what is heard at a time is heard at that time in the new speed', () => {
  const silent = { samples: new Float32Array(sampleRate), sampleRate }
  const sound = {
    samples: Float32Array.from([...silent.samples, ...tone(200, 1).samples]),
    sampleRate,
  }
  for (const rate of [0.6, 1.5, 2]) {
    const { samples } = stretchSound(sound, rate)
    const begins = samples.findIndex((sample) => Math.abs(sample) > 0.1) / sampleRate
    expect(Math.abs(begins - 1 / rate)).toBeLessThan(0.03)
  }
})

test('ST3 its own speed is left alone, and so is what is too short to cut', () => {
  const sound = tone(200, 0.5)
  expect(stretchSound(sound, 1).samples).toBe(sound.samples)
  expect(stretchSound(tone(200, 0.02), 2).samples).toHaveLength(320)
})
