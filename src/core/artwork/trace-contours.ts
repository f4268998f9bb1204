type Point = readonly [x: number, y: number]

/**
 * The closed lines along which a field has one height. Outside the grid it counts as lowest, so that
 * every line closes and can be filled.
 */
export function traceContours(heights: readonly (readonly number[])[], level: number): Point[][] {
  const rows = heights.length
  const columns = heights[0]?.length ?? 0
  const at = (x: number, y: number): number =>
    x <= 0 || y <= 0 || x >= columns - 1 || y >= rows - 1
      ? Number.NEGATIVE_INFINITY
      : (heights[y]?.[x] ?? 0)
  const next = new Map<string, { key: string; point: Point }>()

  /** A place on the edge between two corners, named so that the neighbouring square finds it too. */
  const cross = (x1: number, y1: number, x2: number, y2: number) => {
    const [from, to] = [at(x1, y1), at(x2, y2)]
    const finite = Number.isFinite(from) && Number.isFinite(to)
    const share = finite ? (level - from) / (to - from) : 0.5
    const key = x1 < x2 || y1 < y2 ? `${x1},${y1},${x2},${y2}` : `${x2},${y2},${x1},${y1}`
    return { key, point: [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share] as Point }
  }

  for (let y = 0; y < rows - 1; y++)
    for (let x = 0; x < columns - 1; x++) {
      const inside = [
        at(x, y) >= level,
        at(x + 1, y) >= level,
        at(x + 1, y + 1) >= level,
        at(x, y + 1) >= level,
      ] as const
      if (inside[0] === inside[1] && inside[1] === inside[2] && inside[2] === inside[3]) continue
      const corners = [
        [x, y],
        [x + 1, y],
        [x + 1, y + 1],
        [x, y + 1],
      ] as const
      // Walking around the square, a line begins where one leaves the high ground and ends where one comes back.
      for (let side = 0; side < 4; side++) {
        if (!inside[side] || inside[(side + 1) % 4]) continue
        let back = (side + 1) % 4
        while (!inside[(back + 1) % 4]) back = (back + 1) % 4
        const edge = (index: number) => {
          const [from, to] = [corners[index % 4], corners[(index + 1) % 4]]
          return from && to ? cross(from[0], from[1], to[0], to[1]) : null
        }
        const [start, end] = [edge(side), edge(back)]
        if (start && end) next.set(start.key, end)
      }
    }
  return joinLoops(next)
}

function joinLoops(next: Map<string, { key: string; point: Point }>): Point[][] {
  const loops: Point[][] = []
  for (const first of next.keys()) {
    const loop: Point[] = []
    let step = next.get(first)
    next.delete(first)
    while (step) {
      loop.push(step.point)
      const { key } = step
      step = next.get(key)
      next.delete(key)
    }
    if (loop.length > 2) loops.push(loop)
  }
  return loops
}
