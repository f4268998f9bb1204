import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { streamSound, toWholeSamples } from './recorded-talk.ts'

const sampleRate = 100
const arbitraryPieces = fc.array(
  fc.record({ gap: fc.integer({ min: 0, max: 300 }), length: fc.integer({ min: 1, max: 350 }) }),
  { maxLength: 8 },
)

test('RT1 every sample of every piece is at its time, and all else is silence', () => {
  fc.assert(
    fc.property(arbitraryPieces, fc.integer({ min: 0, max: 200 }), (shapes, tail) => {
      let end = 0
      const expected: number[] = []
      const pieces = shapes.map(({ gap, length }, at) => {
        expected.push(...Array.from({ length: gap }, () => 0))
        expected.push(...Array.from({ length }, (_, n) => at * 1000 + n + 1))
        const start = (end + gap) / sampleRate
        end += gap + length
        return { start, samples: Int16Array.from({ length }, (_, n) => at * 1000 + n + 1) }
      })
      expected.push(...Array.from({ length: tail }, () => 0))
      const times = { seconds: (end + tail) / sampleRate, slides: [] }
      const heard = Array.from(streamSound({ times, sampleRate, pieces }), (one) =>
        Array.from(one),
      ).flat()
      expect(heard).toEqual(expected)
    }),
  )
})

test('RT1 what is too loud is cut off and does not turn over', () => {
  expect([...toWholeSamples(Float32Array.of(0, 1, -1, 2, -2, 0.5))]).toEqual([
    0, 32_767, -32_767, 32_767, -32_767, 16_384,
  ])
})
