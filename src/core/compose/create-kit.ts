import type { LabelledItem, PointItem } from '../form/form-content.ts'
import type { PointText } from '../form/form-point.ts'
import { makeBlock as drawBlock } from '../theme/make-shape.ts'
import type { BlockText, Composition } from './composition.ts'
import { moveShape } from './draw.ts'
import type { Ground } from '../theme/ground.ts'
import { composeComparison } from './forms/comparison.ts'
import { composePanels, hasOneEach, needRows } from './forms/panels.ts'
import { composeDatedRows } from './forms/dated-rows.ts'
import { composeFigures } from './forms/figures.ts'
import { cardsPanelWidth, composeCards } from './forms/labelled.ts'
import { composePointColumns, fitColumns } from './forms/point-columns.ts'
import { composeRows } from './forms/rows.ts'
import { composeTimeline, fitsAxis } from './forms/timeline.ts'
import { composeCover } from './compose-cover.ts'
import type { KitSpec } from './kit-spec.ts'
import type { Compose, Kit, Room, Scene } from './kit.ts'
import { makeBlock, makeTitle, say, sayFigure } from './make-block.ts'
import { listColumns, margin, right } from './scene-parts.ts'

/** In letters: fewer have room for larger ones above what is drawn. */
const shortStatement = 36

/** Every second one of those of a form that stand one after another: they need not look alike. */
const isOther = ({ turn = 0 }: Scene): boolean => turn % 2 === 1

/** How far down a closing that says one thing alone moves what is drawn: to the foot of the stage. */
const downAlone = 164

/** A name and what is said of it, one below the other. */
const listAll = ({ label, texts }: LabelledItem): PointItem => ({
  texts: label ? [label, ...texts] : texts,
})

/** In the usual rows, whatever else stands before it in its deck. */
const onlyWords = ({ icons: _icons, turn: _turn, ...scene }: Scene): Scene => scene

