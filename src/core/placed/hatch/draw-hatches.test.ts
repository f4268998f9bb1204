import { expect, test } from 'vitest'

import { keptSlide, placedShape } from '../../../../test/fixtures/decks/placed-slide.ts'
import { tallyUnpainted } from '#codecs/look/count-unpainted.ts'

import type { PlacedFill, PlacedSlide } from '../../deck/placed.ts'
import type { ShapeBox } from '../../layout/boxes.ts'
import { roughMetrics } from '../../layout/rough-metrics.ts'
import { findTheme } from '../../theme/themes.ts'
import { layOutPlaced } from '../lay-out-placed.ts'
import { outlineRect } from '../paths.ts'
import { drawHatches } from './draw-hatches.ts'
import { patterns } from './hatches.ts'

const dark = '#112233'
const light = '#EEDDCC'
const fillOf = (pattern: string): PlacedFill => ({
  kind: 'pattern',
  pattern,
  colour: dark,
  ground: light,
})

const given = { width: 64, height: 64, unit: 1 }
const square = outlineRect({ x: 10, y: 20, width: 64, height: 64 })

function measure(pattern: string): number {
  const drawn = drawHatches(pattern, square, given)
  const area = (drawn?.hatches ?? []).reduce((sum, { path, width, dash }) => {
    let length = 0
    for (const [at, command] of path.entries()) {
      const before = path[at - 1]
      if (command.op !== 'line' || before?.op !== 'move') continue
      const whole = Math.hypot(command.to[0] - before.to[0], command.to[1] - before.to[1])
      const [on = 1, off = 0] = dash ?? []
      const rest = whole % (on + off)
      length += Math.floor(whole / (on + off)) * on + (dash ? Math.min(on, rest) : rest)
    }
    return sum + length * width
  }, 0)
  return area / 64 ** 2
}

test.each([
  ['pct5', 1 / 32],
  ['pct20', 1 / 8],
  ['pct25', 1 / 4],
  ['pct50', 1 / 2],
  ['ltHorz', 1 / 4],
  ['vert', 1 / 8],
  ['dkUpDiag', 1 / 2],
  ['wdDnDiag', 3 / 8],
  ['lgCheck', 1 / 2],
])('KL71 %s covers as much as in office programs', (pattern, share) => {
  expect(measure(pattern)).toBeCloseTo(share, 1.5)
})

test('KL71 lines end where the outline does, and leave its holes free', () => {
  const hole = outlineRect({ x: 26, y: 36, width: 32, height: 32 })
  const drawn = drawHatches('horz', [...square, ...hole], given)
  const points = drawn?.hatches[0]?.path.flatMap((command) =>
    command.op === 'close' ? [] : [command.to],
  )
  // From side to side, then from each side to the hole.
  expect(points?.slice(0, 8)).toEqual([
    [10, 20.5],
    [74, 20.5],
    [10, 28.5],
    [74, 28.5],
    [10, 36.5],
    [26, 36.5],
    [58, 36.5],
    [74, 36.5],
  ])
})

test('KL71 dots stand in rows, and the one that an edge cuts is cut', () => {
  const [first, second] =
    drawHatches('lgCheck', outlineRect({ x: 0, y: 0, width: 6, height: 8 }), given)?.hatches ?? []
  expect(first).toEqual({
    path: [
      { op: 'move', to: [0, 2] },
      { op: 'line', to: [4, 2] },
    ],
    width: 4,
    dash: [4, 4],
  })
  expect(second?.path).toEqual([
    { op: 'move', to: [4, 6] },
    { op: 'line', to: [6, 6] },
  ])
})

function layOut(fill: PlacedFill, more: Partial<PlacedSlide> = {}, size = 100) {
  const slide = keptSlide({ content: [] }, more, [placedShape({ width: size, height: size, fill })])
  const layout = layOutPlaced(
    { slide, theme: findTheme('modern'), place: 0, count: 1 },
    roughMetrics,
  )
  const told = slide.placed ? (tallyUnpainted(slide.placed).counts.get('pattern') ?? 0) : 0
  const shapes = (layout?.boxes ?? []).filter((box): box is ShapeBox => box.kind === 'shape')
  return { layout, told, shapes, inks: shapes.map(({ stroke }) => stroke?.colour) }
}

test('KL71 a pattern lies on its ground, or its ground on it, and is not told', () => {
  const upward = layOut(fillOf('upDiag'))
  expect(upward.shapes[0]?.fill).toEqual({ kind: 'solid', colour: light })
  expect(upward.inks).toEqual([undefined, dark])
  expect(upward.told).toBe(0)
  const most = layOut(fillOf('pct75'))
  expect(most.shapes[0]?.fill).toEqual({ kind: 'solid', colour: dark })
  expect(most.inks.slice(1)).toEqual([light, light])
})

test('KL71 what is too fine for its size is one colour, what is intricate a plain pattern, and both are told', () => {
  const fine = layOut(fillOf('pct50'), {}, 600)
  expect(fine.shapes).toHaveLength(1)
  expect(fine.told).toBe(1)
  const unknown = layOut(fillOf('tartan'))
  expect(unknown.shapes).toHaveLength(1)
  expect(unknown.told).toBe(1)
  const intricate = layOut(fillOf('sphere'))
  expect(intricate.shapes.length).toBeGreaterThan(1)
  expect(intricate.told).toBe(1)
})

test('KL71 a pattern lies behind a whole slide, too, which says what it is from afar', () => {
  const plain: PlacedFill = { kind: 'solid', colour: light }
  const { layout, inks, told } = layOut(plain, { background: fillOf('wdUpDiag') })
  expect(layout?.background).toMatchObject({ kind: 'solid' })
  expect(inks).toContain(dark)
  expect(told).toBe(0)
})

test('KL71 no pattern draws more than its limit, of whatever shape', () => {
  for (const pattern of Object.keys(patterns))
    for (const size of [1, 60, 400, 1e6]) {
      const outline = outlineRect({ x: 0, y: 0, width: size, height: size })
      const paths = drawHatches(pattern, outline, {
        width: size,
        height: size,
        unit: 1,
      })?.hatches.map(({ path }) => path.length)
      expect(Math.max(0, ...(paths ?? []))).toBeLessThan(21_000)
    }
  const bent = Array.from({ length: 60_000 }, (_, at) => ({
    op: at === 0 ? ('move' as const) : ('line' as const),
    to: [at % 700, (at * 37) % 700] as const,
  }))
  expect(drawHatches('ltHorz', bent, { width: 700, height: 700, unit: 1 })).toBeNull()
  expect(drawHatches('ltHorz', square, { width: 1, height: 1, unit: 1 })).toBeNull()
})
