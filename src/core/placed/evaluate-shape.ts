import { placedLimits } from '../deck/placed.ts'
import type { PathCommand } from '../layout/pictures/picture-shape.ts'

/** A value of a formula: a number, a guide by its name, or what the format knows of the shape itself. */
type Term = string

export type ShapeStep =
  | { op: 'M' | 'L' | 'C' | 'Q'; points: readonly (readonly [Term, Term])[] }
  | { op: 'A'; wR: Term; hR: Term; start: Term; swing: Term }
  | { op: 'Z' }

export type ShapeTone = 'none' | 'lighten' | 'lightenLess' | 'darken' | 'darkenLess'

export type ShapePath = {
  /** Of the plane that its points are on, where it has its own. */
  width?: number
  height?: number
  fill?: ShapeTone
  isStroked?: false
  steps: readonly ShapeStep[]
}

/** Guides (`a:gd fmla`) and paths: what presets and drawings of one's own are both made of. */
export type ShapeDefinition = {
  adjust: readonly (readonly [name: string, value: number])[]
  guides: readonly (readonly [name: string, formula: string])[]
  room: readonly [Term, Term, Term, Term] | null
  paths: readonly ShapePath[]
}

export type DrawnPath = { path: PathCommand[]; fill?: ShapeTone; isStroked?: false }

/** In px from the corner of the shape; `room` is where its text may stand: left, top, right, bottom. */
export type DrawnShape = { paths: DrawnPath[]; room: readonly [number, number, number, number] }

const degree = Math.PI / 180
/** Angles of the format are 60,000ths of a degree. */
const toRadians = (angle: number): number => (angle / 60_000) * degree

const operators: Readonly<Record<string, (a: number, b: number, c: number) => number>> = {
  '*/': (a, b, c) => (c === 0 ? 0 : (a * b) / c),
  '+-': (a, b, c) => a + b - c,
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '+/': (a, b, c) => (c === 0 ? 0 : (a + b) / c),
  '?:': (a, b, c) => (a > 0 ? b : c),
  abs: (a) => Math.abs(a),
  at2: (a, b) => (Math.atan2(b, a) / degree) * 60_000,
  cat2: (a, b, c) => a * Math.cos(Math.atan2(c, b)),
  sat2: (a, b, c) => a * Math.sin(Math.atan2(c, b)),
  cos: (a, b) => a * Math.cos(toRadians(b)),
  sin: (a, b) => a * Math.sin(toRadians(b)),
  tan: (a, b) => a * Math.tan(toRadians(b)),
  max: (a, b) => Math.max(a, b),
  min: (a, b) => Math.min(a, b),
  mod: (a, b, c) => Math.hypot(a, b, c),
  pin: (a, b, c) => Math.max(a, Math.min(b, c)),
  sqrt: (a) => Math.sqrt(Math.max(0, a)),
  val: (a) => a,
}

type Values = (term: Term | undefined) => number

/** Draws a shape at a size; `adjust` is what its author moved. */
export function evaluateShape(
  definition: ShapeDefinition,
  { width, height }: { width: number; height: number },
  adjust: Readonly<Record<string, number>> = {},
): DrawnShape {
  const valueOf = findValues(definition, width, height, adjust)
  let left: number = placedLimits.pathCommands
  const paths = definition.paths.slice(0, placedLimits.paths).map((path): DrawnPath => {
    const scale = {
      x: path.width ? width / path.width : 1,
      y: path.height ? height / path.height : 1,
    }
    const drawn = drawSteps(path.steps.slice(0, left), valueOf, scale)
    left = Math.max(0, left - path.steps.length)
    return Object.assign(
      { path: drawn },
      path.fill && { fill: path.fill },
      path.isStroked === false && { isStroked: path.isStroked },
    )
  })
  const [l, t, r, b] = (definition.room ?? ['l', 't', 'r', 'b']).map(valueOf)
  return { paths, room: [l ?? 0, t ?? 0, r ?? width, b ?? height] }
}

function findValues(
  { adjust: usual, guides }: ShapeDefinition,
  w: number,
  h: number,
  adjust: Readonly<Record<string, number>>,
): Values {
  const ss = Math.min(w, h)
  const known = new Map(
    Object.entries({
      l: 0,
      t: 0,
      r: w,
      b: h,
      w,
      h,
      hc: w / 2,
      vc: h / 2,
      ss,
      ls: Math.max(w, h),
      cd2: 10_800_000,
      cd4: 5_400_000,
      cd8: 2_700_000,
      '3cd4': 16_200_000,
      '3cd8': 8_100_000,
      '5cd8': 13_500_000,
      '7cd8': 18_900_000,
    }),
  )
  const valueOf: Values = (term = '0') => {
    const value = known.get(term)
    if (value !== undefined) return value
    // Most are numbers: drawings of one's own have nothing else.
    const number = Number(term)
    if (Number.isFinite(number)) return number
    const [, side, divisor] = /^(wd|hd|ssd)(\d+)$/.exec(term) ?? []
    return side ? (side === 'wd' ? w : side === 'hd' ? h : ss) / Number(divisor) : 0
  }
  for (const [name, value] of usual) known.set(name, adjust[name] ?? value)
  for (const [name, formula] of guides.slice(0, placedLimits.guides)) {
    const [operator = '', a, b, c] = formula.trim().split(/\s+/)
    const value = operators[operator]?.(valueOf(a), valueOf(b), valueOf(c)) ?? 0
    known.set(name, Number.isFinite(value) ? value : 0)
  }
  return valueOf
}

