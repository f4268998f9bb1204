import type { ShapeBox } from '../../layout/boxes.ts'
import { colourOf, type Ground } from '../../theme/ground.ts'
import { makeBlock } from '../../theme/make-shape.ts'
import { modernGrounds } from '../../theme/modern.ts'
import type { Face } from '../composition.ts'
import type { Point } from '../draw.ts'
import type { KitSpec } from '../kit-spec.ts'
import { makeFace } from './make-face.ts'
import { drawBand, drawComb, drawRoll, drawRun, ribbonColours } from './ribbon.ts'

const face = (weight: 400 | 700, leading: number, tracking = 0): Face =>
  makeFace('Schibsted Grotesk', weight, leading, { tracking })

const { page, panel, loud } = modernGrounds
const night = colourOf(page)
const lit = colourOf(loud)
const blue = page.accent
const onBlue: Ground = {
  fill: { kind: 'solid', colour: blue },
  ink: night,
  mute: '#22345C',
  accent: night,
  line: '#5476BE',
}

/** One ribbon runs through the talk: rolled up on the cover, it unrolls and does one job on each slide. */
export const modernKit: KitSpec = {
  display: face(700, 1, -0.032),
  huge: face(700, 0.97, -0.046),
  figure: face(700, 0.97, -0.046),
  text: face(400, 1.28),
  strong: face(700, 1.2, -0.005),
  grounds: modernGrounds,
  on: {
    section: onBlue,
    statement: { ...page, accent: lit },
    quote: loud,
    number: page,
    cards: onBlue,
  },
  numberColour: lit,
  lit,
  titlePx: 64,
  scale: 1,
  cover: {
    title: [64, 68, 540, 384],
    px: 128,
    subtitle: [64, 474, 520, 92],
    foot: [64, 578, 580, 100],
  },
  rowsWidth: 900,
  looks: {
    figures: {
      title: { y: 60, px: 42 },
      hero: { y: 112, bottom: 490, px: 268, unitPx: 60, colour: lit, unitColour: page.ink },
      row: { px: 92, unitPx: 44, textPx: 27 },
    },
    timeline: { axis: 398, above: 196, below: 104, marker: { colour: page.ink, radius: 9.5 } },
    comparison: { grounds: [page, onBlue], kicker: { px: 26, colour: lit }, clearance: 112 },
    closing: { kicker: lit, first: [64, 116, 640, 262], px: 82, others: 580 },
  },
  fonts: [face(400, 1).font, face(700, 1).font],
  art: {
    cover: ({ seed }) =>
      drawRoll({
        cx: 938,
        cy: 350 - (seed % 4) * 32,
        radius: 150 - (seed % 3) * 14,
        scale: 1.1,
        tail: 'right',
        ground: night,
      }),
    section: () => bend([0, 96], [1040, 96], [1040, 720], { radius: 190, scale: 1.1, ink: night }),
    statement: () => drawBand([0, 560], [1280, 560], 0.8),
    quote: () => bend([1076, 720], [1076, 396], [1280, 396], { radius: 170, scale: 1, ink: night }),
    number: () => bend([1280, 110], [1010, 110], [1010, 720], { radius: 190, scale: 1 }),
    closing: () =>
      drawRoll({ cx: 980, cy: 296, radius: 100, scale: 1, tail: 'left', ground: night }),
    panel: () => bend([0, 500], [548, 500], [548, 720], { radius: 184, scale: 1.1 }),
    cardsPanel: () =>
      bend([0, 566], [318, 566], [318, 720], { radius: 110, scale: 0.62, ink: night }),
    cardsPanelOver: () => upright([424, 720], [424, 0], 0.3),
    axis: (y) => drawBand([0, y - 6], [1280, y - 6], 0.5),
    split: (x) => upright([x, 0], [x, 720], 0.5),
    rows: drawComb,
    item: (x, y, at) => [
      makeBlock(x, y + 6, 56, 8, at === 0 ? lit : (ribbonColours[Math.min(at, 3)] ?? blue)),
    ],
    itemHeight: 40,
    steps: drawWindows,
    icons: {
      card: (at) => ({ size: 84, line: at === 0 ? lit : blue }),
      panels: (columns) =>
        columns.flatMap(({ x, width }, at) => [
          makeBlock(x, 212, width, 262, panel.fill),
          makeBlock(x, 462, width, 12, at === columns.length - 1 ? lit : blue),
        ]),
      panelY: 337,
      panel: (at, count) => ({ size: 124, line: at === count - 1 ? lit : blue }),
    },
  },
}

function bend(
  from: Point,
  corner: Point,
  to: Point,
  how: { radius: number; scale: number; ink?: string },
): ShapeBox[] {
  return drawRun({ points: [from, corner, to], ...how })
}

function upright(from: Point, to: Point, scale: number): ShapeBox[] {
  return drawRun({ points: [from, to], radius: 0, scale })
}

/** Windows in a row, through which one sees the ribbon climb from step to step. */
function drawWindows(columns: readonly { x: number; width: number }[]): ShapeBox[] {
  const [top, height] = [212, 262]
  const rise = 168 / columns.length
  const levels = columns.map((_, at) => 424 - rise * (at + 0.5))
  const way = columns.flatMap(({ x, width }, at): Point[] => {
    const level = levels[at] ?? 0
    const next = levels[at + 1] ?? level - rise
    const middle = x + width * 0.62
    return [...(at === 0 ? [[x - 40, level] as const] : []), [middle, level], [middle, next]]
  })
  const last = columns.at(-1)
  const end: Point = [(last?.x ?? 0) + (last?.width ?? 0) + 40, way.at(-1)?.[1] ?? 0]
  const gaps = [0, ...columns.map(({ x, width }) => x + width)]
  return [
    ...columns.map(({ x, width }) => makeBlock(x, top, width, height, panel.fill)),
    ...drawRun({ points: [...way, end], radius: Math.min(36, rise / 2), scale: 0.26 }),
    // What is between the windows is wall.
    ...gaps.map((from, at) =>
      makeBlock(from, top - 60, (columns[at]?.x ?? 1280) - from, height + 120, night),
    ),
    makeBlock(0, top - 120, 1280, 120, night),
    makeBlock(0, top + height, 1280, 120, night),
  ]
}
