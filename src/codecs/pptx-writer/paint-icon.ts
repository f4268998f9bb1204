import type { Box, Rect, ShapeBox } from '#core/layout/boxes.ts'
import type { ColourSlots } from '#core/theme/assign-colours.ts'

import { groupShapes } from './group-shapes.ts'
import { paintShape } from './paint-shape.ts'

/** All layers of one icon together; every other box for itself. */
export function gatherIcons(boxes: readonly Box[]): (Box | ShapeBox[])[] {
  const gathered: (Box | ShapeBox[])[] = []
  for (const box of boxes) {
    const last = gathered.at(-1)
    if (box.kind !== 'shape' || !box.icon) gathered.push(box)
    else if (Array.isArray(last) && last[0]?.icon === box.icon) last.push(box)
    else gathered.push([box])
  }
  return gathered
}

/** Native shapes in the colours of the theme, as one thing to move, size and recolour. */
export function paintIcon(
  layers: readonly ShapeBox[],
  nextId: () => number,
  slots: ColourSlots,
): string {
  const painted = layers.map((layer) => paintShape(layer, nextId(), slots))
  const name = layers[0]?.icon?.name ?? ''
  return groupShapes({ id: nextId(), name: `Icon ${name}`, alt: '' }, findExtent(layers), painted)
}

function findExtent(layers: readonly Rect[]): Rect {
  const [x, y] = [Math.min(...layers.map((one) => one.x)), Math.min(...layers.map((one) => one.y))]
  return {
    x,
    y,
    width: Math.max(...layers.map((one) => one.x + one.width)) - x,
    height: Math.max(...layers.map((one) => one.y + one.height)) - y,
  }
}
