import type { FormContent, LabelledItem } from '../../form/form-content.ts'
import type { ShapeBox } from '../../layout/boxes.ts'
import { makeBlock as drawBlock } from '../../theme/make-shape.ts'
import type { Block, BlockText, Composition, PlacedIcon } from '../composition.ts'
import type { Ground } from '../../theme/ground.ts'
import type { IconLook } from '../kit-spec.ts'
import type { Scene } from '../kit.ts'
import { joinIcons, setIcon, widthOf } from '../set-icon.ts'
import { makeBlock, makeTitle, say } from '../make-block.ts'
import { bottom, listColumns, margin, right } from '../scene-parts.ts'

/** A name and what is said of it; without a name the words alone, a little larger. */
export const sayLabelled = (
  { label, texts }: LabelledItem,
  { kit }: Scene,
  ground: Ground,
  { labelPx, textPx, colour }: { labelPx: number; textPx: number; colour?: string },
): (BlockText | null)[] => [
  say(label, { face: kit.faces.display, px: labelPx, colour: colour ?? ground.ink }),
  ...texts.map((text) =>
    say(text, {
      face: kit.faces.text,
      px: label ? textPx : textPx * 1.2,
      colour: ground.ink,
      gap: 10,
    }),
  ),
]

/** Of the panel with the title. */
export const cardsPanelWidth = 424

export type CardsLook = {
  panel: {
    ground: Ground
    shapes: readonly ShapeBox[]
    /** Over where it meets the page. */
    over?: readonly ShapeBox[]
  }
  titlePx: number
  /** Above each of them. */
  draw: (x: number, y: number, at: number) => readonly ShapeBox[]
  /** How much room what is drawn takes. */
  drawn: number
  /** In its place. */
  icon: (at: number) => IconLook
  labelPx: number
  textPx: number
}

type Cards = Extract<FormContent, { form: 'cards' }>

/** Beside a panel with the title, two by two; three, five or six below the title. */
export function composeCards({ items }: Cards, scene: Scene, look: CardsLook): Composition {
  const { kit } = scene
  const { page } = kit.grounds
  const isBeside = items.length === 4 || items.length === 2
  const inRow = isBeside ? 2 : Math.min(3, items.length)
  const rows = Math.ceil(items.length / inRow)
  const columns = isBeside ? listColumns(2, 56, 492, right) : listColumns(inRow, 48)
  const top = isBeside ? 84 : 216
  const gap = 36
  const height = (bottom + 12 - top - gap * (rows - 1)) / rows
  const places = items.map((item, at) => {
    const { x, width } = columns[at % inRow] ?? { x: 0, width: 0 }
    return { item, x, width, y: top + Math.floor(at / inRow) * (height + gap) }
  })
  // Where they stand in two rows below the title there is less room for each.
  const icons = placeCardIcons(scene, places, look, isBeside ? 1 : 0.78)
  const drawn = icons?.height ?? look.drawn
  const large = rows === 1 && !isBeside ? 1.12 : 1
  const title: Block = isBeside
    ? makeTitle(scene, [margin, 72, cardsPanelWidth - margin - 32, 400], {
        face: kit.faces.display,
        px: look.titlePx,
        colour: look.panel.ground.ink,
      })
    : makeTitle(scene, [margin, 60, right - margin, 124], {
        face: kit.faces.display,
        px: look.titlePx,
        colour: page.ink,
      })
  return {
    background: isBeside ? look.panel.ground.fill : page.fill,
    shapes: [
      ...(isBeside
        ? [
            ...look.panel.shapes,
            drawBlock(cardsPanelWidth, 0, 1280 - cardsPanelWidth, 720, page.fill),
            ...(look.panel.over ?? []),
          ]
        : []),
      ...(icons?.shapes ?? places.flatMap(({ x, y }, at) => look.draw(x, y, at))),
    ],
    icons: icons?.icons ?? [],
    blocks: [
      title,
      ...places.map(({ item, x, width, y }) =>
        makeBlock(
          [x, y + drawn, width, height - drawn],
          sayLabelled(item, scene, page, {
            labelPx: look.labelPx * large,
            textPx: look.textPx * large,
          }),
          { team: 'cards' },
        ),
      ),
    ],
  }
}

/** Above the words of each card, from their left edge on. */
function placeCardIcons(
  { icons }: Scene,
  places: readonly { x: number; y: number }[],
  { icon }: CardsLook,
  by: number,
): { shapes: ShapeBox[]; icons: PlacedIcon[]; height: number } | null {
  if (!icons) return null
  const looks = places.map((_, at) => icon(at))
  const height = Math.max(...looks.map(widthOf)) * by
  const set = places.map(({ x, y }, at) => {
    const look = looks[at] ?? icon(0)
    const width = widthOf(look)
    // An icon has some air around it, and one that stands alone would seem to be indented.
    const hang = look.on ? 0 : width * 0.09
    return setIcon(icons[at], look, [x + (width * by) / 2 - hang * by, y + height / 2], by)
  })
  return { ...joinIcons(set), height: height + 14 }
}
