import { makeBlock as drawBlock } from '../../theme/make-shape.ts'
import { paperGrounds } from '../../theme/paper.ts'
import type { LabelledItem } from '../../form/form-content.ts'
import type { BlockRun, Composition, Face } from '../composition.ts'
import { composeCards, sayLabelled } from '../forms/labelled.ts'
import { composeComparison } from '../forms/comparison.ts'
import { composeFigures } from '../forms/figures.ts'
import { composeRows } from '../forms/rows.ts'
import { composeTimeline } from '../forms/timeline.ts'
import type { Compose, Kit, Scene } from '../kit.ts'
import { makeBlock, makeTitle, say, sayFigure } from '../make-block.ts'
import { listColumns, right } from '../scene-parts.ts'
import { drawCup, drawRings } from './rings.ts'

const serif = (leading: number, italic = false, tracking = -0.012): Face => ({
  font: { family: 'Instrument Serif', weight: 400, italic, tracking },
  leading,
})
const sans = (weight: 400 | 700 = 400): Face => ({
  font: { family: 'Figtree', weight, italic: false },
  leading: 1.3,
})

const brick = '#B8432A'
const coffee = '#3A2317'
const cream = '#F7E3C0'
const { page, panel, loud: onBrick } = paperGrounds

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

const compose: Compose = {
  cover({ subtitle, foot }, scene) {
    return {
      background: page.fill,
      shapes: [
        ...drawCup(985, 350, 1, scene.seed),
        ...(foot.length > 0 ? [drawBlock(72, 620, 64, 3, brick)] : []),
      ],
      blocks: [
        makeTitle(scene, [72, 66, 600, 392], {
          face: serif(1.01),
          px: 124,
          colour: page.ink,
          runs: leanEnd(scene.title),
        }),
        makeBlock(
          [74, 484, 520, 120],
          [say(subtitle, { face: sans(), px: 29, colour: page.ink })],
          { follows: 30 },
        ),
        ...(foot.length > 0
          ? [
              makeBlock(
                [74, 634, 560, 54],
                foot.map((text) => say(text, { face: sans(), px: 20, colour: page.mute })),
              ),
            ]
          : []),
      ],
    }
  },
  section({ subtitle }, scene) {
    return {
      background: onBrick.fill,
      shapes: drawRings(1200, 80, '#F7D9C2', 10, 62, 90),
      blocks: [
        makeTitle(
          scene,
          [72, 260, 900, 320],
          { face: serif(1), px: 124, colour: onBrick.ink },
          { anchor: 'bottom' },
        ),
        makeBlock(
          [74, 604, 900, 70],
          [say(subtitle, { face: sans(), px: 30, colour: onBrick.mute })],
        ),
      ],
    }
  },
  statement({ sentence, more }, scene) {
    return {
      background: panel.fill,
      shapes: drawRings(1180, 720, '#D89B5A', 11, 52),
      blocks: [
        makeTitle(scene, [72, 58, 1000, 44], { face: sans(), px: 24, colour: '#CBB190' }),
        makeBlock(
          [72, 150, 1090, 490],
          [
            say(sentence, { face: serif(1.02), px: 120, colour: cream }),
            say(more, { face: sans(), px: 32, colour: panel.mute, gap: 30 }),
          ],
          { isBalanced: true },
        ),
      ],
    }
  },
  quote({ words, author }, scene) {
    return {
      background: panel.fill,
      shapes: [
        ...drawRings(1236, 112, '#D89B5A', 10, 44, 44),
        ...(author ? [drawBlock(76, 598, 56, 3, '#D89B5A')] : []),
      ],
      blocks: [
        makeTitle(scene, [74, 58, 1000, 44], { face: sans(), px: 24, colour: '#CBB190' }),
        makeBlock(
          [76, 170, 1090, 400],
          [say(words, { face: serif(1.02, true), px: 104, colour: cream, hang: 44 })],
        ),
        ...(author
          ? [
              makeBlock(
                [76, 616, 1000, 48],
                [
                  say(author, {
                    face: sans(),
                    px: 27,
                    colour: '#CBB190',
                    runs: [
                      {
                        start: 0,
                        end: author.text.includes(',')
                          ? author.text.indexOf(',')
                          : author.text.length,
                        face: sans(700),
                        colour: '#F5EFE3',
                      },
                    ],
                  }),
                ],
              ),
            ]
          : []),
      ],
    }
  },
  'big-number'({ item, more }, scene) {
    return {
      background: panel.fill,
      shapes: drawRings(1120, 600, '#D89B5A', 11, 52),
      blocks: [
        makeTitle(scene, [72, 60, 1000, 80], { face: serif(1), px: 52, colour: panel.ink }),
        makeBlock(
          [68, 160, 1100, 500],
          [
            sayFigure(item, {
              face: serif(0.98, false, -0.035),
              px: 320,
              unitPx: 130,
              unitFace: serif(1, true),
              colour: cream,
            }),
            say(item.text, { face: sans(), px: 36, colour: panel.mute, gap: 6 }),
            ...more.map((text) => say(text, { face: sans(), px: 28, colour: panel.mute, gap: 16 })),
          ],
        ),
      ],
    }
  },
  figures: (content, scene) =>
    composeFigures(content, scene, {
      panel: { width: 612, ground: panel, shapes: drawRings(560, 690, '#D89B5A') },
      title: { y: 62, px: 52 },
      hero: {
        y: 190,
        bottom: 668,
        px: 248,
        unitPx: 78,
        colour: cream,
        unitColour: cream,
        isItalic: true,
      },
      row: { px: 92, unitPx: 46, textPx: 26 },
    }),
  timeline: (content, scene) =>
    composeTimeline(content, scene, {
      title: { y: 58, px: 84 },
      axis: 444,
      shapes: [drawBlock(0, 443, 1280, 2, coffee)],
      above: 206,
      below: 26,
      stem: brick,
      marker: { colour: brick, radius: 8.5 },
      date: { px: 80, colour: page.ink, lastColour: brick },
      textPx: 25,
    }),
  steps: ({ items }, scene) => composeSaucers(items, scene),
  comparison: (content, scene) =>
    composeComparison(content, scene, {
      grounds: [page, panel],
      kicker: { px: 24, colour: brick },
      name: { px: 100 },
      figure: { px: 168, unitPx: 92 },
      rowPx: 26,
      draw: () => [],
    }),
  cards: (content, scene) =>
    content.items.length === 3
      ? composeSaucers(content.items, scene)
      : composeCards(content, scene, {
          panel: { ground: onBrick, shapes: drawRings(40, 720, '#F7D9C2', 7, 52, 70) },
          titlePx: 72,
          draw: (x, y) => [drawBlock(x, y + 8, 48, 3, brick)],
          drawn: 34,
          labelPx: 54,
          textPx: 26,
        }),
  points: (content, scene) =>
    composeRows(content, scene, {
      title: { y: 58, px: 84, width: 1130 },
      rows: { top: 214, bottom: 668, x: 72, textX: 160, width: 1000 },
      px: 35,
      ordinal: { px: 48, colour: () => brick },
      draw: (ys) =>
        ys.map((y, at) =>
          drawBlock(72, y, 1136, at === 0 ? 2 : 1.5, at === 0 ? coffee : page.line),
        ),
    }),
  closing({ first, others }, scene) {
    const columns = listColumns(Math.max(1, others.length), 40, 72, right)
    return {
      background: page.fill,
      shapes: [
        ...drawCup(1090, 250, 0.62, scene.seed),
        ...columns
          .slice(0, others.length)
          .map(({ x, width }) => drawBlock(x, 552, width, 1.5, page.line)),
      ],
      blocks: [
        makeTitle(scene, [74, 58, 640, 48], { face: sans(700), px: 24, colour: brick }),
        makeBlock(
          [72, 120, 690, 400],
          [say(first, { face: serif(1.02), px: 100, colour: page.ink })],
          { isBalanced: true },
        ),
        ...others.map((text, at) => {
          const { x = 0, width = 0 } = columns[at] ?? {}
          return makeBlock(
            [x, 574, width, 104],
            [say(text, { face: sans(), px: 27, colour: page.ink })],
            { team: 'others' },
          )
        }),
      ],
    }
  },
}

