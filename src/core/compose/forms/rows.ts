import type { FormContent } from '../../form/form-content.ts'
import type { ShapeBox } from '../../layout/boxes.ts'
import type { Composition } from '../composition.ts'
import type { Scene } from '../kit.ts'
import { placeIcons } from '../icons/set-icon.ts'
import { makeBlock, makeTitle } from '../make-block.ts'
import { estimateRow, shareRows } from './share-rows.ts'

export type RowsLook = {
  title: { x: number; y: number; px: number; width: number }
  rows: { top: number; bottom: number; x: number; textX: number; width: number }
  px: number
  ordinal: { px: number; colour: (at: number) => string }
  /** What is drawn for rules at these heights. */
  draw: (ys: readonly number[], bottom: number) => readonly ShapeBox[]
}

type Points = Extract<FormContent, { form: 'points' }>

/** How much nearer words are to the rule below them than to the one above. */
const lowered = 2
/** Where an ordinal would stand. */
const largestIcon = 68

/** Of what stands below a point, by its size. */
const lower = 0.76

/** Rows from edge to edge of the room, however many they are: not bullets below one another. */
export function composeRows({ items }: Points, scene: Scene, look: RowsLook): Composition {
  const { kit } = scene
  const { page } = kit.grounds
  const { rows, title } = look
  // Few rows far apart would look lost; then the letters grow instead.
  const px = look.px * (items.length <= 2 ? 1.3 : items.length === 3 ? 1.12 : 1)
  const heights = shareRows((share) => {
    const row = { face: kit.faces.text, px: px * share, width: rows.width, below: lower }
    return items.map(({ texts }) => estimateRow(texts, row, scene))
  }, rows.bottom - rows.top)
  const ys = heights.map((_, at) =>
    heights.slice(0, at).reduce((sum, height) => sum + height, rows.top),
  )
  const reach = Math.min(largestIcon, Math.min(...heights) - 24)
  const icons = placeIcons(
    scene,
    heights.map((height, at) => {
      const middle = (ys[at] ?? 0) + lowered + height / 2
      return { x: rows.x, y: middle - reach / 2, height: reach }
    }),
    kit.icon,
  )
  return {
    background: page.fill,
    ...icons,
    shapes: [...look.draw(ys, rows.bottom), ...icons.shapes],
    blocks: [
      makeTitle(scene, [title.x, title.y, title.width, rows.top - title.y - 24], {
        face: kit.faces.display,
        px: title.px,
        colour: page.ink,
      }),
      ...items.map(({ texts }, at) =>
        makeBlock(
          [rows.textX, (ys[at] ?? 0) + lowered + 12, rows.width, (heights[at] ?? 0) - 24],
          texts.map((text, line) => ({
            level: 0,
            ...text,
            face: kit.faces.text,
            px: line === 0 ? px : px * lower,
            colour: line === 0 ? page.ink : page.mute,
            gap: 4,
            ...(line === 0 &&
              !scene.icons && {
                mark: {
                  text: String(at + 1),
                  face: kit.faces.figure,
                  px: look.ordinal.px,
                  colour: look.ordinal.colour(at),
                  x: rows.x,
                },
              }),
          })),
          { anchor: 'middle', team: 'rows', continues: at > 0 },
        ),
      ),
    ],
  }
}
