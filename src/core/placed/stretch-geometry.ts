import type { PlacedGeometry } from '../deck/placed.ts'
import { toPathText } from '../layout/pictures/picture-shape.ts'
import { mapPath, parsePath } from './paths.ts'

const round = (px: number): number => Math.round(px * 1000) / 1000

/** The outline of an element that is so many times as wide and as high; one by its name draws itself anew. */
export function stretchGeometry(
  geometry: PlacedGeometry,
  across: number,
  down: number,
): PlacedGeometry {
  if ('preset' in geometry || (across === 1 && down === 1)) return geometry
  const { paths, room } = geometry
  const stretched = paths.map((path) =>
    Object.assign({}, path, {
      d: toPathText(mapPath(parsePath(path.d), ([x, y]) => [x * across, y * down])),
    }),
  )
  if (!room) return { paths: stretched }
  const [l, t, r, b] = room
  return {
    paths: stretched,
    room: [round(l * across), round(t * down), round(r * across), round(b * down)],
  }
}