/** A row of saucers, fuller from one to the next. */
function composeSaucers(items: readonly LabelledItem[], scene: Scene): Composition {
  const columns = listColumns(items.length, 32, 72, 1208)
  const size = Math.min(0.36, (columns[0]?.width ?? 0) / 960)
  return {
    background: page.fill,
    shapes: columns.flatMap(({ x, width }, at) => [
      drawBlock(x, 206, width, 264, '#EADFCB'),
      ...drawCup(x + width / 2, 338, size, scene.seed + at, (at + 1) / columns.length),
    ]),
    blocks: [
      makeTitle(scene, [72, 58, 1130, 130], {
        face: serif(1),
        px: 84,
        colour: page.ink,
        runs: leanEnd(scene.title),
      }),
      ...items.map((item, at) => {
        const { x = 0, width = 0 } = columns[at] ?? {}
        return makeBlock(
          [x, 496, width, 186],
          sayLabelled(item, scene, page, { labelPx: 54, textPx: 26 }),
          { team: 'steps' },
        )
      }),
    ],
  }
}

/** A cup of coffee and a book: rings, warm paper, one colour of brick. */
export const paperKit: Kit = {
  faces: { display: serif(1), figure: serif(1, false, -0.02), text: sans(), strong: sans(700) },
  titlePx: 84,
  scale: 1.16,
  fonts: [serif(1).font, serif(1, true).font, sans().font, sans(700).font],
  grounds: paperGrounds,
  lit: brick,
  compose,
}
