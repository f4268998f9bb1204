import type { LabelledItem } from '../form/form-content.ts'
import type { PointText } from '../form/form-point.ts'
import type { Font } from '../layout/text-metrics.ts'
import type { ShapeBox } from '../layout/boxes.ts'
import { makeBlock as drawBlock } from '../theme/make-shape.ts'
import type { BlockText, Composition, Face } from './composition.ts'
import type { Ground } from '../theme/ground.ts'
import { composeComparison } from './forms/comparison.ts'
import { composeFigures } from './forms/figures.ts'
import { composeCards, sayLabelled } from './forms/labelled.ts'
import { composeRows } from './forms/rows.ts'
import { composeTimeline } from './forms/timeline.ts'
import type { Compose, Kit, Scene } from './kit.ts'
import { makeBlock, makeTitle, say, sayFigure } from './make-block.ts'
import { listColumns, margin, right } from './scene-parts.ts'

type Shapes = readonly ShapeBox[]
type Frame = readonly [x: number, y: number, width: number, height: number]

/** What a theme draws for each form. What it leaves out stays empty. */
export type Art = {
  cover: (scene: Scene) => Shapes
  section?: (scene: Scene) => Shapes
  statement?: (scene: Scene) => Shapes
  quote?: (scene: Scene) => Shapes
  number?: (scene: Scene) => Shapes
  closing?: (scene: Scene) => Shapes
  /** On the panel of figures, from x 0 to 612. */
  panel?: (scene: Scene) => Shapes
  /** The same, over where the panel meets the page. */
  panelOver?: (scene: Scene) => Shapes
  /** On the panel of cards, from x 0 to 424. */
  cardsPanel?: (scene: Scene) => Shapes
  axis: (y: number) => Shapes
  split?: (x: number) => Shapes
  rows: (ys: readonly number[], left: number, right: number) => Shapes
  /** Above a card or a step. */
  item: (x: number, y: number, at: number) => Shapes
  /** For the steps of this many columns. */
  steps: (columns: readonly { x: number; width: number }[]) => Shapes
}

export type KitSpec = {
  display: Face
  /** Covers, statements, quotations. */
  huge?: Face
  figure?: Face
  text: Face
  strong: Face
  grounds: { page: Ground; panel: Ground; loud: Ground; hero?: Ground }
  lit: string
  paper?: Shapes
  /** A factor on all large sizes, by how large the face looks. */
  scale: number
  cover: {
    title: Frame
    px: number
    subtitle: Frame
    foot: Frame
    anchor?: 'top' | 'bottom'
    subtitleColour?: string
    footColour?: string
    /** The subtitle stands in its own frame, wherever the title ends. */
    isFree?: boolean
  }
  /** Of the words of a row. */
  rowsWidth?: number
  art: Art
  fonts: readonly Font[]
  /** What of a title looks otherwise. */
  titleRuns?: (title: string) => BlockText['runs']
}

