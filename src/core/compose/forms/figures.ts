import type { FigureItem, FormContent } from '../../form/form-content.ts'
import type { ShapeBox } from '../../layout/boxes.ts'
import { makeBlock as drawBlock } from '../../theme/make-shape.ts'
import type { Block, BlockText, Composition } from '../composition.ts'
import type { Ground } from '../../theme/ground.ts'
import type { Scene } from '../kit.ts'
import { panelAt, type PanelPlace } from '../panel-place.ts'
import { makeBlock, makeTitle, say, sayFigure } from '../make-block.ts'
import { bottom, listColumns, margin, right } from '../scene-parts.ts'

export type FiguresLook = {
  /** Left part of the stage, with the first figure on it. */
  panel: {
    width: number
    ground: Ground
    shapes: readonly ShapeBox[]
    /** Over where it meets the page. */
    over?: readonly ShapeBox[]
  }
  title: { y: number; px: number }
  hero: {
    y: number
    bottom: number
    px: number
    unitPx: number
    colour: string
    unitColour: string
    isItalic?: boolean
  }
  row: { px: number; unitPx: number; textPx: number }
}

type Figures = Extract<FormContent, { form: 'figures' }>

/** The first on a panel, the others in rows beside it; two, five or six are all of one size. */
export function composeFigures({ items }: Figures, scene: Scene, look: FiguresLook): Composition {
  if (items.length === 2) return composePair(items, scene, look)
  // One after another they do not look alike: the panel on the other side, then all of one size.
  const turn = (scene.turn ?? 0) % 3
  return items.length > 4 || turn === 2
    ? composeGrid(items, scene, look)
    : composeHero(items, scene, look, panelAt(look.panel.width, turn === 1))
}

/** Two stand against each other, each on a ground of its own. */
function composePair(items: readonly FigureItem[], scene: Scene, look: FiguresLook): Composition {
  const { kit } = scene
  const grounds = [kit.grounds.page, look.panel.ground]
  return {
    background: kit.grounds.page.fill,
    shapes: [drawBlock(640, 0, 640, 720, look.panel.ground.fill)],
    blocks: [
      makeTitle(scene, [margin, 60, 520, 120], {
        face: kit.faces.display,
        px: look.title.px * 1.2,
        colour: kit.grounds.page.ink,
      }),
      ...items.flatMap((item, at) => {
        const ground = grounds[at] ?? kit.grounds.page
        const x = margin + at * 640
        return [
          makeBlock(
            [x, 210, 512, 260],
            isSign(item)
              ? [
                  sayFigure(item, {
                    face: kit.faces.figure,
                    px: 190,
                    unitPx: 80,
                    colour: at === 0 ? kit.lit : ground.ink,
                  }),
                ]
              : [
                  say(item.figure, {
                    face: kit.faces.figure,
                    px: 190,
                    colour: at === 0 ? kit.lit : ground.ink,
                    oneLine: true,
                  }),
                  say(item.unit, {
                    face: kit.faces.display,
                    px: look.hero.unitPx,
                    colour: ground.ink,
                    gap: hang(item, 190),
                  }),
                ],
            { team: 'figures', anchor: 'bottom' },
          ),
          makeBlock(
            [x, 500, 512, 170],
            [say(item.text, { face: kit.faces.text, px: 32, colour: ground.ink })],
            { team: 'captions' },
          ),
        ].filter(({ texts }) => texts.length > 0)
      }),
    ],
  }
}

/** A comma reaches below its number: what stands there keeps away from it. */
const hang = ({ figure }: FigureItem, px: number): number =>
  /,/u.test(figure?.text ?? '') ? Math.round(px * commaDepth) : 0

/** Of the height of a letter. */
const commaDepth = 0.07

/** In letters. */
const longCaption = 44
/** Of a row, what numbers with their units may have beside words. */
const mostShare = 0.62
/** Between a number and what is said of it. */
const besideQuantity = 22

