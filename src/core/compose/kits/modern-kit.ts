import { makeBlock as drawBlock } from '../../theme/make-shape.ts'
import { modernGrounds } from '../../theme/modern.ts'
import type { Ground } from '../../theme/ground.ts'
import type { LabelledItem } from '../../form/form-content.ts'
import type { PointText } from '../../form/form-point.ts'
import type { Composition, Face } from '../composition.ts'
import type { Point } from '../draw.ts'
import { composeCards, sayLabelled } from '../forms/labelled.ts'
import { composeComparison } from '../forms/comparison.ts'
import { composeFigures } from '../forms/figures.ts'
import { composeRows } from '../forms/rows.ts'
import { composeTimeline } from '../forms/timeline.ts'
import type { Compose, Kit, Scene } from '../kit.ts'
import { makeBlock, makeTitle, say, sayFigure } from '../make-block.ts'
import { listColumns, margin, right } from '../scene-parts.ts'
import { drawBand, drawComb, drawRoll, drawRun, ribbonColours } from './ribbon.ts'

const face = (weight: 400 | 700, leading: number, tracking = 0): Face => ({
  font: { family: 'Schibsted Grotesk', weight, italic: false, ...(tracking && { tracking }) },
  leading,
})

const night = '#141B29'
const lit = '#FF9A5C'
const blue = '#7DA4FF'
const { page, panel, loud: onLit } = modernGrounds
const onBlue: Ground = {
  fill: { kind: 'solid', colour: blue },
  ink: night,
  mute: '#22345C',
  accent: night,
  line: '#5476BE',
}

const display = face(700, 1, -0.032)
const huge = face(700, 0.95, -0.046)
const kicker = { face: face(700, 1.2, -0.005), px: 26 }

const compose: Compose = {
  cover({ subtitle, foot }, scene) {
    return {
      background: page.fill,
      shapes: drawRoll({ cx: 938, cy: 350, radius: 150, scale: 1.1, tail: 'right', ground: night }),
      blocks: [
        makeTitle(scene, [margin, 68, 560, 384], { face: huge, px: 128, colour: page.ink }),
        makeBlock(
          [margin, 474, 500, 120],
          [say(subtitle, { face: face(400, 1.28), px: 30, colour: page.ink })],
          { follows: 36 },
        ),
        ...(foot.length > 0
          ? [
              makeBlock(
                [margin, 616, 560, 56],
                foot.map((text) => say(text, { face: face(400, 1.28), px: 20, colour: page.mute })),
                { anchor: 'bottom' },
              ),
            ]
          : []),
      ],
    }
  },
  section({ subtitle }, scene) {
    return {
      background: onBlue.fill,
      shapes: drawRun({
        points: [
          [0, 96],
          [1040, 96],
          [1040, 720],
        ],
        radius: 190,
        scale: 1.1,
        ink: night,
      }),
      blocks: [
        makeTitle(
          scene,
          [margin, 300, 780, 280],
          { face: huge, px: 112, colour: night },
          { anchor: 'bottom' },
        ),
        makeBlock(
          [margin, 600, 780, 70],
          [say(subtitle, { face: face(400, 1.28), px: 30, colour: onBlue.mute })],
        ),
      ],
    }
  },
  statement({ sentence, more }, scene) {
    return {
      background: page.fill,
      shapes: drawBand([0, 560], [1280, 560], 0.8),
      blocks: [
        makeTitle(scene, [margin, 58, 1000, 44], { ...kicker, colour: lit }),
        makeBlock(
          [margin, 132, 1130, 400],
          [
            say(sentence, { face: huge, px: 104, colour: page.ink }),
            say(more, { face: face(400, 1.28), px: 34, colour: page.mute, gap: 28 }),
          ],
          { isBalanced: true },
        ),
      ],
    }
  },
  quote({ words, author }, scene) {
    return {
      background: onLit.fill,
      shapes: [
        ...drawRun({
          points: [
            [1076, 720],
            [1076, 396],
            [1280, 396],
          ],
          radius: 170,
          scale: 1,
          ink: night,
        }),
        ...(author ? [drawBlock(margin, 606, 56, 4, night)] : []),
      ],
      blocks: [
        makeTitle(scene, [margin, 58, 1000, 44], { ...kicker, colour: night }),
        makeBlock(
          [margin, 146, 1010, 430],
          [say(words, { face: face(700, 1, -0.046), px: 100, colour: night, hang: 51 })],
        ),
        ...(author ? [makeBlock([margin, 624, 960, 48], [sayAuthor(author, night)])] : []),
      ],
    }
  },
  'big-number'({ item, more }, scene) {
    return {
      background: page.fill,
      shapes: drawRun({
        points: [
          [1280, 110],
          [1010, 110],
          [1010, 720],
        ],
        radius: 190,
        scale: 1,
      }),
      blocks: [
        makeTitle(scene, [margin, 58, 860, 110], { face: display, px: 44, colour: page.ink }),
        makeBlock(
          [margin, 170, 800, 490],
          [
            sayFigure(item, { face: face(700, 0.95, -0.055), px: 300, unitPx: 110, colour: lit }),
            say(item.text, { face: face(400, 1.28), px: 36, colour: page.ink, gap: 10 }),
            ...more.map((text) =>
              say(text, { face: face(400, 1.28), px: 28, colour: page.mute, gap: 18 }),
            ),
          ],
        ),
      ],
    }
  },
  figures: (content, scene) =>
    composeFigures(content, scene, {
      panel: {
        width: 612,
        ground: panel,
        shapes: drawRun({
          points: [
            [0, 500],
            [548, 500],
            [548, 720],
          ],
          radius: 184,
          scale: 1.1,
        }),
      },
      title: { y: 60, px: 42 },
      hero: { y: 112, bottom: 490, px: 268, unitPx: 60, colour: lit, unitColour: page.ink },
      row: { px: 98, unitPx: 44, textPx: 26 },
    }),
  timeline: (content, scene) =>
    composeTimeline(content, scene, {
      title: { y: 56, px: 64 },
      axis: 398,
      shapes: drawBand([0, 392], [1280, 392], 0.5),
      above: 196,
      below: 104,
      stem: blue,
      marker: { colour: page.ink, radius: 9.5 },
      date: { px: 70, colour: page.ink, lastColour: lit },
      textPx: 25,
    }),
  steps: ({ items }, scene) => composeWindows(items, scene),
  comparison: (content, scene) =>
    composeComparison(content, scene, {
      grounds: [page, onBlue],
      kicker: { px: 26, colour: lit },
      name: { px: 78 },
      figure: { px: 190, unitPx: 80 },
      rowPx: 27,
      draw: (split) =>
        drawRun({
          points: [
            [split, 0],
            [split, 720],
          ],
          radius: 0,
          scale: 0.5,
        }),
    }),
  cards: (content, scene) =>
    content.items.length === 3
      ? composeWindows(content.items, scene)
      : composeCards(content, scene, {
          panel: {
            ground: onBlue,
            shapes: [],
            over: drawRun({
              points: [
                [424, 720],
                [424, 0],
              ],
              radius: 0,
              scale: 0.4,
            }),
          },
          titlePx: 60,
          draw: (x, y, at) => [
            drawBlock(x, y + 6, 56, 8, at === 0 ? lit : (ribbonColours[Math.min(at, 3)] ?? blue)),
          ],
          drawn: 40,
          labelPx: 46,
          textPx: 26,
        }),
  points: (content, scene) =>
    composeRows(content, scene, {
      title: { y: 56, px: 64, width: 1080 },
      rows: { top: 212, bottom: 672, x: margin, textX: 152, width: 900 },
      px: 37,
      ordinal: { px: 42, colour: (at) => (at === 0 ? lit : blue) },
      draw: (ys) => drawComb(ys, margin, right),
    }),
  closing({ first, others }, scene) {
    const columns = listColumns(Math.max(1, others.length), 40)
    return {
      background: page.fill,
      shapes: drawRoll({ cx: 980, cy: 296, radius: 100, scale: 1, tail: 'left', ground: night }),
      blocks: [
        makeTitle(scene, [margin, 56, 640, 48], { ...kicker, colour: lit }),
        makeBlock(
          [margin, 116, 680, 262],
          [say(first, { face: face(700, 1, -0.04), px: 82, colour: page.ink })],
          { isBalanced: true },
        ),
        ...others.map((text, at) => {
          const { x = 0, width = 0 } = columns[at] ?? {}
          return makeBlock(
            [x, 580, width, 104],
            [say(text, { face: face(400, 1.28), px: 27, colour: page.ink })],
            { team: 'others' },
          )
        }),
      ],
    }
  },
}

