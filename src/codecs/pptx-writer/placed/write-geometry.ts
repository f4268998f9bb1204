import type { PlacedElement, PlacedGeometry } from '#core/deck/placed.ts'
import { parsePath } from '#core/placed/paths.ts'

import { element } from '../element.ts'
import { writeCommands, writeCustom } from '../paint-outline.ts'
import { toEmu } from '../to-emu.ts'
import { isShapeName } from './known-names.ts'

/** The outline of an element: by its name with what its author moved, or point by point. */
export function writeGeometry(
  geometry: PlacedGeometry | undefined,
  size: Pick<PlacedElement, 'width' | 'height'>,
): string {
  if (!geometry) return writePreset('rect')
  if ('preset' in geometry)
    return isShapeName(geometry.preset)
      ? writePreset(geometry.preset, geometry.adjust)
      : writePreset('rect')
  const [l = 0, t = 0, r = 0, b = 0] = (geometry.room ?? [0, 0, size.width, size.height]).map(toEmu)
  // Without a size of its own, a path counts in units of the file.
  const paths = geometry.paths.map(({ d, fill, isStroked }) =>
    element(
      'a:path',
      {
        w: toEmu(size.width) || undefined,
        h: toEmu(size.height) || undefined,
        fill,
        stroke: isStroked === false ? 0 : undefined,
      },
      ...writeCommands(parsePath(d), { x: 0, y: 0 }),
    ),
  )
  return writeCustom({ l, t, r, b }, paths)
}

const writePreset = (name: string, adjust: Readonly<Record<string, number>> = {}): string =>
  element(
    'a:prstGeom',
    { prst: name },
    element(
      'a:avLst',
      {},
      ...Object.entries(adjust).map(([guide, value]) =>
        element('a:gd', { name: guide, fmla: `val ${Math.round(value)}` }),
      ),
    ),
  )