/** Composes every form in the manner of a theme: its faces, grounds and drawings. */
export function createKit(spec: KitSpec): Kit {
  const { display, text, strong, lit, art, scale } = spec
  const { huge = display, figure = display } = spec
  const left = margin
  const { page, panel, loud, hero = loud } = spec.grounds
  const large = (px: number) => Math.round(px * scale)
  const width = right - left
  const runsOf = (title: string) => {
    const runs = spec.titleRuns?.(title)
    return runs && runs.length > 0 ? { runs } : {}
  }
  const title = (scene: Scene, frame: Frame, px: number, colour: string) =>
    makeTitle(scene, frame, { face: display, px: large(px), colour, ...runsOf(scene.title) })
  const kicker = (scene: Scene, colour: string) =>
    makeTitle(scene, [left, 58, 1000, 44], { face: strong, px: 26, colour })
  const behind = spec.paper ?? []

  const compose: Compose = {
    cover({ subtitle, foot }, scene) {
      const { cover } = spec
      return {
        background: page.fill,
        shapes: [...behind, ...art.cover(scene)],
        blocks: [
          makeTitle(
            scene,
            cover.title,
            { face: huge, px: cover.px, colour: page.ink, ...runsOf(scene.title) },
            { anchor: cover.anchor ?? 'top' },
          ),
          makeBlock(
            cover.subtitle,
            [say(subtitle, { face: text, px: 30, colour: cover.subtitleColour ?? page.ink })],
            cover.anchor === 'bottom' || cover.isFree ? {} : { follows: 32 },
          ),
          ...(foot.length > 0
            ? [
                makeBlock(
                  cover.foot,
                  foot.map((line) =>
                    say(line, { face: text, px: 20, colour: cover.footColour ?? page.mute }),
                  ),
                  { anchor: 'bottom' },
                ),
              ]
            : []),
        ],
      }
    },
    section({ subtitle }, scene) {
      return {
        background: loud.fill,
        shapes: art.section?.(scene) ?? [],
        blocks: [
          makeTitle(
            scene,
            [left, 280, 820, 300],
            { face: huge, px: large(116), colour: loud.ink },
            { anchor: 'bottom' },
          ),
          makeBlock(
            [left, 600, 820, 70],
            [say(subtitle, { face: text, px: 30, colour: loud.mute })],
          ),
        ],
      }
    },
    statement({ sentence, more }, scene) {
      return {
        background: hero.fill,
        shapes: art.statement?.(scene) ?? [],
        blocks: [
          kicker(scene, hero.accent),
          makeBlock(
            [left, 136, 1120, 400],
            [
              say(sentence, { face: huge, px: large(108), colour: hero.ink }),
              say(more, { face: text, px: 34, colour: hero.mute, gap: 28 }),
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
          ...(art.quote?.(scene) ?? []),
          ...(author ? [drawBlock(left, 606, 56, 4, panel.accent)] : []),
        ],
        blocks: [
          kicker(scene, panel.mute),
          makeBlock(
            [left, 148, 1040, 430],
            [say(words, { face: huge, px: large(100), colour: panel.ink, hang: large(46) })],
          ),
          ...(author ? [makeBlock([left, 624, 1000, 48], [sayAuthor(author, panel)])] : []),
        ],
      }
    },
    'big-number'({ item, more }, scene) {
      return {
        background: hero.fill,
        shapes: art.number?.(scene) ?? [],
        blocks: [
          makeTitle(scene, [left, 58, 860, 100], {
            face: display,
            px: large(44),
            colour: hero.ink,
          }),
          makeBlock(
            [left, 160, 780, 500],
            [
              sayFigure(item, {
                face: figure,
                px: large(300),
                unitPx: large(112),
                colour: hero.ink,
              }),
              say(item.text, { face: text, px: 36, colour: hero.ink, gap: 8 }),
              ...more.map((line) => say(line, { face: text, px: 28, colour: hero.mute, gap: 18 })),
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
          shapes: art.panel?.(scene) ?? [],
          over: art.panelOver?.(scene) ?? [],
        },
        title: { y: 60, px: large(44) },
        hero: {
          y: 150,
          bottom: 668,
          px: large(250),
          unitPx: large(66),
          colour: panel.ink,
          unitColour: panel.accent,
        },
        row: { px: large(94), unitPx: large(44), textPx: 26 },
      }),
    timeline: (content, scene) =>
      composeTimeline(content, scene, {
        title: { y: 56, px: large(66) },
        axis: 424,
        shapes: [...behind, ...art.axis(424)],
        above: 200,
        below: 52,
        stem: page.accent,
        marker: { colour: page.accent, radius: 9 },
        date: { px: large(70), colour: page.ink, lastColour: lit },
        textPx: 25,
      }),
    steps: ({ items }, scene) => composePanels(items, scene),
    comparison: (content, scene) =>
      composeComparison(content, scene, {
        grounds: [page, panel],
        kicker: { px: 26, colour: page.accent },
        name: { px: large(84) },
        figure: { px: large(176), unitPx: large(82) },
        rowPx: 27,
        draw: art.split ?? (() => []),
      }),
    cards: (content, scene) =>
      content.items.length === 3
        ? composePanels(content.items, scene)
        : composeCards(content, scene, {
            panel: { ground: loud, shapes: art.cardsPanel?.(scene) ?? [] },
            titlePx: large(62),
            draw: art.item,
            drawn: 60,
            labelPx: large(48),
            textPx: 26,
          }),
    points: (content, scene) =>
      composeRows(content, scene, {
        title: { y: 56, px: large(66), width },
        rows: { top: 214, bottom: 668, x: left, textX: left + 92, width: spec.rowsWidth ?? 960 },
        px: 36,
        ordinal: { px: large(44), colour: (at) => (at === 0 ? lit : page.accent) },
        draw: (ys) => [...behind, ...art.rows(ys, left, right)],
      }),
    closing({ first, others }, scene) {
      const columns = listColumns(Math.max(1, others.length), 40, left, right)
      return {
        background: page.fill,
        shapes: [...behind, ...(art.closing ?? art.cover)(scene)],
        blocks: [
          makeTitle(scene, [left, 56, 640, 48], { face: strong, px: 26, colour: page.accent }),
          makeBlock(
            [left, 116, 640, 300],
            [say(first, { face: huge, px: large(86), colour: page.ink })],
            { isBalanced: true },
          ),
          ...others.map((line, at) => {
            const { x = 0, width: room = 0 } = columns[at] ?? {}
            return makeBlock(
              [x, 590, room, 96],
              [say(line, { face: text, px: 27, colour: page.ink })],
              { team: 'others' },
            )
          }),
        ],
      }
    },
  }

  /** Each under a drawing of its own, all in one row. */
  function composePanels(items: readonly LabelledItem[], scene: Scene): Composition {
    const columns = listColumns(items.length, 32, left, right)
    return {
      background: page.fill,
      shapes: [...behind, ...art.steps(columns)],
      blocks: [
        title(scene, [left, 56, width, 130], 66, page.ink),
        ...items.map((item, at) => {
          const { x = 0, width: room = 0 } = columns[at] ?? {}
          return makeBlock(
            [x, 496, room - 8, 186],
            sayLabelled(item, scene, page, { labelPx: large(46), textPx: 26 }),
            { team: 'steps' },
          )
        }),
      ],
    }
  }

  /** The name is what one looks for; where it was said comes after the first comma. */
  function sayAuthor(author: PointText, ground: Ground): BlockText | null {
    const comma = author.text.indexOf(',')
    const end = comma > 0 ? comma : author.text.length
    return say(author, {
      face: text,
      px: 27,
      colour: ground.mute,
      runs: [{ start: 0, end, face: strong, colour: ground.ink }],
    })
  }

  return {
    faces: { display, figure, text, strong },
    titlePx: large(66),
    scale,
    fonts: spec.fonts,
    grounds: spec.grounds,
    lit,
    ...(spec.paper && { paper: spec.paper }),
    compose,
  }
}
