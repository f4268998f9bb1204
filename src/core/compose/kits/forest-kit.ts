import type { ShapeBox } from '../../layout/boxes.ts'
import { makeBlock } from '../../theme/make-shape.ts'
import { forestGrounds } from '../../theme/forest.ts'
import type { KitSpec } from '../kit-spec.ts'
import { makeChance } from './make-chance.ts'
import { makeFace } from './make-face.ts'

const night = '#0E2B23'
const moss = '#2F6350'
const amber = '#F5B83D'
const mint = '#8CCBAE'
const leaves = [mint, amber, '#F0704A']

type Wave = {
  y: number
  height: number
  seed: number
  from?: number
  to?: number
  colour: string
  /** Which of the bars stand out. */
  lit?: readonly [number, number]
}

const pitch = 20

/** A voice as a recorder draws it: bars that swell and fade. */
function drawWave({ y, height, seed, from = 0, to = 1280, colour, lit }: Wave): ShapeBox[] {
  const chance = makeChance(seed)
  const count = Math.floor((to - from) / pitch)
  return Array.from({ length: count }, (_, at) => {
    const t = at / Math.max(1, count - 1)
    const swell = Math.sin(Math.PI * Math.min(1, t * 1.02)) ** 0.6
    const beat = 0.35 + 0.65 * Math.abs(Math.sin(t * 9.4 + 0.6 + seed))
    const tall = Math.max(10, swell * beat * (0.55 + 0.45 * chance()) * height)
    const isLit = lit && at >= lit[0] && at <= lit[1]
    return makeBlock(from + at * pitch + 5, y - tall / 2, 10, tall, isLit ? amber : colour, 5)
  })
}

const text = makeFace('Figtree', 400, 1.3)
const strong = makeFace('Figtree', 700, 1.25)
const display = makeFace('Bricolage Grotesque', 700, 0.98, { tracking: -0.03 })

/** A voice in a wood: bars of sound in moss and amber. */
export const forestKit: KitSpec = {
  display,
  text,
  strong,
  grounds: forestGrounds,
  lit: amber,
  scale: 0.98,
  cover: {
    title: [64, 400, 740, 264],
    px: 124,
    anchor: 'bottom',
    subtitle: [868, 412, 360, 270],
    picture: [0, 0, 1280, 364],
  },
  fonts: [display.font, text.font, strong.font],
  art: {
    cover: ({ seed, hasSubtitle }) => [
      ...drawWave({ y: 206, height: 300, seed, colour: moss, lit: [27, 41] }),
      ...(hasSubtitle ? [makeBlock(868, 392, 56, 5, amber, 2.5)] : []),
    ],
    section: ({ seed }) => drawWave({ y: 150, height: 180, seed, colour: night }),
    statement: ({ seed }) => drawWave({ y: 604, height: 110, seed: seed + 5, colour: night }),
    quote: ({ seed }) => drawWave({ y: 640, height: 90, seed, from: 820, colour: moss }),
    number: ({ seed }) => drawWave({ y: 640, height: 90, seed, from: 700, colour: night }),
    closing: ({ seed }) => [...drawWave({ y: 500, height: 110, seed, colour: moss, lit: [4, 12] })],
    panel: ({ seed }) => drawWave({ y: 690, height: 90, seed, to: 612, colour: moss }),
    cardsPanel: ({ seed }) => drawWave({ y: 600, height: 150, seed, to: 424, colour: night }),
    axis: (y) => [makeBlock(0, y - 2, 1280, 4, moss)],
    rows: (ys, left, right) =>
      ys.map((y, at) => makeBlock(left, y, right - left, 2, at === 0 ? amber : '#2B5346')),
    item: (x, y, at) =>
      [24, 44, 32].map((tall, bar) =>
        makeBlock(x + bar * 16, y + 22 - tall / 2, 8, tall, at === 0 ? amber : mint, 4),
      ),
    steps: (columns) =>
      columns.flatMap(({ x, width }, at) => [
        makeBlock(x, 230, width, 236, '#15392F', 20),
        ...drawWave({
          y: 348,
          height: 60 + (150 * (at + 1)) / columns.length,
          seed: at * 3,
          from: x + 30,
          to: x + width - 30,
          colour: leaves[at % 3] ?? amber,
        }),
      ]),
    icons: {
      card: (at) => ({
        size: 52,
        line: at === 0 ? amber : mint,
        on: [{ width: 84, corner: 20, fill: '#1D4639' }],
      }),
      panels: (columns) =>
        columns.flatMap(({ x, width }, at) => [
          makeBlock(x, 230, width, 236, '#15392F', 20),
          ...drawWave({
            y: 440,
            height: 34,
            seed: at * 3,
            from: x + 24,
            to: x + width - 24,
            colour: '#1F4A3D',
          }),
        ]),
      panelY: 338,
      panel: (at) => ({ size: 124, line: leaves[at % 3] ?? amber }),
    },
  },
}
