import type { ShapeBox } from '../../layout/boxes.ts'
import { makeBlock, makeCircle } from '../../theme/make-shape.ts'
import { noirGrounds } from '../../theme/noir.ts'
import type { KitSpec } from '../kit-spec.ts'
import { makeFace } from './make-face.ts'

const black = '#0A0A0B'
const fire = '#FF5B35'

/** Light through blinds: slats that grow from hairlines to nearly all of their pitch. */
function drawBlinds(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  pitch = 30.5,
): ShapeBox[] {
  const count = Math.ceil(height / pitch)
  return Array.from({ length: count }, (_, at) => {
    const t = at / Math.max(1, count - 1)
    return makeBlock(x, y + at * pitch, width, 1.5 + (pitch - 3) * t ** 1.25, colour)
  })
}

const lamp = (
  x: number,
  y: number,
  radius: number,
  colour: string,
  shade: string,
  pitch = 30.5,
): ShapeBox[] => [
  makeCircle(x, y, radius, colour),
  ...drawBlinds(x - radius, y - radius, 2 * radius, 2 * radius, shade, pitch),
]

const text = makeFace('Work Sans', 400, 1.28)
const strong = makeFace('Work Sans', 700, 1.22)
const display = makeFace('Anton', 400, 1.1, { tracking: -0.006 })

/** A film poster: black, one colour, light through blinds. */
export const noirKit: KitSpec = {
  display,
  text,
  strong,
  grounds: noirGrounds,
  lit: fire,
  scale: 1,
  cover: {
    title: [64, 150, 590, 420],
    px: 156,
    anchor: 'bottom',
    subtitle: [64, 590, 560, 84],
    foot: [64, 48, 580, 100],
    footAnchor: 'top',
  },
  fonts: [display.font, text.font, strong.font],
  art: {
    cover: ({ seed }) => lamp(1060, 330 + (seed % 4) * 24, 380 - (seed % 3) * 24, fire, black, 32),
    section: () => lamp(1090, 190, 250, black, fire, 26),
    statement: () => drawBlinds(0, 560, 1280, 160, black, 20),
    quote: () => lamp(1180, 620, 170, black, '#FFFFFF', 18),
    number: () => lamp(1110, 400, 190, black, fire, 20),
    closing: () => [...lamp(1010, 300, 230, fire, black, 22)],
    panel: () => lamp(560, 744, 140, black, '#FFFFFF', 16),
    cardsPanel: () => lamp(330, 640, 200, black, fire, 18),
    axis: (y) => [makeBlock(0, y - 4, 1280, 8, fire)],
    split: () => [],
    rows: (ys, left, right) =>
      ys.map((y, at) =>
        makeBlock(left, y, right - left, at === 0 ? 8 : 2, at === 0 ? fire : '#3A3A40'),
      ),
    item: (x, y, at) => drawBlinds(x, y, 64, 34, at === 0 ? fire : '#FFFFFF', 9),
    steps: (columns) =>
      columns.flatMap(({ x, width }, at) => [
        makeBlock(x, 226, width, 240, at === columns.length - 1 ? fire : '#1A1A1D'),
        ...lamp(
          x + width / 2,
          346,
          Math.min(width / 2 - 10, 50 + (58 * (at + 1)) / columns.length),
          at === columns.length - 1 ? black : fire,
          at === columns.length - 1 ? fire : '#1A1A1D',
          14,
        ),
      ]),
    icons: {
      card: (at) => ({
        size: 56,
        ...(at === 0 ? { line: black } : { line: '#FFFFFF', tint: `${fire}99` }),
        on: [{ width: 88, corner: 0, fill: at === 0 ? fire : '#1F1F23' }],
      }),
      panels: (columns) =>
        columns.flatMap(({ x, width }, at) => {
          const isLast = at === columns.length - 1
          return [
            makeBlock(x, 226, width, 240, isLast ? fire : '#1A1A1D'),
            ...drawBlinds(x, 400, width, 66, isLast ? '#E84A26' : '#232327', 11),
          ]
        }),
      panelY: 338,
      panel: (at, count) => ({ size: 128, line: at === count - 1 ? black : fire }),
    },
  },
}
