import type { Box } from '../layout/boxes.ts'

/**
 * Boxes are painted in their order; they are read title first, then point by point, then whatever else is
 * written. `layer` is where each is painted.
 */
export function orderForReading(boxes: readonly Box[]): { box: Box; layer: number }[] {
  return boxes
    .map((box, layer) => ({ box, layer, rank: rankOf(box) }))
    .toSorted((one, other) => one.rank - other.rank || one.layer - other.layer)
    .map(({ box, layer }) => ({ box, layer }))
}

const first = -1
const last = Infinity

function rankOf(box: Box): number {
  if (box.kind !== 'letters') return box.kind === 'image' && box.alt !== '' ? last : first
  if (box.role === 'title') return 0
  const indices = box.paragraphs.flatMap(({ part }) =>
    part?.field === 'content' ? [part.index + 1] : [],
  )
  return indices.length > 0 ? Math.min(...indices) : last
}
