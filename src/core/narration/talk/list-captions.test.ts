import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { listCaptions } from './list-captions.ts'
import { writeScript } from '../script/script.ts'

test('CQ1 captions end with their sentence, and a long one is dealt out evenly', () => {
  const long = `Word ${'word '.repeat(23)}last.`
  expect(listCaptions(writeScript(`A short one. ${long}`))).toEqual([
    { start: 0, end: 3 },
    { start: 3, end: 11 },
    { start: 11, end: 20 },
    { start: 20, end: 28 },
  ])
})

test('CQ1 every word is in exactly one caption, in order', () => {
  fc.assert(
    fc.property(fc.lorem({ maxCount: 60 }), (notes) => {
      const script = writeScript(notes)
      const words = script.sentences.flatMap((sentence) => sentence.words)
      let next = 0
      for (const { start, end } of listCaptions(script)) {
        expect(start).toBe(next)
        expect(end).toBeGreaterThan(start)
        expect(end - start).toBeLessThanOrEqual(12)
        next = end
      }
      expect(next).toBe(words.length)
    }),
  )
})
