import type { ShapeBox } from '../layout/boxes.ts'
import { createTheme } from './create-theme.ts'
import { type Grounds, makeGround } from './ground.ts'
import { makeBlock, makeOutline } from './make-shape.ts'

const ink = '#0A2446'
const line = '#8FC2F5'
const gold = '#FFD166'

export const blueprintGrounds: Grounds = {
  page: makeGround('#0F3463', ['#FFFFFF', '#B5CDE8', line, '#8FC2F555']),
  panel: makeGround(ink, ['#FFFFFF', '#B5CDE8', gold, '#8FC2F555']),
  loud: makeGround(gold, [ink, ink, ink, '#0A244644']),
  charts: { page: ['#FFD166', '#8FC2F5', '#FF8A7A', '#6FE3C0', '#C9A2F2', '#7A93B5'] },
}

const square = 32
const lines = (length: number): number[] =>
  Array.from({ length: Math.ceil(length / square) - 1 }, (_, at) => (at + 1) * square)
const shade = (at: number): string => (at % 160 === 0 ? '#8FC2F526' : '#8FC2F512')

/** Squared paper with a frame. */
export const squaredPaper: readonly ShapeBox[] = [
  ...lines(1280).map((x) => makeBlock(x, 0, 1, 720, shade(x))),
  ...lines(720).map((y) => makeBlock(0, y, 1280, 1, shade(y))),
  makeOutline(24, 24, 1232, 672, { colour: '#8FC2F555', width: 1 }),
]

/** White lines on blue, numbered like a drawing: how something works, step by step. */
export const blueprint = createTheme({
  id: 'blueprint',
  dark: true,
  grounds: blueprintGrounds,
  title: { family: 'Space Grotesk' },
  content: { family: 'Space Grotesk' },
  marks: [
    { kind: 'number', colour: line, family: 'JetBrains Mono', digits: 2 },
    { kind: 'glyph', glyph: '–', colour: line, family: 'JetBrains Mono' },
  ],
  hangEm: 1.7,
  paper: squaredPaper,
})