/** Windows in a row, through which one sees the ribbon climb from step to step. */
function composeWindows(items: readonly LabelledItem[], scene: Scene): Composition {
  const columns = listColumns(items.length, 28)
  const [top, height] = [212, 262]
  const rise = 200 / items.length
  const levels = columns.map((_, at) => 432 - rise * (at + 0.5))
  const way = columns.flatMap(({ x, width }, at): Point[] => {
    const level = levels[at] ?? 0
    const next = levels[at + 1] ?? level - rise
    const middle = x + width * 0.62
    return [...(at === 0 ? [[x - 40, level] as const] : []), [middle, level], [middle, next]]
  })
  const last = columns.at(-1)
  const end: Point = [(last?.x ?? 0) + (last?.width ?? 0) + 40, way.at(-1)?.[1] ?? 0]
  const gaps = [0, ...columns.map(({ x, width }) => x + width)]
  return {
    background: page.fill,
    shapes: [
      ...columns.map(({ x, width }) => drawBlock(x, top, width, height, panel.fill)),
      ...drawRun({ points: [...way, end], radius: 36, scale: 0.26 }),
      // What is between the windows is wall.
      ...gaps.map((from, at) =>
        drawBlock(from, top - 60, (columns[at]?.x ?? 1280) - from, height + 120, night),
      ),
      drawBlock(0, top - 120, 1280, 120, night),
      drawBlock(0, top + height, 1280, 120, night),
    ],
    blocks: [
      makeTitle(scene, [margin, 56, right - margin, 130], {
        face: display,
        px: 64,
        colour: page.ink,
      }),
      ...items.map((item, at) => {
        const { x = 0, width = 0 } = columns[at] ?? {}
        return makeBlock(
          [x, 500, width - 8, 184],
          sayLabelled(item, scene, page, { labelPx: 44, textPx: 26 }),
          { team: 'steps' },
        )
      }),
    ],
  }
}

/** The name is what one looks for; where it was said comes after the first comma. */
function sayAuthor(author: PointText, colour: string) {
  const comma = author.text.indexOf(',')
  const end = comma > 0 ? comma : author.text.length
  return say(author, {
    face: face(400, 1.28),
    px: 26,
    colour,
    runs: [{ start: 0, end, face: face(700, 1.28) }],
  })
}

/** One ribbon runs through the talk: rolled up on the cover, it unrolls and does one job on each slide. */
export const modernKit: Kit = {
  faces: {
    display,
    figure: face(700, 1, -0.04),
    text: face(400, 1.28),
    strong: face(700, 1.2),
  },
  titlePx: 64,
  scale: 1,
  fonts: [face(400, 1).font, face(700, 1).font],
  grounds: modernGrounds,
  lit,
  compose,
}
