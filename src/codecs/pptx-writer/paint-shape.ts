import type { Fill, ShapeBox } from '#core/layout/boxes.ts'
import type { ColourSlots } from '#core/theme/assign-colours.ts'

import { paintSolid } from './master/colour-slots.ts'
import { element } from './element.ts'
import { nameShape } from './name-shape.ts'
import { paintFill } from './paint-fill.ts'
import { paintOutline } from './paint-outline.ts'
import { placeShape, toEmu } from './to-emu.ts'

/** What a theme draws besides the content. */
export function paintShape(box: ShapeBox, id: number, slots: ColourSlots): string {
  const { shape, fill, radius, stroke, path = [] } = box
  // Ours runs inside the edge, theirs along it; along a path both do.
  const by = stroke && shape !== 'path' ? stroke.width / 2 : 0
  const rect = {
    x: box.x + by,
    y: box.y + by,
    width: box.width - 2 * by,
    height: box.height - 2 * by,
  }
  return element(
    'p:sp',
    {},
    element(
      'p:nvSpPr',
      {},
      nameShape({ id, name: `Decoration ${id}`, alt: '' }),
      element('p:cNvSpPr', {}),
      element('p:nvPr', { userDrawn: 1 }),
    ),
    element(
      'p:spPr',
      {},
      placeShape(rect),
      outlineOf(),
      isClear(fill) ? element('a:noFill', {}) : paintFill(fill, slots),
      stroke
        ? element(
            'a:ln',
            { w: toEmu(stroke.width), cap: stroke.isRound ? 'rnd' : undefined },
            paintSolid(stroke.colour, slots),
            stroke.isRound ? element('a:round', {}) : '',
          )
        : element('a:ln', {}, element('a:noFill', {})),
    ),
  )

  function outlineOf(): string {
    if (shape === 'path') return paintOutline(path, box)
    return shape === 'ellipse'
      ? element('a:prstGeom', { prst: 'ellipse' }, element('a:avLst', {}))
      : roundCorners(Math.max(0, radius - by), rect)
  }
}

const isClear = (fill: Fill): boolean =>
  fill.kind === 'solid' && fill.colour.endsWith('00') && fill.colour.length === 9

/** A rectangle; the file gives its corners as a share of the shorter side. */
export function roundCorners(
  radius: number,
  { width, height }: { width: number; height: number },
): string {
  if (radius === 0) return element('a:prstGeom', { prst: 'rect' }, element('a:avLst', {}))
  const share = Math.min(50_000, Math.round((100_000 * radius) / Math.min(width, height)))
  return element(
    'a:prstGeom',
    { prst: 'roundRect' },
    element('a:avLst', {}, element('a:gd', { name: 'adj', fmla: `val ${share}` })),
  )
}
