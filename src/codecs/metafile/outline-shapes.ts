import type { Point, Step } from './vector-canvas.ts'

export type Frame = { left: number; top: number; right: number; bottom: number }

export const outlinePolygon = (points: readonly Point[], isClosed: boolean): Step[] => [
  ...points.map((to, index): Step => ({ kind: index === 0 ? 'move' : 'line', to })),
  ...(isClosed && points.length > 0 ? [{ kind: 'close' } as const] : []),
]

/** The first point is where it begins; each curve takes three more. */
export function outlineCurves(points: readonly Point[], from?: Point): Step[] {
  const [first, ...others] = from ? [from, ...points] : points
  if (!first) return []
  const steps: Step[] = from ? [] : [{ kind: 'move', to: first }]
  for (let at = 0; at + 2 < others.length; at += 3) {
    const [one, two, to] = others.slice(at, at + 3)
    if (one && two && to) steps.push({ kind: 'curve', by: [one, two], to })
  }
  return steps
}

export const outlineRectangle = ({ left, top, right, bottom }: Frame): Step[] =>
  outlinePolygon(
    [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ],
    true,
  )

export const outlineEllipse = (frame: Frame): Step[] => [
  ...outlineArc(frame, 0, 2 * Math.PI),
  { kind: 'close' },
]

export function outlineRoundRectangle(frame: Frame, width: number, height: number): Step[] {
  const { left, top, right, bottom } = frame
  const [w, h] = [Math.min(Math.abs(width), right - left), Math.min(Math.abs(height), bottom - top)]
  const corners: [Frame, number][] = [
    [{ left: right - w, top, right, bottom: top + h }, -Math.PI / 2],
    [{ left: right - w, top: bottom - h, right, bottom }, 0],
    [{ left, top: bottom - h, right: left + w, bottom }, Math.PI / 2],
    [{ left, top, right: left + w, bottom: top + h }, Math.PI],
  ]
  const steps = corners.flatMap(([corner, start]) => outlineArc(corner, start, start + Math.PI / 2))
  return [...steps.map(joinCorner), { kind: 'close' }]
}

const joinCorner = (step: Step, at: number): Step =>
  at > 0 && step.kind === 'move' ? { kind: 'line', to: step.to } : step

/** Part of an ellipse between two rays from its middle, drawn against the clock as Windows does. */
export function outlineRays(
  frame: Frame,
  from: Point,
  to: Point,
  how: 'arc' | 'chord' | 'pie',
): Step[] {
  const middle = { x: (frame.left + frame.right) / 2, y: (frame.top + frame.bottom) / 2 }
  const angle = ({ x, y }: Point) =>
    Math.atan2(
      (y - middle.y) / (Math.abs(frame.bottom - frame.top) || 1),
      (x - middle.x) / (Math.abs(frame.right - frame.left) || 1),
    )
  const start = angle(from)
  const sweep = angle(to) - start
  const steps = outlineArc(frame, start, start + (sweep >= 0 ? sweep - 2 * Math.PI : sweep))
  if (how === 'arc') return steps
  return [
    ...steps,
    ...(how === 'pie' ? [{ kind: 'line', to: middle } as const] : []),
    { kind: 'close' },
  ]
}

function outlineArc({ left, top, right, bottom }: Frame, start: number, end: number): Step[] {
  const [cx, cy, rx, ry] = [
    (left + right) / 2,
    (top + bottom) / 2,
    (right - left) / 2,
    (bottom - top) / 2,
  ]
  const count = Math.max(1, Math.ceil(Math.abs(end - start) / (Math.PI / 2)))
  const part = (end - start) / count
  const reach = (4 / 3) * Math.tan(part / 4)
  const at = (turn: number, along: number): Point => ({
    x: cx + rx * (Math.cos(turn) - along * Math.sin(turn)),
    y: cy + ry * (Math.sin(turn) + along * Math.cos(turn)),
  })
  const steps: Step[] = [{ kind: 'move', to: at(start, 0) }]
  for (let index = 0; index < count; index++) {
    const [from, to] = [start + index * part, start + (index + 1) * part]
    steps.push({ kind: 'curve', by: [at(from, reach), at(to, -reach)], to: at(to, 0) })
  }
  return steps
}
