import type { ShapeBox } from '../../layout/boxes.ts'
import { makeBlock, makeCircle } from '../../theme/make-shape.ts'
import { sunriseGrounds } from '../../theme/sunrise.ts'
import type { KitSpec } from '../kit-spec.ts'
import { drawArea, type Point, polygon } from '../draw.ts'
import { makeFace } from './make-face.ts'

const plum = '#3A1B38'
const red = '#B83A1B'

const hills: readonly (readonly [
  y: number,
  swing: number,
  phase: number,
  beat: number,
  colour: string,
])[] = [
  [496, 26, 0.6, 1.1, '#F7905F'],
  [546, 24, 2.6, 1.3, '#E0604B'],
  [592, 20, 4.4, 1.2, '#98395A'],
]

type Hill = (typeof hills)[number]

/** How high the land is at a place. */
function heightAt([y, swing, phase, beat]: Hill, seed: number, x: number): number {
  const t = (x / 1280) * 2 * Math.PI
  const at = phase + (seed % 6)
  return y + swing * Math.sin(beat * t + at) + 0.45 * swing * Math.sin(2.3 * beat * t - 1.6 * at)
}

/** Rolling land up to a height, from one edge to the other. */
function drawHill(hill: Hill, seed: number, [left, right, floor] = [0, 1280, 720]): ShapeBox {
  const points: Point[] = []
  for (let step = 0; step <= Math.ceil((right - left) / 16); step++) {
    const x = Math.min(right, left + step * 16)
    points.push([x, heightAt(hill, seed, x)])
  }
  return drawArea(polygon([...points, [right, floor], [left, floor]]), hill[4])
}

const drawSun = (x: number, y: number, radius: number): ShapeBox[] => [
  makeCircle(x, y, radius * 2.2, '#FFF6DC38'),
  makeCircle(x, y, radius * 1.78, '#FFF6DC47'),
  makeCircle(x, y, radius * 1.38, '#FFF6DC5C'),
  makeCircle(x, y, radius, {
    kind: 'linear',
    angle: 180,
    stops: [
      { at: 0, colour: '#FFE08A' },
      { at: 1, colour: '#FF9A52' },
    ],
  }),
]

const sky = makeBlock(0, 0, 1280, 720, {
  kind: 'linear',
  angle: 180,
  stops: [
    { at: 0, colour: '#FFF3E2' },
    { at: 1, colour: '#FFB07E' },
  ],
})

/** A plant that reaches for the light: a stem, and leaves in pairs. */
function drawPlant(
  x: number,
  y: number,
  height: number,
  pairs: number,
  leaf: number,
  colour: string,
): ShapeBox[] {
  const leaves = Array.from({ length: pairs }, (_, at) => {
    const t = 0.26 + (0.62 * at) / Math.max(1, pairs - 1)
    const long = leaf * (1 - 0.52 * t)
    const angle = ((32 + 18 * t) * Math.PI) / 180
    return [-1, 1].map((side) => {
      const [fromX, fromY] = [x, y - height * t]
      const [toX, toY] = [fromX + side * long * Math.cos(angle), fromY - long * Math.sin(angle)]
      const [overX, overY] = [fromX + side * long * 0.2, fromY - long * 0.62]
      const [underX, underY] = [fromX + side * long * 0.75, fromY - long * 0.02]
      return drawArea(
        [
          { op: 'move', to: [fromX, fromY] },
          {
            op: 'curve',
            control1: [overX, overY],
            control2: [overX + side * long * 0.2, overY - 4],
            to: [toX, toY],
          },
          {
            op: 'curve',
            control1: [underX, underY - 6],
            control2: [underX - side * 10, underY + 4],
            to: [fromX, fromY],
          },
          { op: 'close' },
        ],
        colour,
      )
    })
  })
  return [makeBlock(x - 4, y - height, 8, height, colour, 4), ...leaves.flat()]
}

const text = makeFace('Nunito', 400, 1.32)
const strong = makeFace('Nunito', 700, 1.28)
const display = makeFace('Fraunces', 700, 1.04, { tracking: -0.025 })

/** The last line of a cover in red, as a picture book has it. */
const lastWords = (title: string) => {
  const words = [...title.matchAll(/\S+/gu)]
  const from = words[Math.ceil(words.length / 2)]?.index
  return words.length >= 3 && from ? [{ start: from, end: title.length, colour: red }] : []
}

/** The first hill behind a statement. */
const near: Hill = [570, 24, 0.4, 1.2, '#98395A']

const arches = ['#FFD98F', '#FFB69A', '#D3BCEF', '#FFC8A8']