/** How wide a number is with its unit, about. */
function measureQuantity(
  { quantity }: FigureItem,
  { px, unitPx }: { px: number; unitPx: number },
  { kit, metrics }: Scene,
): number {
  if (!quantity) return 0
  const { text, unitAt } = quantity
  const font = kit.faces.figure.font
  const at = unitAt ?? text.length
  return (
    metrics.measure(text.slice(0, at), font, px) + metrics.measure(text.slice(at), font, unitPx)
  )
}

/** `%` stands with its number; below it, it would look lost. */
const isSign = ({ unit }: FigureItem): boolean => /^[%‰°×x]/u.test(unit?.text ?? '')

const hasLongCaption = ({ text }: FigureItem): boolean => (text?.text.length ?? 0) > longCaption

function composeHero(
  [first, ...others]: readonly FigureItem[],
  scene: Scene,
  look: FiguresLook,
  place: PanelPlace,
): Composition {
  const { kit } = scene
  const { panel, title, hero, row } = look
  const { page } = kit.grounds
  const { x: panelX, width } = place.words
  const { left: rowsFrom, right: rowsTo } = place.beside
  const pitch = (bottom - 60) / others.length
  // A long unit would make all of them small, and short ones leave more room for what is said of them.
  const widest = Math.max(0, ...others.map((item) => measureQuantity(item, row, scene)))
  const share = (widest + besideQuantity) / (rowsTo - rowsFrom)
  const captionX = rowsFrom + (rowsTo - rowsFrom) * Math.min(mostShare, Math.max(0.42, share))
  const italic = hero.isItalic
    ? { font: { ...kit.faces.display.font, italic: true }, leading: kit.faces.display.leading }
    : kit.faces.display
  // Whole sentences beside a number would stand in a narrow column; below it they have the whole row.
  const areStacked = others.some(hasLongCaption) || share > mostShare
  const rows = others.flatMap((item, at): Block[] => {
    const top = 60 + at * pitch
    const box = [0, top + 20, 0, pitch - 40] as const
    if (areStacked)
      return [
        makeBlock(
          [rowsFrom, top + 14, rowsTo - rowsFrom, pitch - 28],
          [
            sayFigure(item, {
              face: kit.faces.figure,
              px: row.px * 0.78,
              unitPx: row.unitPx * 0.78,
              colour: page.ink,
            }),
            say(item.text, { face: kit.faces.text, px: row.textPx, colour: page.ink, gap: 4 }),
          ],
          { anchor: 'middle', team: 'rows' },
        ),
      ]
    return [
      makeBlock(
        [rowsFrom, box[1], item.figure ? captionX - rowsFrom - 20 : rowsTo - rowsFrom, box[3]],
        [
          sayFigure(item, {
            face: kit.faces.figure,
            px: row.px,
            unitPx: row.unitPx,
            colour: page.ink,
          }),
        ],
        { anchor: 'middle', team: 'figures' },
      ),
      makeBlock(
        item.figure
          ? [captionX, box[1], rowsTo - captionX, box[3]]
          : [rowsFrom, box[1], rowsTo - rowsFrom, box[3]],
        [
          say(item.text, {
            face: kit.faces.text,
            px: row.textPx,
            colour: page.ink,
          }),
        ],
        { anchor: 'middle', team: 'captions', isBalanced: true },
      ),
    ].filter(({ texts }) => texts.length > 0)
  })
  return {
    background: panel.ground.fill,
    shapes: [
      ...place.draw(panel.shapes),
      // What is drawn on the panel ends where the panel does.
      drawBlock(place.page.x, 0, place.page.width, 720, page.fill),
      ...place.draw(panel.over ?? []),
      ...others
        .slice(1)
        .map((_, at) =>
          drawBlock(rowsFrom, 60 + (at + 1) * pitch - 1, rowsTo - rowsFrom, 2, page.line),
        ),
    ],
    blocks: [
      makeTitle(scene, [panelX, title.y, width, 100], {
        face: kit.faces.display,
        px: title.px,
        colour: panel.ground.ink,
      }),
      ...(first
        ? [
            makeBlock(
              [panelX, hero.y, width, (hero.bottom - hero.y) * 0.84],
              isSign(first)
                ? [
                    sayFigure(first, {
                      face: kit.faces.figure,
                      px: hero.px,
                      unitPx: hero.px * 0.42,
                      colour: hero.colour,
                      unitColour: hero.unitColour,
                    }),
                  ]
                : [
                    say(first.figure, {
                      face: kit.faces.figure,
                      px: hero.px,
                      colour: hero.colour,
                      oneLine: true,
                    }),
                    say(first.unit, {
                      face: italic,
                      px: hero.unitPx,
                      colour: hero.unitColour,
                      gap: hang(first, hero.px),
                    }),
                  ],
              // A title of two lines moves it down.
              { follows: hero.y - title.y - title.px * kit.faces.display.leading },
            ),
            // A wide number that is made smaller leaves what is said of it as it is.
            makeBlock(
              [panelX, hero.y, width, hero.bottom - hero.y],
              [
                say(first.text, {
                  face: kit.faces.text,
                  px: row.textPx,
                  colour: panel.ground.mute,
                }),
              ],
              { follows: 14 },
            ),
          ].filter(({ texts }) => texts.length > 0)
        : []),
      ...rows,
    ],
  }
}

