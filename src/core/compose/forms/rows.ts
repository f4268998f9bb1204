import type { FormContent } from '../../form/form-content.ts'
import type { ShapeBox } from '../../layout/boxes.ts'
import type { Composition } from '../composition.ts'
import type { Scene } from '../kit.ts'
import { makeBlock, makeTitle } from '../make-block.ts'

export type RowsLook = {
  title: { x: number; y: number; px: number; width: number }
  rows: { top: number; bottom: number; x: number; textX: number; width: number }
  px: number
  ordinal: { px: number; colour: (at: number) => string }
  /** What is drawn for rules at these heights. */
  draw: (ys: readonly number[], bottom: number) => readonly ShapeBox[]
}

type Points = Extract<FormContent, { form: 'points' }>

/** Rows from edge to edge of the room, however many they are: not bullets below one another. */
export function composeRows({ items }: Points, scene: Scene, look: RowsLook): Composition {
  const { kit } = scene
  const { page } = kit.grounds
  const { rows, title } = look
  const pitch = (rows.bottom - rows.top) / items.length
  // Few rows far apart would look lost; then the letters grow instead.
  const px = look.px * (items.length <= 2 ? 1.3 : items.length === 3 ? 1.12 : 1)
  const ys = items.map((_, at) => rows.top + at * pitch)
  return {
    background: page.fill,
    shapes: look.draw(ys, rows.bottom),
    blocks: [
      makeTitle(scene, [title.x, title.y, title.width, rows.top - title.y - 24], {
        face: kit.faces.display,
        px: title.px,
        colour: page.ink,
      }),
      ...items.map((texts, at) =>
        makeBlock(
          [rows.textX, (ys[at] ?? 0) + 14, rows.width, pitch - 24],
          texts.map((text, line) => ({
            level: 0,
            ...text,
            face: kit.faces.text,
            px: line === 0 ? px : px * 0.76,
            colour: line === 0 ? page.ink : page.mute,
            gap: 4,
            ...(line === 0 && {
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