/** Composes every form in the manner of a theme: its faces, grounds and drawings. */
export function createKit(spec: KitSpec): Kit {
  const { display, text, strong, lit, art, scale } = spec
  const { huge = display, figure = display, cited = huge } = spec
  const left = margin
  const { page, panel, loud } = spec.grounds
  const on = { section: loud, statement: loud, quote: panel, number: loud, cards: loud, ...spec.on }
  const looks = spec.looks ?? {}
  const large = (px: number) => Math.round(px * scale)
  const width = right - left
  const titlePx = spec.titlePx ?? large(66)
  const kicker = (scene: Scene, colour: string) =>
    makeTitle(scene, [left, 58, 1000, 44], { face: strong, px: 26, colour })
  const behind = spec.paper ?? []

  const compose: Compose = {
    cover: (content, scene) => composeCover(spec, content, scene),
    section({ subtitle }, scene) {
      return {
        background: on.section.fill,
        shapes: art.section?.(scene) ?? [],
        blocks: [
          makeTitle(
            scene,
            [left, 280, 780, 300],
            { face: huge, px: large(116), colour: on.section.ink },
            { anchor: 'bottom' },
          ),
          makeBlock(
            [left, 600, 780, 70],
            [say(subtitle, { face: text, px: 30, colour: on.section.mute })],
          ),
        ],
      }
    },
    statement({ sentence, more }, scene) {
      const isShort = !more && sentence.text.length <= shortStatement
      return {
        background: on.statement.fill,
        shapes: art.statement?.(scene) ?? [],
        blocks: [
          kicker(scene, on.statement.accent),
          makeBlock(
            [left, 136, 1120, 400],
            [
              say(sentence, {
                face: huge,
                px: large(isShort ? 132 : 108),
                colour: on.statement.ink,
              }),
              say(more, { face: text, px: 34, colour: on.statement.mute, gap: 28, holds: 0.8 }),
            ],
            { isBalanced: true },
          ),
        ],
      }
    },
    quote({ words, author }, scene) {
      const isShort = words.text.length <= shortStatement
      return {
        background: on.quote.fill,
        shapes: [
          ...(art.quote?.(scene) ?? []),
          ...(author ? [drawBlock(left, 606, 56, 4, on.quote.accent)] : []),
        ],
        blocks: [
          kicker(scene, on.quote.mute),
          makeBlock(
            [left, 148, 1040, 430],
            [
              say(words, {
                face: cited,
                px: large(isShort ? 132 : 100),
                colour: on.quote.ink,
                hang: large(isShort ? 54 : 46),
              }),
            ],
            { isBalanced: true },
          ),
          ...(author ? [makeBlock([left, 624, 1000, 48], [sayAuthor(author, on.quote)])] : []),
        ],
      }
    },
    'big-number'({ item, more }, scene) {
      return {
        background: on.number.fill,
        shapes: art.number?.(scene) ?? [],
        blocks: [
          makeTitle(scene, [left, 58, 860, 100], {
            face: display,
            px: large(44),
            colour: on.number.ink,
          }),
          makeBlock(
            [left, 160, 780, 500],
            [
              sayFigure(item, {
                face: figure,
                px: large(300),
                unitPx: large(112),
                colour: spec.numberColour ?? on.number.ink,
              }),
              say(item.text, { face: text, px: 36, colour: on.number.ink, gap: 8, holds: 0.8 }),
              ...more.map((line) =>
                say(line, { face: text, px: 28, colour: on.number.mute, gap: 18, holds: 0.85 }),
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
          shapes: art.panel?.(scene) ?? [],
          over: art.panelOver?.(scene) ?? [],
        },
        title: { y: 60, px: large(44) },
        hero: {
          y: 150,
          bottom: 600,
          px: large(250),
          unitPx: large(66),
          colour: panel.ink,
          unitColour: panel.accent,
        },
        row: { px: large(88), unitPx: large(42), textPx: 27 },
        ...looks.figures,
      }),
    timeline: (content, scene) => {
      const axis = looks.timeline?.axis ?? 424
      const look = {
        title: { y: 56, px: titlePx },
        axis,
        shapes: [...behind, ...art.axis(axis)],
        above: 200,
        below: 52,
        stem: page.accent,
        marker: { colour: page.accent, radius: 9 },
        date: { px: large(70), colour: page.ink, lastColour: lit },
        textPx: 28,
        ...looks.timeline,
      }
      return isOther(scene) || !fitsAxis(content, scene, look)
        ? composeDatedRows(content, scene, { ...look, behind })
        : composeTimeline(content, scene, look)
    },
    steps(content, scene) {
      const { items } = content
      const areLong = !hasOneEach(items, scene) && needRows(items, scene)
      // Numbered rows have room for whole sentences, which would be small print below drawings.
      return areLong
        ? compose.points({ form: 'points', items: items.map(listAll) }, onlyWords(scene))
        : composePanels(items, scene, { spec, areInOrder: true })
    },
    comparison: (content, scene) =>
      composeComparison(content, scene, {
        grounds: [page, panel],
        kicker: { px: 26, colour: page.accent },
        name: { px: large(84) },
        figure: { px: large(176), unitPx: large(82) },
        rowPx: 30,
        clearance: 56,
        draw: art.split ?? (() => []),
        ...looks.comparison,
      }),
    cards(content, scene) {
      const { items } = content
      if (hasOneEach(items, scene) || (items.length === 3 && !isOther(scene)))
        return composePanels(items, scene, { spec, areInOrder: false })
      return composeCards(content, scene, {
        panel: {
          ground: on.cards,
          shapes: art.cardsPanel?.(scene) ?? [],
          over: art.cardsPanelOver?.(scene) ?? [],
        },
        titlePx: titlePx * 0.94,
        draw: art.item,
        drawn: art.itemHeight ?? 60,
        labelPx: large(48),
        textPx: 28,
      })
    },
    points(content, scene) {
      const { room = { left, right }, turn = 0 }: { room?: Room; turn?: number } = scene
      // One after another, plain points do not look alike.
      if (!scene.room && turn % 3 === 1 && fitColumns(content))
        return composePointColumns(content, scene, { titlePx: titlePx * 2, behind })
      if (!scene.room && turn % 3 === 2) return composeBesidePanel(content, scene)
      const rowX = room.left + 92
      return composeRows(content, scene, {
        title: { x: room.left, y: 56, px: titlePx, width: room.right - room.left },
        rows: {
          top: room.top ?? 214,
          bottom: 668,
          x: room.left,
          textX: rowX,
          width: Math.min(spec.rowsWidth ?? 960, room.right - rowX),
        },
        px: 36,
        ordinal: { px: large(44), colour: (at) => (at === 0 ? lit : page.accent) },
        draw: (ys) => [
          ...behind,
          ...(scene.room ? drawRules(ys, scene.room) : art.rows(ys, left, right)),
        ],
      })
    },
    closing({ first, others }, scene) {
      const columns = listColumns(Math.max(1, others.length), 40, left, right)
      const hasPicture = (scene.pictures ?? 0) > 0
      // What is said alone has the whole height, and what is drawn with it reaches the foot.
      const down = others.length === 0 ? downAlone : 0
      const [x, y, room, height] = looks.closing?.first ?? [left, 116, 640, 300]
      return {
        background: page.fill,
        // A picture takes the place of what is drawn.
        shapes: hasPicture
          ? behind
          : [...behind, ...art.closing(scene).map((shape) => moveShape(shape, 1, down))],
        blocks: [
          makeTitle(scene, [left, 56, 640, 48], {
            face: strong,
            px: 26,
            colour: looks.closing?.kicker ?? page.accent,
          }),
          makeBlock(
            [x, y, room, height + down],
            [say(first, { face: huge, px: looks.closing?.px ?? large(86), colour: page.ink })],
            { isBalanced: true, ...(others.length === 0 && { anchor: 'middle' }) },
          ),
          ...others.map((line, at) => {
            // Beside a picture they stand one below another.
            const { x: from, width: own } = (hasPicture ? null : columns[at]) ?? {
              x: left,
              width,
            }
            const rowY = hasPicture ? 668 - (others.length - at) * 62 : null
            return makeBlock(
              [from, rowY ?? looks.closing?.others ?? 590, own, rowY ? 56 : 96],
              [say(line, { face: text, px: 30, colour: page.ink })],
              { team: 'others', isBalanced: true },
            )
          }),
        ],
      }
    },
  }

  /** Their title stands on the panel of cards, and they in rows beside it. */
  function composeBesidePanel(
    content: Parameters<Compose['points']>[0],
    scene: Scene,
  ): Composition {
    const { shapes, icons, blocks } = compose.points(content, {
      ...scene,
      room: { left: cardsPanelWidth + 96, right, top: 92 },
    })
    const rows = blocks.slice(1)
    return {
      background: on.cards.fill,
      shapes: [
        ...(art.cardsPanel?.(scene) ?? []),
        drawBlock(cardsPanelWidth, 0, 1280 - cardsPanelWidth, 720, page.fill),
        ...(art.cardsPanelOver?.(scene) ?? []),
        ...shapes.filter((shape) => !behind.includes(shape)),
      ],
      ...(icons && { icons }),
      blocks: [
        makeTitle(scene, [left, 72, cardsPanelWidth - left - 32, 400], {
          face: display,
          px: titlePx * 0.94,
          colour: on.cards.ink,
        }),
        ...rows,
      ],
    }
  }

  /** Beside a picture nothing else is drawn than what parts the rows. */
  const drawRules = (ys: readonly number[], room: Room) =>
    ys.map((y, at) =>
      drawBlock(
        room.left,
        y,
        room.right - room.left,
        at === 0 ? 3 : 1.5,
        at === 0 ? lit : page.line,
      ),
    )

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
    titlePx,
    scale,
    fonts: spec.fonts,
    grounds: spec.grounds,
    icon: art.icons.card,
    lit,
    ...(spec.paper && { paper: spec.paper }),
    compose,
  }
}
