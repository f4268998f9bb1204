import type { ShapeBox } from '../../layout/boxes.ts'
import { makeBlock, makeOutline, makeRing } from '../../theme/make-shape.ts'
import { blueprintGrounds, squaredPaper } from '../../theme/blueprint.ts'
import type { KitSpec } from '../kit-spec.ts'
import { drawArea, drawLine, type Point, polygon, straight } from '../draw.ts'
import { makeChance } from './make-chance.ts'
import { makeFace } from './make-face.ts'

const ink = '#0A2446'
const line = '#8FC2F5'
const gold = '#FFD166'

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step)

/** A line with arrow heads that says how far it is from one end to the other. */
function drawMeasure([x, y]: Point, length: number, isUpright = false): ShapeBox[] {
  const at = (along: number, across: number): Point =>
    isUpright ? [x + across, y + along] : [x + along, y + across]
  return [
    drawLine(straight(at(0, 0), at(length, 0)), { colour: gold, width: 1.5 }),
    ...[0, length].map((end) =>
      drawLine(straight(at(end, -9), at(end, 9)), { colour: gold, width: 1.5 }),
    ),
    drawArea(polygon([at(0, 0), at(12, -3.5), at(12, 3.5)]), gold),
    drawArea(polygon([at(length, 0), at(length - 12, -3.5), at(length - 12, 3.5)]), gold),
  ]
}

const [cos, sin] = [Math.cos(Math.PI / 6), Math.sin(Math.PI / 6)]

const drawFace = (points: readonly Point[], colour: string): ShapeBox[] => [
  drawArea(polygon(points), colour),
  drawLine(polygon(points), { colour: line, width: 1.2 }),
]

/** A box seen from above and the side, as drawing offices draw it. */
function drawBox(
  [x, y]: Point,
  [width, depth, height]: readonly [number, number, number],
): ShapeBox[] {
  const project = (along: number, across: number, up: number): Point => [
    x + (along - across) * cos,
    y + (along + across) * sin - up,
  ]
  return [
    ...drawFace(
      [
        project(0, depth, 0),
        project(width, depth, 0),
        project(width, depth, height),
        project(0, depth, height),
      ],
      '#123C72',
    ),
    ...drawFace(
      [
        project(width, 0, 0),
        project(width, depth, 0),
        project(width, depth, height),
        project(width, 0, height),
      ],
      '#0C2B54',
    ),
    ...drawFace(
      [
        project(0, 0, height),
        project(width, 0, height),
        project(width, depth, height),
        project(0, depth, height),
      ],
      '#1B4A85',
    ),
  ]
}

/** A row of boxes, taller and lower by chance. */
function drawRacks(seed: number, x: number, y: number, count: number): ShapeBox[] {
  const chance = makeChance(seed)
  return range(0, count - 1, 1).flatMap((at) => {
    const tall = 110 + Math.round(chance() * 140)
    return drawBox([x + at * 62 * cos, y + at * 62 * sin], [62, 96, tall])
  })
}

const target = (x: number, y: number, radius: number): ShapeBox[] => [
  makeRing(x, y, radius, '#8FC2F577', 1.2),
  makeRing(x, y, radius * 0.72, '#8FC2F544', 1.2),
  drawLine(straight([x - radius - 24, y], [x + radius + 24, y]), { colour: '#8FC2F555', width: 1 }),
  drawLine(straight([x, y - radius - 24], [x, y + radius + 24]), { colour: '#8FC2F555', width: 1 }),
]

const text = makeFace('Space Grotesk', 400, 1.3)
const strong = makeFace('JetBrains Mono', 400, 1.25)
const display = makeFace('Space Grotesk', 700, 1.04, { tracking: -0.035 })
const figure = makeFace('JetBrains Mono', 700, 1, { tracking: -0.05 })

/** The drawing office measures its own slide. */
export const blueprintKit: KitSpec = {
  display,
  figure,
  text,
  strong,
  grounds: blueprintGrounds,
  lit: gold,
  paper: squaredPaper,
  scale: 0.9,
  cover: {
    title: [64, 110, 600, 240],
    px: 100,
    subtitle: [64, 400, 460, 130],
    foot: [88, 566, 520, 100],
    footAnchor: 'middle',
  },
  fonts: [text.font, display.font, strong.font, figure.font],
  art: {
    cover: ({ seed, hasFoot }) => [
      ...target(960, 350, 290),
      ...drawRacks(seed, 900, 250, 5),
      ...drawRacks(seed + 9, 780, 320, 5),
      ...drawMeasure([64, 84], 560),
      ...drawMeasure([1216, 200], 300, true),
      ...(hasFoot ? [makeOutline(64, 560, 568, 112, { colour: '#8FC2F588', width: 1.2 })] : []),
    ],
    section: () => [
      makeRing(1040, 220, 180, '#0A244688', 2),
      makeRing(1040, 220, 120, '#0A244655', 2),
      makeBlock(800, 219, 480, 2, '#0A244655'),
      makeBlock(1039, 0, 2, 440, '#0A244655'),
    ],
    statement: () => [
      makeBlock(0, 600, 1280, 2, '#0A244655'),
      ...range(64, 1216, 32).map((x) =>
        makeBlock(x, (x - 64) % 160 === 0 ? 580 : 590, 2, (x - 64) % 160 === 0 ? 20 : 10, ink),
      ),
    ],
    quote: () => target(1120, 560, 110),
    number: () => [
      makeRing(1100, 440, 150, '#0A244666', 2),
      makeRing(1100, 440, 100, '#0A244644', 2),
    ],
    closing: ({ seed }) => [...target(1000, 300, 190), ...drawRacks(seed, 950, 250, 3)],
    panel: () => target(540, 640, 130),
    cardsPanel: () => [
      makeRing(300, 600, 150, '#0A244666', 2),
      makeRing(300, 600, 100, '#0A244644', 2),
    ],
    axis: (y) => [
      makeBlock(0, y - 1, 1280, 2, line),
      ...range(64, 1216, 32).map((x) => makeBlock(x, y - 6, 1, 12, '#8FC2F588')),
    ],
    rows: (ys, left, right) =>
      ys.map((y, at) =>
        makeBlock(left, y, right - left, at === 0 ? 2 : 1.2, at === 0 ? gold : '#8FC2F566'),
      ),
    item: (x, y) => drawMeasure([x, y + 16], 96),
    steps: (columns) =>
      columns.flatMap(({ x, width }, at) => [
        makeOutline(x, 226, width, 236, { colour: '#8FC2F566', width: 1.2 }),
        ...drawBox([x + width / 2, 400], [60, 60, 40 + (100 * (at + 1)) / columns.length]),
      ]),
    icons: {
      card: (at) => ({
        size: 60,
        ...(at === 0 ? { line: gold } : { line: '#FFFFFF', tint: `${line}66` }),
        on: [{ width: 92, corner: 0, line }],
      }),
      panels: (columns) =>
        columns.flatMap(({ x, width }) => [
          makeOutline(x, 226, width, 236, { colour: '#8FC2F566', width: 1.2 }),
          ...target(x + width / 2, 344, Math.min(86, width * 0.38)),
        ]),
      panelY: 344,
      panel: (at, count) => ({
        size: 104,
        ...(at === count - 1 ? { line: gold } : { line: '#FFFFFF', tint: `${line}66` }),
      }),
    },
  },
}
