type Point = readonly [x: number, y: number]

/** Moves, straight lines and cubic curves, each to a place of its own: all that painters need. */
export type FlatCommand =
  | { op: 'm' | 'l'; points: readonly [Point] }
  | { op: 'c'; points: readonly [Point, Point, Point] }
  | { op: 'z'; points: readonly [] }

const counts: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  a: 7,
  z: 0,
}

/** The path of an SVG with everything relative, short or round about it worked out. */
export function flattenPath(data: string): FlatCommand[] {
  const flat: FlatCommand[] = []
  let at: Point = [0, 0]
  let start: Point = at
  let handle: Point | null = null
  for (const { letter, values } of listCommands(data)) {
    const op = letter.toLowerCase()
    const isRelative = letter === op
    const from: Point = at
    const read = (x: number): Point => {
      const [dx = 0, dy = 0] = values.slice(x, x + 2)
      return isRelative ? [from[0] + dx, from[1] + dy] : [dx, dy]
    }
    const curve = (one: Point, other: Point, to: Point) => {
      flat.push({ op: 'c', points: [one, other, to] })
      at = to
    }
    const before = handle
    handle = null
    if (op === 'm') {
      start = at = read(0)
      flat.push({ op: 'm', points: [at] })
    } else if (op === 'z') {
      flat.push({ op: 'z', points: [] })
      at = start
    } else if (op === 'c') {
      handle = read(2)
      curve(read(0), handle, read(4))
    } else if (op === 's') {
      const mirrored: Point = before ? [2 * from[0] - before[0], 2 * from[1] - before[1]] : from
      handle = read(0)
      curve(mirrored, handle, read(2))
    } else if (op === 'q') {
      const [bend, to] = [read(0), read(2)]
      curve(between(from, bend, 2 / 3), between(to, bend, 2 / 3), to)
    } else if (op === 'a') {
      const [rx = 0, ry = 0, turn = 0, isLarge = 0, isClockwise = 0] = values
      for (const [one, other, to] of listArcs(from, read(5), { rx, ry, turn }, [
        isLarge === 1,
        isClockwise === 1,
      ]))
        curve(one, other, to)
    } else {
      const [first = 0] = values
      at =
        op === 'h'
          ? [isRelative ? from[0] + first : first, from[1]]
          : op === 'v'
            ? [from[0], isRelative ? from[1] + first : first]
            : read(0)
      flat.push({ op: 'l', points: [at] })
    }
  }
  return flat
}

const between = ([x, y]: Point, [toX, toY]: Point, share: number): Point => [
  x + (toX - x) * share,
  y + (toY - y) * share,
]

/** One letter may stand for several commands; what follows a move without one are lines. */
function* listCommands(data: string): Generator<{ letter: string; values: number[] }> {
  for (const [, letter = '', rest = ''] of data.matchAll(/([a-z])([^a-z]*)/giu)) {
    const count = counts[letter.toLowerCase()]
    if (count === undefined) throw new Error(`No path of ours has the command ${letter}.`)
    const values = readValues(rest, letter.toLowerCase() === 'a')
    if (count === 0) {
      yield { letter, values: [] }
      continue
    }
    for (let from = 0; from < values.length; from += count) {
      const next = letter === 'M' ? 'L' : letter === 'm' ? 'l' : letter
      yield { letter: from === 0 ? letter : next, values: values.slice(from, from + count) }
    }
  }
}

/** The two flags of an arc may stand together with what follows them: `0,01-24`. */
function readValues(text: string, isArc: boolean): number[] {
  const values: number[] = []
  const number = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/giuy
  const flag = /[01]/uy
  let at = 0
  while (at < text.length) {
    if (/[\s,]/u.test(text[at] ?? '')) {
      at++
      continue
    }
    const isFlag = isArc && (values.length % 7 === 3 || values.length % 7 === 4)
    const pattern = isFlag ? flag : number
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (!found) throw new Error(`Not a number: ${text.slice(at)}`)
    values.push(Number(found[0]))
    at = pattern.lastIndex
  }
  return values
}

type Ellipse = { rx: number; ry: number; turn: number }

/** An arc as curves of a quarter turn at most, by the formulas of the SVG standard (F.6.5). */
function listArcs(
  from: Point,
  to: Point,
  { rx: width, ry: height, turn }: Ellipse,
  [isLarge, isClockwise]: readonly [boolean, boolean],
): [Point, Point, Point][] {
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2]
  const [x, y] = [cos * dx + sin * dy, cos * dy - sin * dx]
  const scale = Math.max(1, Math.sqrt((x / width) ** 2 + (y / height) ** 2))
  const [rx, ry] = [width * scale, height * scale]
  const spare = (rx * ry) ** 2 - (rx * y) ** 2 - (ry * x) ** 2
  const factor =
    (isLarge === isClockwise ? -1 : 1) *
    Math.sqrt(Math.max(0, spare / ((rx * y) ** 2 + (ry * x) ** 2)))
  const [cx, cy] = [(factor * rx * y) / ry, (-factor * ry * x) / rx]
  const centre: Point = [
    cos * cx - sin * cy + (from[0] + to[0]) / 2,
    sin * cx + cos * cy + (from[1] + to[1]) / 2,
  ]
  const begin = Math.atan2((y - cy) / ry, (x - cx) / rx)
  const end = Math.atan2((-y - cy) / ry, (-x - cx) / rx)
  const full = 2 * Math.PI
  const sweep = isClockwise
    ? (((end - begin) % full) + full) % full
    : -((((begin - end) % full) + full) % full)
  const pieces = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-6))
  const step = sweep / pieces
  const reach = (4 / 3) * Math.tan(step / 4)
  const place = (px: number, py: number): Point => [
    centre[0] + cos * rx * px - sin * ry * py,
    centre[1] + sin * rx * px + cos * ry * py,
  ]
  return Array.from({ length: pieces }, (_, piece) => {
    const [one, other] = [begin + piece * step, begin + (piece + 1) * step]
    const [c1, s1, c2, s2] = [Math.cos(one), Math.sin(one), Math.cos(other), Math.sin(other)]
    return [
      place(c1 - reach * s1, s1 + reach * c1),
      place(c2 + reach * s2, s2 - reach * c2),
      piece === pieces - 1 ? to : place(c2, s2),
    ]
  })
}
