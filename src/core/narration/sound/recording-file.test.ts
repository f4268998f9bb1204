import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { readRecording, writeRecording } from './recording-file.ts'
import { resample } from './resample.ts'

const sampleRate = 24_000

/** Loud and soft, high and low, with a pause: what speech is like to a codec. */
const speechLike = (seconds: number) =>
  Float32Array.from({ length: seconds * sampleRate }, (_, at) => {
    const time = at / sampleRate
    const envelope = Math.max(0, Math.sin(time * 5)) * 0.6
    return envelope * (Math.sin(at / 20) + 0.4 * Math.sin(at / 7) + 0.2 * Math.sin(at / 3.1))
  })

const decibels = (one: Float32Array, other: Float32Array): number => {
  const power = (values: Float32Array) => values.reduce((sum, value) => sum + value * value, 0)
  return 10 * Math.log10(power(one) / power(one.map((value, at) => value - (other[at] ?? 0))))
}

test('OV1 what was recorded is read as it was written: its words, their times, and a sound very like it', () => {
  const samples = speechLike(3).map((value) => Math.max(-1, Math.min(1, value)))
  const said = 'Größe, 語 and “words”'
  const words = [
    { start: 0, end: 0.5 },
    { start: 0.75, end: 1.25 },
  ]
  const file = writeRecording({ samples, sampleRate, said, words })
  // A quarter of what 16 bits for each sample would take.
  expect(file.length).toBeLessThan(samples.length * 0.55)
  const read = readRecording(file)
  expect(read).toMatchObject({ sampleRate, said, words })
  expect(read?.samples.length).toBe(samples.length)
  expect(decibels(samples, read?.samples ?? new Float32Array())).toBeGreaterThan(25)
})

test('OV1 a sound of any length comes back as long as it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000 }), (length) => {
      const samples = new Float32Array(length).fill(0.25)
      const file = writeRecording({ samples, sampleRate, said: '', words: [] })
      expect(readRecording(file)?.samples.length).toBe(length)
    }),
  )
})

test('OV2 whatever somebody else has written is refused or read, and never breaks anything', () => {
  const file = writeRecording({
    samples: speechLike(0.2),
    sampleRate,
    said: 'A few words',
    words: [{ start: 0.1, end: 0.15 }],
  })
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(file.length - 1), fc.nat(255)), { maxLength: 20 }),
      fc.nat(file.length),
      (changes, length) => {
        const harmed = file.slice()
        for (const [at, value] of changes) harmed[at] = value
        const read = readRecording(harmed.slice(0, length))
        if (!read) return
        expect(read.samples.every((value) => Math.abs(value) <= 1)).toBe(true)
        let last = 0
        for (const { start, end } of read.words) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end).toBeGreaterThanOrEqual(start)
          last = end
        }
        expect(last).toBeLessThanOrEqual(read.samples.length / read.sampleRate)
      },
    ),
    { numRuns: 300 },
  )
  expect(readRecording(new Uint8Array())).toBeNull()
})

test('OV3 at another rate a tone is the same tone, as long and as loud, and what is too high for it is gone', () => {
  const tone = (hertz: number, rate: number) =>
    Float32Array.from({ length: rate / 2 }, (_, at) => Math.sin((at * 2 * Math.PI * hertz) / rate))
  const lower = resample({ samples: tone(440, 24_000), sampleRate: 24_000 }, 22_050)
  expect(lower.sampleRate).toBe(22_050)
  expect(lower.samples.length).toBe(11_025)
  const inside = (samples: Float32Array) => samples.slice(100, -100)
  expect(decibels(inside(tone(440, 22_050)), inside(lower.samples))).toBeGreaterThan(40)
  const high = resample({ samples: tone(9_000, 24_000), sampleRate: 24_000 }, 8_000)
  expect(Math.max(...inside(high.samples))).toBeLessThan(0.02)
})
