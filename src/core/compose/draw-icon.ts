import { placePath } from '../icon/place-path.ts'
import type { ShapeBox } from '../layout/boxes.ts'
import type { PlacedIcon } from './composition.ts'
import { drawArea } from './draw.ts'

/** Both layers of an icon, each as one area; some have no tint. */
export function drawIcon({ drawing, line, tint, ...square }: PlacedIcon): ShapeBox[] {
  const icon = { name: drawing.name }
  return [
    { data: drawing.tint, colour: tint },
    { data: drawing.line, colour: line },
  ]
    .filter(({ data }) => data !== '')
    .map(({ data, colour }) => Object.assign(drawArea(placePath(data, square), colour), { icon }))
}
