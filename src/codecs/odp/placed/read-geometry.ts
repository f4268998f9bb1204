import { type PlacedGeometry, placedLimits } from '#core/deck/placed.ts'
import { type PathCommand, toPathText } from '#core/layout/pictures/picture-shape.ts'
import type { DrawnPath } from '#core/placed/evaluate-shape.ts'
import { boundPath, mapPath, type Point } from '#core/placed/paths.ts'
import { listHandles } from '#core/placed/list-handles.ts'
import { childrenOf, type XmlElement } from '#codecs/xml/read-xml.ts'

import { readLength } from '../read-length.ts'
import { followEllipse, onEllipse } from './bend-arc.ts'
import { drawEnhanced } from './draw-enhanced.ts'
import { evaluateFormula } from './evaluate-formula.ts'
import { parseSvgPath } from './parse-svg-path.ts'

type Size = { width: number; height: number }

/** What it is drawn as; `isUnknown` where its own drawing cannot be read. */
export type DrawnGeometry = {
  geometry?: PlacedGeometry
  flipH?: true
  isUnknown?: true
}

const number = (text: string | undefined): number => {
  const value = Number(text ?? 0)
  return Number.isFinite(value) ? value : 0
}

const readBox = (text: string | undefined): [x: number, y: number, w: number, h: number] => {
  const [x = 0, y = 0, w = 0, h = 0] = (text ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(number)
  return [x, y, w, h]
}

/** In 96ths of an inch from hundredths of a millimetre, in which shapes without a plane are drawn. */
const pxPerUnit = 96 / 2540

/** A shape with formulas of its own, or one that is known by its name. */
export function readCustomGeometry(shape: XmlElement | undefined, size: Size): DrawnGeometry {
  if (!shape) return {}
  const said = (name: string) => shape.attributes.get(name)
  const type = said('type') ?? ''
  const isMirrored = said('mirror-horizontal') === 'true'
  const isUpsideDown = said('mirror-vertical') === 'true'
  const modifiers = (said('modifiers') ?? '')
    .trim()
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(number)
  if (/^(?:ooxml-)?rect(?:angle)?$|^mso-spt(?:1|202)$|^flowchart-process$/.test(type)) return {}
  const named = isUpsideDown ? null : nameGeometry(type, modifiers)
  if (named) return { geometry: named, ...(isMirrored && { flipH: true }) }
  const drawn = drawCustom(shape, size, modifiers)
  if (!drawn) return { isUnknown: true }
  // Its text is not mirrored, and stands upright.
  const move = ([x, y]: Point): Point => [
    isMirrored ? size.width - x : x,
    isUpsideDown ? size.height - y : y,
  ]
  const [l, t, r, b] = drawn.room
  const [[left, top], [right, bottom]] = [move([l, t]), move([r, b])]
  return {
    geometry: {
      paths: drawn.paths.map(({ path, ...look }) => writePath(mapPath(path, move), look)),
      room: [
        Math.min(left, right),
        Math.min(top, bottom),
        Math.max(left, right),
        Math.max(top, bottom),
      ],
    },
  }
}

/** Those of PowerPoint have the same handles under the same names, in the same order. */
function nameGeometry(type: string, modifiers: readonly number[]): PlacedGeometry | null {
  if (type === 'ellipse') return { preset: 'ellipse' }
  const [, name] = /^ooxml-(\w+)$/.exec(type) ?? []
  const handles = name === undefined ? null : listHandles(name)
  if (name === undefined || !handles) return null
  const adjust = Object.fromEntries(
    handles.flatMap(([handle, usual], at): [string, number][] => {
      const moved = modifiers[at]
      return moved === undefined || moved === usual ? [] : [[handle, moved]]
    }),
  )
  return { preset: name, ...(Object.keys(adjust).length > 0 && { adjust }) }
}

type Drawn = { paths: DrawnPath[]; room: Four }
type Four = [left: number, top: number, right: number, bottom: number]

function drawCustom(
  shape: XmlElement,
  { width, height }: Size,
  modifiers: readonly number[],
): Drawn | null {
  // A newer writing stands beside the older one where it can say more.
  const texts = ['enhanced-path', ':enhanced-path'].map((name) => shape.attributes.get(name) ?? '')
  const text = texts.find((one) => one.includes('G')) ?? texts.find(Boolean)
  if (!text) return null
  const log = { width: width / pxPerUnit, height: height / pxPerUnit }
  const box = readBox(shape.attributes.get('viewBox'))
  const plane: Plane = {
    x: box[0],
    y: box[1],
    width: box[2] || log.width,
    height: box[3] || log.height,
  }
  const valueOf = createValues(shape, modifiers, plane, log)
  const scale = (w: number, h: number) => ({
    across: w > 0 ? width / w : 1,
    down: h > 0 ? height / h : 1,
  })
  const whole = scale(plane.width, plane.height)
  const sizes = (shape.attributes.get('sub-view-size') ?? '').trim().split(/\s+/).map(number)
  const paths = drawEnhanced(text, valueOf).map(({ path, ...look }, index): DrawnPath => {
    // A part may have a plane of its own.
    const [w = 0, h = 0] = sizes.slice(2 * index, 2 * index + 2)
    const { across, down } = w > 0 && h > 0 ? scale(w, h) : whole
    const [left, top] = w > 0 && h > 0 ? [0, 0] : [plane.x, plane.y]
    return Object.assign(look, {
      path: mapPath(path, ([x, y]) => [keep((x - left) * across), keep((y - top) * down)]),
    })
  })
  const areas = (shape.attributes.get('text-areas') ?? '').trim().split(/\s+/).filter(Boolean)
  const [l, t, r, b] = areas.slice(0, 4).map(valueOf)
  const isEmpty = r === undefined || b === undefined || (l === r && t === b)
  const room: Four = isEmpty
    ? [0, 0, width, height]
    : [
        keep(((l ?? 0) - plane.x) * whole.across),
        keep(((t ?? 0) - plane.y) * whole.down),
        keep((r - plane.x) * whole.across),
        keep((b - plane.y) * whole.down),
      ]
  return { paths: paths.filter(({ path }) => path.length > 0), room }
}

/** Formulas of strangers lead anywhere. */
const keep = (value: number): number =>
  Number.isFinite(value) ? Math.max(-placedLimits.reach, Math.min(placedLimits.reach, value)) : 0

type Plane = { x: number; y: number } & Size

/** Formulas that name each other are followed so far; real ones name a few. */
const deepest = 100

function createValues(
  shape: XmlElement,
  modifiers: readonly number[],
  plane: Plane,
  log: Size,
): (term: string) => number {
  const formulas = new Map(
    childrenOf(shape, 'equation')
      .slice(0, placedLimits.guides)
      .map(({ attributes }) => [attributes.get('name') ?? '', attributes.get('formula') ?? '']),
  )
  const known = new Map<string, number>(
    Object.entries({
      left: plane.x,
      top: plane.y,
      right: plane.x + plane.width,
      bottom: plane.y + plane.height,
      width: plane.width,
      height: plane.height,
      logwidth: log.width,
      logheight: log.height,
      xstretch: plane.x + plane.width / 2,
      ystretch: plane.y + plane.height / 2,
      pi: Math.PI,
      hasstroke: 1,
      hasfill: 1,
    }),
  )
  let depth = 0
  const valueOf = (term: string): number => {
    const before = known.get(term)
    if (before !== undefined) return before
    const [, sign, name = ''] = /^([$?])(\w+)$/.exec(term) ?? []
    if (sign === '$') return modifiers[Number(name)] ?? 0
    if (sign !== '?') return number(term)
    const formula = formulas.get(name)
    if (formula === undefined || depth >= deepest) return 0
    // One that leads back to itself is 0 there.
    known.set(term, 0)
    depth++
    const value = evaluateFormula(formula, valueOf)
    depth--
    known.set(term, value)
    return value
  }
  return valueOf
}

const writePath = (path: readonly PathCommand[], look: Omit<DrawnPath, 'path'>) =>
  Object.assign({ d: toPathText(path).slice(0, placedLimits.pathLetters) }, look)

/** Lines and curves drawn point by point: stretched into the place of the shape. */
export function readFreeGeometry(
  { name, attributes }: XmlElement,
  size: Size,
): PlacedGeometry | undefined {
  const drawn =
    name === 'path'
      ? parseSvgPath(attributes.get('d') ?? '')
      : drawPoints(attributes.get('points') ?? '', name === 'polygon')
  if (drawn.length === 0) return undefined
  const [x, y, w, h] = readBox(attributes.get('viewBox'))
  const [across, down] = [w > 0 ? size.width / w : 1, h > 0 ? size.height / h : 1]
  const path = mapPath(drawn, (point): Point => [
    keep((point[0] - x) * across),
    keep((point[1] - y) * down),
  ])
  // What is open is a line, and has nothing in it.
  const isOpen = !path.some(({ op }) => op === 'close')
  return { paths: [writePath(path, isOpen ? { fill: 'none' } : {})] }
}

function drawPoints(text: string, isClosed: boolean): PathCommand[] {
  const numbers = (text.match(/-?[\d.]+(?:e-?\d+)?/gi) ?? [])
    .slice(0, 2 * placedLimits.pathCommands)
    .map(number)
  const path = Array.from({ length: Math.floor(numbers.length / 2) }, (_, at): PathCommand => ({
    op: at === 0 ? 'move' : 'line',
    to: [numbers[2 * at] ?? 0, numbers[2 * at + 1] ?? 0],
  }))
  return isClosed && path.length > 0 ? [...path, { op: 'close' }] : path
}

/** A connector draws itself in hundredths of a millimetre, from its first end; where it lies, and its line. */
export function readConnector({
  attributes,
}: XmlElement): Size & { x: number; y: number; geometry: PlacedGeometry } {
  const px = (name: string) => readLength(attributes.get(name)) ?? 0
  const [x1, y1, x2, y2] = [px('x1'), px('y1'), px('x2'), px('y2')]
  const drawn = parseSvgPath(attributes.get('d') ?? '')
  const first = drawn[0]
  const path: PathCommand[] =
    first && first.op !== 'close'
      ? mapPath(drawn, ([x, y]): Point => [
          keep(x1 + (x - first.to[0]) * pxPerUnit),
          keep(y1 + (y - first.to[1]) * pxPerUnit),
        ])
      : [
          { op: 'move', to: [x1, y1] },
          { op: 'line', to: [x2, y2] },
        ]
  const { x, y, width, height } = boundPath(path)
  const moved = mapPath(path, (point): Point => [point[0] - x, point[1] - y])
  return { x, y, width, height, geometry: { paths: [writePath(moved, { fill: 'none' })] } }
}

/** A piece of an ellipse: of a pie, cut off, or its line alone; counter-clockwise from the right. */
export function readEllipse({ attributes }: XmlElement, { width, height }: Size): PlacedGeometry {
  const kind = attributes.get('kind') ?? 'full'
  if (kind === 'full') return { preset: 'ellipse' }
  const angle = (name: string) =>
    (-number(attributes.get(name)?.replace(/deg$/, '')) * Math.PI) / 180
  const [start, end] = [angle('start-angle'), angle('end-angle')]
  const sweep = ((end - start) % (2 * Math.PI)) - (end < start ? 0 : 2 * Math.PI)
  const ellipse = { x: width / 2, y: height / 2, rx: width / 2, ry: height / 2 }
  const path: PathCommand[] = [
    { op: 'move', to: onEllipse(ellipse, start) },
    ...followEllipse(ellipse, start, sweep),
  ]
  if (kind === 'section') path.push({ op: 'line', to: [ellipse.x, ellipse.y] })
  if (kind !== 'arc') path.push({ op: 'close' })
  return { paths: [writePath(path, kind === 'arc' ? { fill: 'none' } : {})] }
}