/** In letters: a longer unit beside its number would make all numbers small. */
const longUnit = 4

/** A number with its sign beside it, or with the word that it counts below. */
function sayInGrid(
  item: FigureItem,
  { px, colour }: { px: number; colour: string },
  { kit }: Scene,
): (BlockText | null)[] {
  const look = { face: kit.faces.figure, px, colour }
  if (!item.unit || item.unit.text.length <= longUnit)
    return [sayFigure(item, { ...look, unitPx: px * 0.42 })]
  return [
    say(item.figure, { ...look, oneLine: true }),
    say(item.unit, { face: kit.faces.display, px: 32, colour, gap: hang(item, px) }),
  ]
}

function composeGrid(items: readonly FigureItem[], scene: Scene, look: FiguresLook): Composition {
  const { kit } = scene
  const { page } = kit.grounds
  const inRow = items.length <= 3 ? items.length : Math.ceil(items.length / 2)
  const rows = Math.ceil(items.length / inRow)
  const columns = listColumns(inRow, 56)
  const top = rows === 1 ? 216 : 196
  const height = (bottom - top - (rows - 1) * 32) / rows
  // Two lines of words below a number need some of its room.
  const size = rows === 1 ? 176 : items.some(hasLongCaption) ? 80 : 90
  const places = items.map((item, at) => ({
    item,
    column: columns[at % inRow] ?? { x: 0, width: 0 },
    y: top + Math.floor(at / inRow) * (height + 32),
  }))
  return {
    background: page.fill,
    shapes: places.map(({ column, y }, at) =>
      drawBlock(column.x, y, column.width, 4, at === 0 ? kit.lit : page.line),
    ),
    blocks: [
      makeTitle(scene, [margin, 60, right - margin, 120], {
        face: kit.faces.display,
        px: look.title.px * 1.5,
        colour: page.ink,
      }),
      ...places.flatMap(({ item, column, y }, at) =>
        [
          makeBlock(
            [column.x, y + 24, column.width, height * 0.62],
            sayInGrid(item, { px: size, colour: at === 0 ? kit.lit : page.ink }, scene),
            { team: 'figures' },
          ),
          // A long number that makes all of them smaller leaves what is said of them as it is.
          makeBlock(
            [column.x, y + 24, column.width, height - 24],
            [say(item.text, { face: kit.faces.text, px: rows === 1 ? 32 : 29, colour: page.ink })],
            { team: 'captions', isBalanced: true, ...(item.quantity && { follows: 8 }) },
          ),
        ].filter(({ texts }) => texts.length > 0),
      ),
    ],
  }
}
