import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { estimateWordTimes } from './estimate-word-times.ts'
import { listWords } from '../script/script.ts'
import { weighWords } from './weigh-words.ts'

const sampleRate = 8000

/** A hum for each stretch of sound, and silence for each gap, in seconds. */
function hum(stretches: readonly { seconds: number; isLoud: boolean }[]) {
  const parts = stretches.map(({ seconds, isLoud }) =>
    Float32Array.from({ length: Math.round(seconds * sampleRate) }, (_, at) =>
      isLoud ? 0.4 * Math.sin(at / 3) : 0,
    ),
  )
  return { samples: Float32Array.from(parts.flatMap((part) => Array.from(part))), sampleRate }
}

const weigh = (text: string, language = 'en') => weighWords(text, { language, pronunciations: [] })

test('WT1 whatever was spoken and however it sounds, every word has its time, in order, inside it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[\p{L}\p{N}]{1,12}[,.…—]?$/u), {
        minLength: 1,
        maxLength: 30,
      }),
      fc.array(
        fc.record({
          seconds: fc.double({ min: 0.01, max: 1, noNaN: true }),
          isLoud: fc.boolean(),
        }),
        {
          minLength: 1,
          maxLength: 12,
        },
      ),
      (written, stretches) => {
        const text = written.join(' ')
        const sound = hum(stretches)
        const seconds = sound.samples.length / sampleRate
        const times = estimateWordTimes(sound, weigh(text))
        expect(times.map(({ from, to }) => text.slice(from, to))).toEqual(
          listWords(text).map((word) => word.text),
        )
        let last = 0
        for (const { start, end } of times) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end).toBeGreaterThan(start)
          last = end
        }
        expect(last).toBeLessThanOrEqual(seconds + 1e-9)
      },
    ),
    { numRuns: 150 },
  )
})

test('WT2 sound without a pause is dealt out whole: from its start to its end, without a gap', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 6, noNaN: true }), (seconds) => {
      const sound = hum([{ seconds, isLoud: true }])
      const times = estimateWordTimes(sound, weigh('Every word begins with air from the lungs'))
      expect(times[0]?.start).toBe(0)
      expect(times.at(-1)?.end).toBeCloseTo(sound.samples.length / sampleRate, 6)
      const sum = times.reduce((total, { start, end }) => total + end - start, 0)
      expect(sum).toBeCloseTo(sound.samples.length / sampleRate, 1)
    }),
    { numRuns: 30 },
  )
})

test('WT3 a pause stands where the text has its sign, also when the words before it were slow', () => {
  const sound = hum([
    { seconds: 1.1, isLoud: true },
    { seconds: 0.3, isLoud: false },
    { seconds: 1.6, isLoud: true },
  ])
  const times = estimateWordTimes(sound, weigh('Well then, the rest is said quickly enough'))
  expect(times[1]?.end).toBeCloseTo(1.1, 1)
  expect(times[2]?.start).toBeCloseTo(1.4, 1)
})

test('WT4 a number counts as much as it sounds', () => {
  const [year, word] = weigh('1998 was late')
  expect(year?.weight).toBeGreaterThan((word?.weight ?? 0) * 3)
  const [jahr, wort] = weigh('1998 war spät', 'de')
  expect(jahr?.weight).toBeGreaterThan((wort?.weight ?? 0) * 3)
})
