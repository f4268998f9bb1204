import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { humWords, toRaw, toWav } from '../../../test/fakes/hum-words.ts'
import { readSound } from './read-sound.ts'

const hum = humWords('Hello there')
const toBytes = (buffer: Buffer) => new Uint8Array(buffer)

test('RS1 a WAV file says itself how fast it is, also one whose length was left open', () => {
  const sound = readSound(toBytes(toWav(hum)), 'audio/wav')
  expect(sound?.sampleRate).toBe(24_000)
  expect(sound?.samples).toHaveLength(hum.samples.length)
})

test('RS2 raw samples are read at the rate that the media type says', () => {
  expect(readSound(toBytes(toRaw(hum)), 'audio/L16;codec=pcm;rate=16000')?.sampleRate).toBe(16_000)
  expect(readSound(toBytes(toRaw(hum)), 'audio/pcm')?.sampleRate).toBe(24_000)
})

test('RS3 what is packed is not taken for samples', () => {
  for (const start of ['ID3\u0004', 'OggS', 'fLaC'])
    expect(readSound(toBytes(Buffer.from(`${start}${'x'.repeat(100)}`)), 'audio/pcm')).toBeNull()
  expect(readSound(toBytes(toRaw(hum)), 'audio/mpeg')).toBeNull()
})

test('RS4 whatever the bytes are, nothing breaks, and samples are between -1 and 1', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.boolean(), (bytes, isFile) => {
      const file = isFile ? Buffer.concat([toWav(hum).subarray(0, 36), bytes]) : Buffer.from(bytes)
      const sound = readSound(toBytes(file), isFile ? 'audio/wav' : '')
      for (const sample of sound?.samples ?? []) expect(Math.abs(sample)).toBeLessThanOrEqual(1)
    }),
  )
})
