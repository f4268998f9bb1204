import type { FormContent } from '../../form/form-content.ts'
import type { ShapeBox } from '../../layout/boxes.ts'
import { chooseFamily } from '../../layout/choose-family.ts'
import { makeBlock as drawBlock } from '../../theme/make-shape.ts'
import type { Composition } from '../composition.ts'
import type { Scene } from '../kit.ts'
import { placeIcons } from '../set-icon.ts'
import { makeBlock, makeTitle, say } from '../make-block.ts'
import { bottom, listColumns, margin, right } from '../scene-parts.ts'

type Points = Extract<FormContent, { form: 'points' }>

/** Two to four short ones, with nothing below them. */
export const fitColumns = ({ items }: Points): boolean =>
  items.length >= 2 &&
  items.length <= 4 &&
  items.every(({ texts: [only, ...below] }) => below.length === 0 && (only?.text.length ?? 0) <= 90)

const largest = 60

const isOneLine = (text: string, width: number, { kit, metrics }: Scene): boolean => {
  const { font } = kit.faces.text
  const family = chooseFamily(font.family, [text])
  return metrics.measure(text, { ...font, family }, largest) <= width
}

/** Under the rule, above the words. */
const iconHeight = 84

/** Points side by side below a large title, each under a rule. */
export function composePointColumns(
  { items }: Points,
  scene: Scene,
  look: { titlePx: number; behind: readonly ShapeBox[] },
): Composition {
  const { faces, grounds, icon, lit } = scene.kit
  const { page } = grounds
  const columns = listColumns(items.length, 48)
  const width = columns[0]?.width ?? 0
  const areWords = items.every(({ texts: [text] }) => isOneLine(text?.text ?? '', width, scene))
  // Few words have room for larger letters, and would end high above the foot.
  const [low, px] = areWords ? [470, largest] : items.length === 2 ? [412, 54] : [380, 40]
  const above = scene.icons ? iconHeight + 24 : 0
  const top = low - above / 2
  const icons = placeIcons(
    scene,
    columns.map(({ x }) => ({ x, y: top + 34, height: iconHeight })),
    icon,
  )
  return {
    ...icons,
    background: page.fill,
    shapes: [
      ...look.behind,
      ...icons.shapes,
      ...columns.map(({ x }, at) => drawBlock(x, top, width, 6, at === 0 ? lit : page.accent)),
    ],
    blocks: [
      makeTitle(scene, [margin, 56, right - margin - 120, top - 120], {
        face: faces.display,
        px: look.titlePx,
        colour: page.ink,
      }),
      ...items.map(({ texts: [text] }, at) => {
        const { x = 0 } = columns[at] ?? {}
        return makeBlock(
          [x, top + 34 + above, width, bottom + 12 - top - 34 - above],
          [say(text ?? null, { face: faces.text, px, colour: page.ink })],
          { team: 'columns', isBalanced: true },
        )
      }),
    ],
  }
}
