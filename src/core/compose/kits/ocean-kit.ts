import type { ShapeBox } from '../../layout/boxes.ts'
import { makeBlock, makeCircle } from '../../theme/make-shape.ts'
import { oceanGrounds } from '../../theme/ocean.ts'
import type { IconLook, KitSpec } from '../kit-spec.ts'
import { drawArea, type Point, polygon } from '../draw.ts'
import { makeFace } from './make-face.ts'

const [foam, shallow, teal, deep] = ['#C6E3E7', '#74BCC4', '#0A7C86', '#0B3350'] as const
const orange = '#E8833A'

/** How far a wave is from its level, at a place along it. */
const swell = (at: number, length: number, phase: number, height: number): number =>
  height * Math.sin((2 * Math.PI * at) / length + phase) +
  0.42 * height * Math.sin((3.8 * Math.PI * at) / length - 1.6 * phase)

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.ceil((to - from) / step) + 1 }, (_, at) =>
    Math.min(to, from + at * step),
  )

/** Water up to a level, from one edge to the other. */
function drawSea(
  y: number,
  colour: string,
  depth: number,
  seed: number,
  [left, right, floor] = [0, 1280, 720],
): ShapeBox {
  const height = right - left > 600 ? 13 : 7
  const length = right - left > 600 ? 560 + depth * 100 : 330 + depth * 30
  const surface = range(left, right, 16).map((x): Point => [
    x,
    y + swell(x, length, seed + depth * 1.8, height),
  ])
  return drawArea(polygon([...surface, [right, floor], [left, floor]]), colour)
}

/** The same upright: a coast, with the water on the left of it. */
function drawCoast(
  x: number,
  colour: string,
  depth: number,
  seed: number,
  isRight = false,
): ShapeBox {
  const edge = range(0, 720, 16).map((y): Point => [
    x + swell(y, 560 + depth * 100, seed + depth * 1.8, 12),
    y,
  ])
  const corner = isRight ? 1280 : 0
  return drawArea(polygon([...edge, [corner, 720], [corner, 0]]), colour)
}

const text = makeFace('Manrope', 400, 1.3, { tracking: -0.012 })
const strong = makeFace('Manrope', 700, 1.25, { tracking: -0.01 })
const display = makeFace('Manrope', 700, 1.02, { tracking: -0.038 })
const huge = makeFace('Manrope', 700, 0.97, { tracking: -0.05 })

/** The one to look at is the orange disc. */
const onDisc = (isLit: boolean, size: number, width: number): IconLook => ({
  size,
  line: isLit ? deep : '#FFFFFF',
  on: [{ width, fill: isLit ? orange : teal }],
})

const layers = [foam, shallow, teal, deep]

/** Four layers of water and one orange disc. */
export const oceanKit: KitSpec = {
  display,
  huge,
  text,
  strong,
  grounds: oceanGrounds,
  lit: teal,
  scale: 0.96,
  cover: {
    title: [60, 58, 640, 320],
    px: 132,
    subtitle: [64, 560, 660, 78],
    foot: [64, 640, 640, 62],
    footAnchor: 'top',
    subtitleColour: '#F3F8FA',
    footColour: foam,
    isFree: true,
  },
  fonts: [text.font, strong.font],
  art: {
    cover: ({ seed }) => [
      // Clear of the title.
      makeCircle(992, 346, 248, orange),
      ...layers.map((colour, at) => drawSea(386 + at * 42 + at * at * 3, colour, at, seed)),
      ...range(0, 5, 1).map((bar) =>
        makeBlock(
          996 - (196 - bar * 26) + (bar % 2 ? 12 + 7 * bar : -12 - 7 * bar),
          566 + bar * 22,
          2 * (196 - bar * 26),
          11,
          orange,
          5.5,
        ),
      ),
    ],
    section: ({ seed }) => [
      drawSea(90, '#0B8A94', 0, seed, [0, 1280, 240]),
      makeCircle(1040, 200, 120, orange),
      drawSea(210, teal, 1, seed),
    ],
    statement: ({ seed }) => [
      makeCircle(1080, 560, 120, orange),
      drawSea(560, teal, 0, seed),
      drawSea(600, '#0B4A66', 1, seed),
      drawSea(650, '#082A44', 2, seed),
    ],
    quote: ({ seed }) => [
      drawCoast(1180, '#0B4A66', 0, seed, true),
      drawCoast(1224, teal, 1, seed, true),
    ],
    number: ({ seed }) => [
      makeCircle(1090, 470, 130, orange),
      drawSea(520, teal, 0, seed),
      drawSea(600, '#082A44', 1, seed),
    ],
    closing: ({ seed }) => [
      makeCircle(1010, 330, 190, orange),
      ...layers
        .slice(0, 3)
        .map((colour, at) => drawSea(430 + at * 36, colour, at, seed, [0, 1280, 560])),
      makeBlock(0, 556, 1280, 164, '#F3F8FA'),
    ],
    panelOver: ({ seed }) => layers.map((colour, at) => drawCoast(646 - at * 20, colour, at, seed)),
    cardsPanel: ({ seed }) => [
      drawSea(560, '#0B6470', 0, seed, [0, 424, 720]),
      makeCircle(300, 600, 60, orange),
      drawSea(610, deep, 1, seed, [0, 424, 720]),
    ],
    axis: (y) => [makeBlock(0, y - 2, 1280, 4, shallow)],
    split: () => [],
    rows: (ys, left, right) => [
      ...ys.map((y, at) =>
        makeBlock(left, y, right - left - 232, 2, at === 0 ? '#0F2A3A' : '#C9DAE2'),
      ),
      ...[1086, 1124, 1164, 1206].map((x, at) => drawCoast(x, layers[at] ?? deep, at, 2, true)),
      makeCircle(1128, 548, 86, orange),
      drawCoast(1164, teal, 2, 2, true),
      drawCoast(1206, deep, 3, 2, true),
    ],
    item: (x, y, at) => [makeCircle(x + 16, y + 18, 14, at === 0 ? orange : teal)],
    steps: (columns) =>
      columns.flatMap(({ x, width }, at) => {
        const level = 190 + 280 * (1 - (0.24 + (0.44 * at) / Math.max(1, columns.length - 1)))
        const room: [number, number, number] = [x, x + width, 470]
        return [
          makeBlock(x, 190, width, 280, '#DFEDF1'),
          drawSea(level, shallow, 0, at, room),
          makeCircle(x + 84, level + 6, 40, orange),
          drawSea(level + 24, teal, 1, at, room),
          drawSea(level + 54, deep, 2, at, room),
        ]
      }),
    icons: {
      card: (at) => onDisc(at === 0, 52, 88),
      panels: (columns) =>
        columns.flatMap(({ x, width }, at) => {
          const room: [number, number, number] = [x, x + width, 470]
          return [
            makeBlock(x, 190, width, 280, '#DFEDF1'),
            drawSea(412, shallow, 0, at, room),
            drawSea(430, teal, 1, at, room),
            drawSea(450, deep, 2, at, room),
          ]
        }),
      panelY: 296,
      panel: (at, count) => onDisc(at === count - 1, 100, 164),
    },
  },
  rowsWidth: 800,
}
