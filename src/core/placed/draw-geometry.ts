import type { PlacedElement, PlacedGeometry } from '../deck/placed.ts'
import { type DrawnShape, evaluateShape, type ShapeDefinition } from './evaluate-shape.ts'
import { parsePath } from './paths.ts'
import { readPreset } from './read-preset.ts'

const rectangle: ShapeDefinition = {
  adjust: [],
  guides: [],
  room: null,
  paths: [
    {
      steps: [
        { op: 'M', points: [['l', 't']] },
        { op: 'L', points: [['r', 't']] },
        { op: 'L', points: [['r', 'b']] },
        { op: 'L', points: [['l', 'b']] },
        { op: 'Z' },
      ],
    },
  ],
}

/** The outlines of an element, in px of its own slide from its own corner. */
export function drawGeometry(
  geometry: PlacedGeometry | undefined,
  { width, height }: Pick<PlacedElement, 'width' | 'height'>,
): DrawnShape {
  if (!geometry || 'preset' in geometry) {
    const definition = geometry ? readPreset(geometry.preset) : null
    return evaluateShape(definition ?? rectangle, { width, height }, geometry?.adjust)
  }
  return {
    room: geometry.room ?? [0, 0, width, height],
    paths: geometry.paths.map(({ d, ...look }) => ({ path: parsePath(d), ...look })),
  }
}
