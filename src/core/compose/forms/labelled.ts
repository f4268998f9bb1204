import type { FormContent, LabelledItem } from '../../form/form-content.ts'
import type { ShapeBox } from '../../layout/boxes.ts'
import { makeBlock as drawBlock } from '../../theme/make-shape.ts'
import type { Block, BlockText, Composition, PlacedIcon } from '../composition.ts'
import type { Ground } from '../../theme/ground.ts'
import type { Scene } from '../kit.ts'
import { panelAt } from '../panel-place.ts'
import { placeIcons, widthOf } from '../icons/set-icon.ts'
import { makeBlock, makeTitle, say } from '../make-block.ts'
import { bottom, listColumns, margin, right } from '../scene-parts.ts'

/** In letters: what is shorter and stands alone is a name. */
const longestName = 24

/** Of whom nothing is said but the name. */
export const isNameAlone = ({ label, texts }: LabelledItem): boolean =>
  texts.length === 0 ||
  (!label && texts.length === 1 && (texts[0]?.text.length ?? 0) <= longestName)

/** A name and what is said of it; without a name the words alone, a little larger. */
export function sayLabelled(
  item: LabelledItem,
  { kit }: Scene,
  ground: Ground,
  { labelPx, textPx, colour }: { labelPx: number; textPx: number; colour?: string },
): (BlockText | null)[] {
  const isAlone = isNameAlone(item)
  const label = item.label ?? (isAlone ? (item.texts[0] ?? null) : null)
  const texts = isAlone ? [] : item.texts
  return [
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
}

/** Where words begin beside what is drawn. */
const besideIcon = 132

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
  labelPx: number
  textPx: number
}

type Cards = Extract<FormContent, { form: 'cards' }>

/** Beside a panel with the title, two by two, or three below one another; five or six below the title. */
export function composeCards({ items }: Cards, scene: Scene, look: CardsLook): Composition {
  const { kit } = scene
  const { page } = kit.grounds
  const isBeside = items.length <= 4
  const inRow = !isBeside ? 3 : items.length === 3 ? 1 : 2
  const rows = Math.ceil(items.length / inRow)
  const place = panelAt(cardsPanelWidth, items.length !== 3 && (scene.turn ?? 0) % 2 === 1)
  const columns = isBeside
    ? listColumns(inRow, 56, place.beside.left, place.beside.right)
    : listColumns(inRow, 48)
  const top = isBeside ? 84 : 216
  const gap = 36
  const height = (bottom + 12 - top - gap * (rows - 1)) / rows
  // One below another they have what is drawn of them at their side.
  const isRow = inRow === 1
  const places = items.map((item, at) => {
    const { x, width } = columns[at % inRow] ?? { x: 0, width: 0 }
    return { item, x, width, y: top + Math.floor(at / inRow) * (height + gap) }
  })
  const drawnAt = places.map(({ x, y }) => ({ x, y: isRow ? y + height / 2 - 42 : y }))
  // Where they stand in two rows below the title there is less room for each.
  const icons = placeCardIcons(scene, drawnAt, isBeside ? 1 : 0.78)
  const drawn = icons?.height ?? look.drawn
  const title: Block = isBeside
    ? makeTitle(scene, [place.words.x, 72, place.words.width, 400], {
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
            ...place.draw(look.panel.shapes),
            drawBlock(place.page.x, 0, place.page.width, 720, page.fill),
            ...place.draw(look.panel.over ?? []),
          ]
        : []),
      ...(icons?.shapes ?? drawnAt.flatMap(({ x, y }, at) => look.draw(x, y, at))),
    ],
    icons: icons?.icons ?? [],
    blocks: [
      title,
      ...places.map(({ item, x, width, y }) =>
        makeBlock(
          isRow
            ? [x + besideIcon, y, width - besideIcon, height]
            : [x, y + drawn, width, height - drawn],
          sayLabelled(item, scene, page, {
            labelPx: look.labelPx,
            textPx: look.textPx * (isRow ? 1.2 : 1),
          }),
          { team: 'cards', anchor: isRow ? 'middle' : 'top', isBalanced: true },
        ),
      ),
    ],
  }
}

/** Above the words of each card, from their left edge on. */
function placeCardIcons(
  scene: Scene,
  places: readonly { x: number; y: number }[],
  by: number,
): { shapes: ShapeBox[]; icons: PlacedIcon[]; height: number } | null {
  if (!scene.icons) return null
  const { icon } = scene.kit
  const height = Math.max(...places.map((_, at) => widthOf(icon(at)))) * by
  const placed = placeIcons(
    scene,
    places.map((place) => ({ ...place, height })),
    icon,
  )
  return { ...placed, height: height + 14 }
}
