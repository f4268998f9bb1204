import type { FormContent } from '../../form/form-content.ts'
import type { ShapeBox } from '../../layout/boxes.ts'
import { makeBlock as drawBlock } from '../../theme/make-shape.ts'
import type { Composition } from '../composition.ts'
import type { Scene } from '../kit.ts'
import { makeBlock, makeTitle, say } from '../make-block.ts'
import { bottom, listColumns, margin, right } from '../scene-parts.ts'

type Points = Extract<FormContent, { form: 'points' }>

/** Two to four short ones, with nothing below them. */
export const fitColumns = ({ items }: Points): boolean =>
  items.length >= 2 &&
  items.length <= 4 &&
  items.every(([only, ...below]) => below.length === 0 && (only?.text.length ?? 0) <= 90)

/** Points side by side below a large title, each under a rule. */
export function composePointColumns(
  { items }: Points,
  scene: Scene,
  look: { titlePx: number; behind: readonly ShapeBox[] },
): Composition {
  const { faces, grounds, lit } = scene.kit
  const { page } = grounds
  const columns = listColumns(items.length, 48)
  // Two have room for larger letters, and would end high above the foot.
  const [top, px] = items.length === 2 ? [412, 54] : [380, 40]
  return {
    background: page.fill,
    shapes: [
      ...look.behind,
      ...columns.map(({ x, width }, at) =>
        drawBlock(x, top, width, 6, at === 0 ? lit : page.accent),
      ),
    ],
    blocks: [
      makeTitle(scene, [margin, 56, right - margin - 120, top - 120], {
        face: faces.display,
        px: look.titlePx,
        colour: page.ink,
      }),
      ...items.map(([text], at) => {
        const { x = 0, width = 0 } = columns[at] ?? {}
        return makeBlock(
          [x, top + 34, width, bottom + 12 - top - 34],
          [say(text ?? null, { face: faces.text, px, colour: page.ink })],
          { team: 'columns', isBalanced: true },
        )
      }),
    ],
  }
}
