import type { Icon } from '../../icon/icon-library.ts'
import { placePath } from '../../icon/place-path.ts'
import type { ShapeBox } from '../../layout/boxes.ts'
import type { Square } from '../composition.ts'
import { drawArea } from '../draw.ts'
import type { IconLook } from '../kit-spec.ts'

/** Both layers of an icon, each as one area; some have no tint. */
export function drawIcon(
  { name, ...layers }: Icon,
  { line, tint = `${line}40` }: Pick<IconLook, 'line' | 'tint'>,
  square: Square,
): ShapeBox[] {
  const icon = { name }
  const colours = { line, tint }
  return (['tint', 'line'] as const)
    .filter((layer) => layers[layer] !== '')
    .map((layer) =>
      Object.assign(drawArea(placePath(layers[layer], square), colours[layer]), { icon }),
    )
}
