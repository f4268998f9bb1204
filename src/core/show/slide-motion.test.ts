import { expect, test } from 'vitest'

import { type EntranceKind, entrances, findDelay, findPose } from './slide-motion.ts'

const kinds = Object.keys(entrances) as EntranceKind[]
const rest = { opacity: 1, x: 0, y: 0 }

test('MO1 a text waits in its first pose, and stays where it has come to', () => {
  for (const kind of kinds) {
    const [first] = entrances[kind].frames
    const { at: _, ...pose } = first
    for (const seconds of [-1, 0]) expect(findPose(kind, seconds)).toEqual({ ...rest, ...pose })
    for (const seconds of [entrances[kind].seconds, 60])
      expect(findPose(kind, seconds)).toEqual(rest)
  }
})

test('MO1 it passes through every pose at its time, and is never seen less than before', () => {
  for (const kind of kinds) {
    const { seconds, frames } = entrances[kind]
    for (const { at, ...pose } of frames) expect(findPose(kind, at * seconds)).toMatchObject(pose)
    const shown = Array.from({ length: 50 }, (_, step) => findPose(kind, (seconds * step) / 49))
    const opacities = shown.map(({ opacity }) => opacity)
    expect(opacities).toEqual(opacities.toSorted((a, b) => a - b))
  }
})

test('MO1 a bullet begins 0.1 s after the one before, and a title at once', () => {
  expect(findDelay({ field: 'title' })).toBe(0)
  expect([0, 1, 2, 3].map((index) => findDelay({ field: 'content', index }))).toEqual([
    0, 0.1, 0.2, 0.3,
  ])
})
