import { expect, test } from 'vitest'

import { finishRecording } from './finish-recording.ts'

const sampleRate = 8_000

/** A hum of so many seconds, in a room that is not quite still, and a breath after it. */
function say(parts: readonly [hum: number, breath: number][]) {
  const samples = parts.flatMap(([hum, breath], index) => [
    ...Array.from({ length: Math.round(hum * sampleRate) }, (_, at) => 0.3 * Math.sin(at / 3)),
    ...Array.from(
      { length: Math.round(breath * sampleRate) },
      (_, at) => 0.004 * Math.sin(at * (1.3 + index)),
    ),
  ])
  return { samples: Float32Array.from(samples), sampleRate }
}

const notes = 'Air comes up from the lungs. It moves the folds, and they sing.\n\nThen we speak.'
const spoken = { notes, language: 'en', pronunciations: [] }

test('OV6 breaths stand where sentences end, however fast each of them was spoken', () => {
  const recorded = finishRecording(
    say([
      [0.5, 0],
      [1.4, 0.5],
      [1.6, 0.3],
      [0.8, 0.7],
      [1.1, 0.4],
    ]),
    spoken,
  )
  const words = recorded?.words ?? []
  expect(words.length).toBe(16)
  // Lungs, folds, sing and speak are the last of their breaths.
  for (const [place, end] of [
    [5, 1.9],
    [9, 4],
    [12, 5.1],
    [15, 6.9],
  ] as const)
    expect(Math.abs((words[place]?.end ?? 0) - end)).toBeLessThan(0.06)
})

test('OV6 a hesitation where no sign asks for one costs nothing of what comes after it', () => {
  const recorded = finishRecording(
    say([
      [0.9, 0.4],
      [0.9, 0.5],
      [1.6, 0.3],
      [0.8, 0.7],
      [1.1, 0],
    ]),
    spoken,
  )
  expect(Math.abs((recorded?.words[13]?.start ?? 0) - 6.1)).toBeLessThan(0.06)
})

test('OV7 nothing but the noise of a room is no recording', () => {
  expect(finishRecording(say([[0, 2]]), spoken)).toBeNull()
  expect(finishRecording({ samples: new Float32Array(8_000), sampleRate }, spoken)).toBeNull()
})

test('OV8 a soft voice is made as loud as the others, and a loud one is not cut off', () => {
  for (const gain of [0.05, 3]) {
    const { samples } = say([[2, 0]])
    const raw = { samples: samples.map((value) => value * gain), sampleRate }
    const loudest = Math.max(...(finishRecording(raw, spoken)?.samples ?? []))
    expect(loudest).toBeGreaterThan(0.12)
    expect(loudest).toBeLessThanOrEqual(0.951)
  }
})
