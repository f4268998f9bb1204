import type { Rect } from '#core/layout/boxes.ts'

import { element } from './element.ts'
import { nameShape, type ShapeName } from './name-shape.ts'
import { toEmu } from './to-emu.ts'

export const wholeStage: Rect = { x: 0, y: 0, width: 1280, height: 720 }

/** Shapes that are moved and sized as one; each stays where it is on the stage. */
export function groupShapes(named: ShapeName, area: Rect, shapes: readonly string[]): string {
  const off = { x: toEmu(area.x), y: toEmu(area.y) }
  const ext = { cx: toEmu(area.width), cy: toEmu(area.height) }
  return element(
    'p:grpSp',
    {},
    element(
      'p:nvGrpSpPr',
      {},
      nameShape(named),
      element('p:cNvGrpSpPr', {}),
      element('p:nvPr', {}),
    ),
    element(
      'p:grpSpPr',
      {},
      element(
        'a:xfrm',
        {},
        element('a:off', off),
        element('a:ext', ext),
        element('a:chOff', off),
        element('a:chExt', ext),
      ),
    ),
    ...shapes,
  )
}
