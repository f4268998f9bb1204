import { expect, test } from 'vitest'

import { canBeSpeech } from './check-sound.ts'

const second = 24_000
const sine = (hertz: number, level: number) =>
  Float32Array.from(
    { length: second },
    (_, at) => level * Math.sin((2 * Math.PI * hertz * at) / second),
  )
/** The same at every run. */
function hiss(level: number): Float32Array {
  let seed = 1
  return Float32Array.from({ length: second }, () => {
    seed = (seed * 48_271) % 2_147_483_647
    return level * (2 * (seed / 2_147_483_647) - 1)
  })
}
const mix = (one: Float32Array, other: Float32Array) =>
  one.map((sample, at) => sample + (other[at] ?? 0))

test.each([
  ['a voice', sine(220, 0.2)],
  ['a voice with a sharp s', mix(sine(220, 0.2), hiss(0.1))],
])('SV9 %s can be speech', (_, sound) => {
  expect(canBeSpeech(sound)).toBe(true)
})

test.each([
  ['a hiss', hiss(0.2)],
  ['a tone that only dogs like', sine(9000, 0.2)],
  ['silence', new Float32Array(second)],
  ['nothing', new Float32Array()],
  ['what is no number', sine(220, 0.2).fill(Number.NaN, 100, 101)],
  ['what is far too loud', sine(220, 40)],
])('SV9 %s cannot', (_, sound) => {
  expect(canBeSpeech(sound)).toBe(false)
})
