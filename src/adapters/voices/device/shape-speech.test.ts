import { expect, test } from 'vitest'

import { shapeSpeech } from './shape-speech.ts'

const rate = 10_000
const tone = (length: number, level = 0.5) =>
  Float32Array.from({ length }, (_, at) => level * Math.sin(at / 3))
const join = (...parts: Float32Array[]) =>
  Float32Array.from(parts.flatMap((part) => Array.from(part)))
const silence = (length: number) => new Float32Array(length)

/** Two words of 2000 samples with 500 between them, 1500 before and 2500 after. */
const sound = join(silence(1500), tone(2000), silence(500), tone(2000), silence(2500))
const words = [
  { start: 1400, end: 3550 },
  { start: 3900, end: 6100 },
]

/** The longest stretch inside the sound in which nothing is heard. */
function measureSilence(samples: Float32Array): number {
  let longest = 0
  let last = samples.findIndex((sample) => Math.abs(sample) > 0.1)
  samples.forEach((sample, at) => {
    if (Math.abs(sample) <= 0.1 || at <= last) return
    longest = Math.max(longest, at - last)
    last = at
  })
  return longest
}

test('SO1 the silence around the sound is cut away', () => {
  const { samples, words: moved } = shapeSpeech(sound, rate, words, [])
  expect(samples.length).toBeLessThan(4500 + 2 * 0.03 * rate)
  expect(moved[0]?.start).toBeLessThan(0.03 * rate)
  expect(samples.length - (moved[1]?.end ?? 0)).toBeLessThan(0.03 * rate)
})

test.each([200, 500, 2000, 4500])(
  'SO2 a pause is exactly as long as it is wanted: %d',
  (length) => {
    const { samples, words: moved } = shapeSpeech(sound, rate, words, [{ index: 0, length }])
    expect(Math.abs(measureSilence(samples) - length)).toBeLessThan(0.02 * rate)
    expect(Math.abs((moved[1]?.start ?? 0) - (moved[0]?.end ?? 0) - length)).toBeLessThan(3)
  },
)

test('SO3 a pause is made where there is none, at the quietest place', () => {
  const flowing = join(tone(2000), tone(150, 0.06), tone(2000))
  const { samples, words: moved } = shapeSpeech(
    flowing,
    rate,
    [
      { start: 0, end: 2050 },
      { start: 2050, end: 4150 },
    ],
    [{ index: 0, length: 3000 }],
  )
  expect(samples.length).toBe(4150 + 3000)
  expect(moved[0]?.end).toBeGreaterThan(1900)
  expect(moved[0]?.end).toBeLessThan(2250)
  expect((moved[1]?.start ?? 0) - (moved[0]?.end ?? 0)).toBe(3000)
})

test('SO4 times stay in order and inside the sound, whatever was planned', () => {
  const odd = [
    { start: 9000, end: 9500 },
    { start: 10, end: 20 },
    { start: 20, end: 20 },
    { start: 3000, end: 99_999 },
  ]
  const { samples, words: moved } = shapeSpeech(sound, rate, odd, [{ index: 1, length: 100 }])
  let last = 0
  for (const { start, end } of moved) {
    expect(start).toBeGreaterThanOrEqual(last)
    expect(end).toBeGreaterThan(start)
    last = end
  }
  expect(last).toBeLessThanOrEqual(samples.length)
})

test('SO5 silence alone breaks nothing', () => {
  expect(() => shapeSpeech(silence(3000), rate, words, [{ index: 0, length: 10 }])).not.toThrow()
})