/** A picture book: a low sun and soft hills. */
export const sunriseKit: KitSpec = {
  display,
  text,
  strong,
  grounds: sunriseGrounds,
  lit: red,
  scale: 0.96,
  cover: {
    title: [66, 60, 640, 300],
    px: 112,
    subtitle: [72, 372, 600, 90],
    foot: [72, 638, 800, 60],
    footColour: '#FFF3E2',
  },
  titleRuns: lastWords,
  fonts: [display.font, text.font, strong.font],
  art: {
    cover: ({ seed, hasFoot }) => [
      sky,
      ...drawSun(948, 352, 200),
      ...hills.map((hill) => drawHill(hill, seed)),
      ...drawPlant(1085, 640, 480, 5, 170, plum),
      ...[120, 300, 560, 760].flatMap((x, at) =>
        drawPlant(x, 600 - (at % 2) * 20, 52 + (at % 3) * 12, 3, 30, '#98395A'),
      ),
      // As high as what is written on it.
      drawHill([hasFoot ? 612 : 640, 13, 1.2, 1.2, plum], seed),
    ],
    section: ({ seed }) => [
      ...drawSun(1120, 140, 76),
      drawHill([610, 20, 1, 1.2, '#7A2116'], seed),
      drawHill([660, 14, 2, 1.2, plum], seed),
    ],
    statement: ({ seed }) => [
      // Half risen, wherever the land is there.
      makeCircle(1140, heightAt(near, seed, 1140) + 12, 60, '#FFC15A'),
      drawHill(near, seed),
      drawHill([620, 20, 2, 1.1, '#6A2A4C'], seed),
      drawHill([664, 12, 3, 1.2, '#24102A'], seed),
    ],
    quote: ({ seed }) => [drawHill([694, 10, 1, 1.2, '#5A2848'], seed)],
    number: ({ seed }) => [
      ...drawSun(1100, 470, 110),
      drawHill([610, 20, 2, 1.2, '#98395A'], seed),
      drawHill([656, 12, 3, 1.2, '#24102A'], seed),
    ],
    closing: ({ seed }) => [
      ...drawSun(1010, 330, 130),
      ...hills.slice(0, 2).map((hill) => drawHill(hill, seed, [0, 1280, 560])),
      makeBlock(0, 560, 1280, 160, '#FFF3E2'),
    ],
    panel: ({ seed }) => [
      drawHill([640, 18, 1, 1.2, '#98395A'], seed),
      drawHill([676, 12, 2.4, 1.3, '#24102A'], seed),
    ],
    cardsPanel: ({ seed }) => [
      ...drawSun(300, 560, 70),
      drawHill([600, 18, 1, 2, '#7A2116'], seed),
      drawHill([650, 12, 2.4, 2, plum], seed),
    ],
    axis: (y) => [makeBlock(0, y - 2, 1280, 4, '#F7905F')],
    rows: (ys, left, right) =>
      ys.map((y, at) => makeBlock(left, y, right - left, 2, at === 0 ? red : '#EBCDB4')),
    item: (x, y, at) => [
      makeCircle(x + 18, y + 18, 18, ['#FFC15A', '#FF9877', '#BDA0E8'][at % 3] ?? red),
    ],
    steps: (columns) =>
      columns.flatMap(({ x, width }, at) => [
        drawArch(x, 216, width, 264, arches[at % arches.length] ?? '#FFD98F'),
        ...drawPlant(
          x + width / 2,
          480,
          70 + (130 * (at + 1)) / columns.length,
          2 + Math.round((2 * at) / Math.max(1, columns.length - 1)),
          Math.min(width * 0.36, 60 + (24 * at) / Math.max(1, columns.length - 1)),
          '#98395A',
        ),
      ]),
    icons: {
      card: (at) => ({
        size: 50,
        line: plum,
        on: [{ width: 84, fill: ['#FFC15A', '#FF9877', '#BDA0E8'][at % 3] ?? red }],
      }),
      panels: (columns) =>
        columns.map(({ x, width }, at) =>
          drawArch(x, 196, width, 284, arches[at % arches.length] ?? '#FFD98F'),
        ),
      panelY: 348,
      panel: (at) => ({
        size: 112,
        line: at % 3 === 2 ? '#5E3F9E' : red,
        on: [{ width: 172, fill: '#FFFAF0' }],
      }),
    },
  },
}

/** Round at its top, and standing on its foot. */
function drawArch(x: number, y: number, width: number, height: number, colour: string): ShapeBox {
  const radius = Math.min(width / 2, height)
  const handle = radius * 0.5523
  return drawArea(
    [
      { op: 'move', to: [x, y + height] },
      { op: 'line', to: [x, y + radius] },
      {
        op: 'curve',
        control1: [x, y + radius - handle],
        control2: [x + width / 2 - handle, y],
        to: [x + width / 2, y],
      },
      {
        op: 'curve',
        control1: [x + width / 2 + handle, y],
        control2: [x + width, y + radius - handle],
        to: [x + width, y + radius],
      },
      { op: 'line', to: [x + width, y + height] },
      { op: 'close' },
    ],
    colour,
  )
}
