import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { kokoroSamples } from './kokoro-samples.ts'
import { kokoroSpeakers } from './speakers.ts'

test('SV7 each speaker is heard before the voice is fetched, in a few kilobytes of sound', () => {
  expect(kokoroSamples.map(({ speaker }) => speaker)).toEqual(kokoroSpeakers)
  for (const { id } of kokoroSpeakers) {
    const bytes = readFileSync(new URL(`samples/${id}.m4a`, import.meta.url))
    expect(bytes.subarray(4, 8).toString('latin1')).toBe('ftyp')
    expect(bytes.length).toBeLessThan(20_000)
  }
})