type Point = readonly [x: number, y: number]

function drawSteps(
  steps: readonly ShapeStep[],
  valueOf: Values,
  scale: { x: number; y: number },
): PathCommand[] {
  const drawn: PathCommand[] = []
  const place = ([x, y]: Point): Point => [keep(x * scale.x), keep(y * scale.y)]
  let at: Point = [0, 0]
  let begin: Point = at
  for (const step of steps) {
    if (step.op === 'Z') {
      // A path that begins with its end is none.
      if (drawn.length > 0) drawn.push({ op: 'close' })
      at = begin
    } else if (step.op === 'A') {
      const arc = bendArc(at, [step.wR, step.hR, step.start, step.swing].map(valueOf))
      for (const { control1, control2, to } of arc.curves)
        drawn.push({
          op: 'curve',
          control1: place(control1),
          control2: place(control2),
          to: place(to),
        })
      at = arc.end
    } else {
      const points = step.points.map(([x, y]): Point => [valueOf(x), valueOf(y)])
      const to = points.at(-1)
      if (!to) continue
      if (step.op === 'M') begin = to
      if (step.op === 'M' || step.op === 'L')
        drawn.push({ op: step.op === 'M' ? 'move' : 'line', to: place(to) })
      else {
        const [control1, control2] = findControls(at, points)
        drawn.push({
          op: 'curve',
          control1: place(control1),
          control2: place(control2),
          to: place(to),
        })
      }
      at = to
    }
  }
  // Painters begin with a place to draw from.
  return drawn[0]?.op === 'move' ? drawn : []
}

/** In the smallest unit that shapes are drawn in, that of the file. */
const farthest = placedLimits.reach * 9525

/** Formulas of strangers lead anywhere. */
const keep = (value: number): number =>
  Number.isFinite(value) ? Math.max(-farthest, Math.min(farthest, value)) : 0

/** Of a quadratic curve, those that a cubic one has for the same. */
function findControls(from: Point, points: readonly Point[]): readonly [Point, Point] {
  const [first = from, second = first, third] = points
  if (third) return [first, second]
  const mix = (end: Point): Point => [
    end[0] + ((first[0] - end[0]) * 2) / 3,
    end[1] + ((first[1] - end[1]) * 2) / 3,
  ]
  return [mix(from), mix(second)]
}

type Curve = { control1: Point; control2: Point; to: Point }

/** Angles of an arc are those of the circle before it is squeezed into an ellipse. */
function bendArc(
  from: Point,
  [wR = 0, hR = 0, start = 0, swing = 0]: readonly number[],
): { curves: Curve[]; end: Point } {
  const squeeze = (angle: number) =>
    Math.atan2(Math.sin(toRadians(angle)) * wR, Math.cos(toRadians(angle)) * hR)
  const first = squeeze(start)
  const full = 21_600_000
  const turn = Math.max(-full, Math.min(full, swing))
  let sweep = squeeze(start + turn) - first
  if (turn > 0 && sweep <= 1e-9) sweep += 2 * Math.PI
  if (turn < 0 && sweep >= -1e-9) sweep -= 2 * Math.PI
  if (turn === 0) return { curves: [], end: from }
  const [cx, cy] = [from[0] - wR * Math.cos(first), from[1] - hR * Math.sin(first)]
  const pieces = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-6))
  const step = sweep / pieces
  const handle = (4 / 3) * Math.tan(step / 4)
  const on = (angle: number): Point => [cx + wR * Math.cos(angle), cy + hR * Math.sin(angle)]
  const curves = Array.from({ length: pieces }, (_, index): Curve => {
    const [a, b] = [first + index * step, first + (index + 1) * step]
    const [[ax, ay], to] = [on(a), on(b)]
    return {
      control1: [ax - handle * wR * Math.sin(a), ay + handle * hR * Math.cos(a)],
      control2: [to[0] + handle * wR * Math.sin(b), to[1] - handle * hR * Math.cos(b)],
      to,
    }
  })
  return { curves, end: curves.at(-1)?.to ?? from }
}
