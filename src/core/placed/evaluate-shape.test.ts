import { expect, test } from 'vitest'

import { boundPath } from './paths.ts'
import { evaluateShape, type ShapeDefinition, type ShapeStep } from './evaluate-shape.ts'
import { presetHandles } from './preset-handles.ts'
import { presetShapes } from './preset-shapes.ts'
import { readPreset } from './read-preset.ts'

const size = { width: 200, height: 100 }

test('KL3 what can be moved and what is drawn are known of the same shapes', () => {
  expect(Object.keys(presetHandles)).toEqual(Object.keys(presetShapes))
})

test.each(Object.keys(presetShapes))('KL3 %s is drawn within reach of its frame', (name) => {
  const definition = readPreset(name)
  if (!definition) throw new Error('Not in the table')
  const { paths, room } = evaluateShape(definition, size)
  expect(paths.some(({ path }) => path.length > 1)).toBe(true)
  for (const { path } of paths) {
    const { x, y, width, height } = boundPath(path)
    // Callouts point out of their frame, and nothing else reaches far.
    for (const side of [x, y, x + width - size.width, y + height - size.height])
      expect(Math.abs(side)).toBeLessThan(300)
  }
  expect(room.every(Number.isFinite)).toBe(true)
})

const given = 'l t r b w h hc vc ss ls cd2 cd4 cd8 3cd4 3cd8 5cd8 7cd8'.split(' ')

/** What a path is drawn with. */
const listTerms = (step: ShapeStep): readonly string[] => {
  if (step.op === 'Z') return []
  return step.op === 'A' ? [step.wR, step.hR, step.start, step.swing] : step.points.flat()
}

test.each(Object.keys(presetShapes))('KL3 %s names only values that there are', (name) => {
  const { adjust = [], guides = [], room, paths = [] } = readPreset(name) ?? {}
  const known = new Set([...given, ...adjust.map(([moved]) => moved)])
  const unknown: string[] = []
  const check = (terms: readonly string[]) => {
    for (const term of terms)
      if (!known.has(term) && !/^(?:(?:wd|hd|ssd)\d+|-?\d+)$/.test(term)) unknown.push(term)
  }
  for (const [guide, formula] of guides) {
    check(formula.trim().split(/\s+/).slice(1))
    known.add(guide)
  }
  check(room ?? [])
  check(paths.flatMap(({ steps }) => steps.flatMap(listTerms)))
  expect(unknown).toEqual([])
})

test('KL3 an arrow to the left is the mirror of one to the right', () => {
  const [left, right] = ['leftArrow', 'rightArrow'].map((name) => {
    const definition = readPreset(name)
    if (!definition) throw new Error('Not in the table')
    return evaluateShape(definition, size).paths.flatMap(({ path }) =>
      path.flatMap((command) => (command.op === 'close' ? [] : [command.to])),
    )
  })
  const mirrored = right?.map(([x, y]) => `${size.width - x} ${y}`)
  expect(left?.map(([x, y]) => `${x} ${y}`).toSorted()).toEqual(mirrored?.toSorted())
})

test('KL3 a whole turn is a whole ellipse, and text stands inside of it', () => {
  const ellipse = readPreset('ellipse')
  if (!ellipse) throw new Error('Not in the table')
  const { paths, room } = evaluateShape(ellipse, size)
  const bounds = boundPath(paths[0]?.path ?? [])
  expect(bounds.x).toBeCloseTo(0, 1)
  expect(bounds.width).toBeCloseTo(200, 1)
  expect(bounds.height).toBeCloseTo(100, 1)
  expect(room[0]).toBeCloseTo(200 * 0.1464, 1)
})

test('KL3 what its author moved is moved', () => {
  const chevron = readPreset('chevron')
  if (!chevron) throw new Error('Not in the table')
  const flat = evaluateShape(chevron, size, { adj: 0 })
  const sharp = evaluateShape(chevron, size, { adj: 100_000 })
  expect(flat.paths).not.toEqual(sharp.paths)
})

test('KL9 formulas that lead nowhere end in numbers', () => {
  const wild: ShapeDefinition = {
    adjust: [],
    guides: [
      ['a', '*/ 1e308 1e308 1'],
      ['b', 'tan 1 5400000'],
      ['c', 'nothing 1 2 3'],
      ['d', '*/ w h 0'],
    ],
    room: ['a', 'b', 'c', 'd'],
    paths: [
      {
        width: 1e-300,
        steps: [
          { op: 'M', points: [['a', 'b']] },
          { op: 'A', wR: 'a', hR: 'c', start: 'b', swing: 'a' },
          { op: 'L', points: [['1e308', '-1e308']] },
        ],
      },
    ],
  }
  const { paths } = evaluateShape(wild, size)
  const { x, y, width, height } = boundPath(paths[0]?.path ?? [])
  expect([x, y, width, height].every(Number.isFinite)).toBe(true)
})
