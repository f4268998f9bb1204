import type { ShapeBox } from '../../layout/boxes.ts'
import { makeBlock } from '../../theme/make-shape.ts'
import { paperGrounds } from '../../theme/paper.ts'
import type { BlockRun, Face } from '../composition.ts'
import type { KitSpec } from '../kit-spec.ts'
import { makeFace } from './make-face.ts'
import { drawCup, drawRings } from './rings.ts'

const serif = (leading: number, italic = false, tracking = -0.012): Face =>
  makeFace('Instrument Serif', 400, leading, { italic, tracking })
const text = makeFace('Figtree', 400, 1.3)
const strong = makeFace('Figtree', 700, 1.3)

const { page, panel } = paperGrounds
const brick = page.accent
const amber = panel.accent
const blush = '#F7D9C2'
/** The panel with large words on it. */
const dark = { ...panel, ink: '#F7E3C0', accent: '#CBB190' }

/** The last words of a title lean, in the accent: from its last small word on, or its last one. */
function leanEnd(title: string): BlockRun[] {
  const words = [...title.matchAll(/\S+/gu)]
  if (words.length < 3) return []
  const small = words.findLastIndex(
    ({ 0: word }, at) =>
      at >= words.length / 2 - 0.5 && at > 0 && at < words.length - 1 && word.length <= 3,
  )
  const from = words[small > 0 ? small : words.length - 1]?.index ?? 0
  return [{ start: from, end: title.length, face: serif(1.01, true), colour: brick }]
}

/** A row of saucers, fuller from one to the next. */
function drawSaucers(columns: readonly { x: number; width: number }[], seed: number): ShapeBox[] {
  const size = Math.min(0.36, (columns[0]?.width ?? 0) / 960)
  return columns.flatMap(({ x, width }, at) => [
    makeBlock(x, 206, width, 264, '#EADFCB'),
    ...drawCup(x + width / 2, 338, size, seed + at, (at + 1) / columns.length),
  ])
}

/** A cup of coffee and a book: rings, warm paper, one colour of brick. */
export const paperKit: KitSpec = {
  display: serif(1),
  huge: serif(1.02),
  figure: serif(0.98, false, -0.025),
  cited: serif(1.02, true),
  text,
  strong,
  grounds: paperGrounds,
  on: { statement: dark, quote: { ...dark, accent: amber }, number: dark },
  lit: brick,
  titlePx: 84,
  scale: 1.12,
  cover: {
    title: [72, 66, 600, 392],
    px: 124,
    subtitle: [74, 476, 540, 92],
    foot: [74, 594, 560, 100],
    footAnchor: 'top',
  },
  rowsWidth: 1000,
  looks: {
    figures: {
      title: { y: 62, px: 52 },
      hero: {
        y: 190,
        bottom: 668,
        px: 248,
        unitPx: 78,
        colour: dark.ink,
        unitColour: dark.ink,
        isItalic: true,
      },
      row: { px: 92, unitPx: 46, textPx: 28 },
    },
    timeline: {
      title: { y: 58, px: 84 },
      axis: 444,
      above: 206,
      below: 26,
      stem: brick,
      marker: { colour: brick, radius: 8.5 },
      date: { px: 80, colour: page.ink, lastColour: brick },
    },
    closing: { kicker: brick, first: [64, 120, 690, 400], px: 100, others: 574 },
  },
  titleRuns: leanEnd,
  fonts: [serif(1).font, serif(1, true).font, text.font, strong.font],
  art: {
    cover: ({ seed, hasFoot }) => [
      ...drawCup(985, 350, 1, seed),
      ...(hasFoot ? [makeBlock(74, 578, 64, 3, brick)] : []),
    ],
    section: () => drawRings(1200, 80, blush, 10, 62, 90),
    statement: () => drawRings(1180, 720, amber, 11, 52),
    quote: () => drawRings(1236, 112, amber, 10, 44, 44),
    number: () => drawRings(1120, 600, amber, 11, 52),
    closing: ({ seed }) => drawCup(1090, 250, 0.62, seed),
    panel: () => drawRings(560, 690, amber),
    cardsPanel: () => drawRings(40, 720, blush, 7, 52, 70),
    axis: (y) => [makeBlock(0, y - 1, 1280, 2, '#3A2317')],
    rows: (ys, left, right) =>
      ys.map((y, at) =>
        makeBlock(left, y, right - left, at === 0 ? 2 : 1.5, at === 0 ? '#3A2317' : page.line),
      ),
    item: (x, y) => [makeBlock(x, y + 8, 48, 3, brick)],
    itemHeight: 34,
    steps: drawSaucers,
    icons: {
      card: () => ({ size: 84, line: brick }),
      panels: (columns) => columns.map(({ x, width }) => makeBlock(x, 206, width, 264, '#EADFCB')),
      panelY: 338,
      // On a saucer, as the cups are.
      panel: () => ({
        size: 112,
        line: brick,
        on: [
          { width: 212, fill: '#DFD0B6' },
          { width: 172, fill: '#FBF7EE' },
        ],
      }),
    },
  },
}
