import type { FormContent } from '../../form/form-content.ts'
import type { Ground } from '../../theme/ground.ts'
import { makeBlock as drawBlock, makeOutline } from '../../theme/make-shape.ts'
import type { Composition } from '../composition.ts'
import type { IconLook } from '../kit-spec.ts'
import type { Scene } from '../kit.ts'
import { joinIcons, setIcon } from '../icons/set-icon.ts'
import { makeBlock, makeHeading } from '../make-block.ts'
import { listColumns } from '../scene-parts.ts'
import { isNameAlone, sayLabelled } from './labelled.ts'

type Matrix = Extract<FormContent, { form: 'matrix' }>

const [top, bottom, gap, padding] = [180, 668, 16, 32]
/** Of little text; more of it is made smaller until all fields have room. */
const [labelPx, textPx] = [64, 46]

const iconSize = 76

const iconOn = ({ accent }: Ground): IconLook => ({ size: iconSize, line: accent })

/** Four fields, two by two, on two grounds in turn like a board. */
export function composeMatrix({ items }: Matrix, scene: Scene): Composition {
  const { grounds } = scene.kit
  const { page, panel } = grounds
  const height = (bottom - top - gap) / 2
  const columns = listColumns(2, gap)
  const fields = items.map((item, at) => {
    const { x = 0, width = 0 } = columns[at % 2] ?? {}
    const isFilled = at === 0 || at === 3
    return {
      item,
      rect: [x, top + Math.floor(at / 2) * (height + gap), width, height] as const,
      ground: isFilled ? panel : page,
      isFilled,
    }
  })
  const icons = fields.map(({ rect: [x, y, width], ground }, at) =>
    setIcon(scene.icons?.[at], iconOn(ground), [
      x + width - padding - iconSize / 2,
      y + padding + iconSize / 2 - 4,
    ]),
  )
  const areNames = items.every(isNameAlone)
  const room = scene.icons ? iconSize + 20 : 0
  return {
    background: page.fill,
    ...joinIcons(icons),
    shapes: fields.map(({ rect: [x, y, width, tall], ground, isFilled }) =>
      isFilled
        ? drawBlock(x, y, width, tall, ground.fill)
        : makeOutline(x, y, width, tall, { colour: ground.line, width: 2 }),
    ),
    blocks: [
      makeHeading(scene, top - 72),
      ...fields.map(({ item, rect: [x, y, width, tall], ground }) =>
        makeBlock(
          [x + padding, y + 22, width - 2 * padding - room, tall - 44],
          sayLabelled(item, scene, ground, {
            labelPx: labelPx * scene.kit.scale,
            textPx,
            colour: ground.accent,
          }),
          { team: 'fields', isBalanced: true, ...(areNames && { anchor: 'middle' }) },
        ),
      ),
    ],
  }
}
