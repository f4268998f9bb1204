import { type PlacedGeometry, placedLimits } from '#core/deck/placed.ts'
import {
  evaluateShape,
  type ShapeDefinition,
  type ShapePath,
  type ShapeStep,
} from '#core/placed/evaluate-shape.ts'
import { mapPath, type Point } from '#core/placed/paths.ts'
import { toPathText } from '#core/layout/pictures/picture-shape.ts'
import type { XmlElement } from '#codecs/xml/read-xml.ts'

import { listChildren } from '../list-children.ts'
import { attribute, find, findAll, flag, toPx } from './find.ts'

/** The outline of a shape: by name with what its author moved, or drawn point by point. */
export function readGeometry(
  properties: XmlElement | undefined,
  size: { width: number; height: number },
  onCut: () => void,
): PlacedGeometry | undefined {
  const custom = find(properties, 'custGeom')
  if (custom) return drawCustom(custom, size, onCut)
  const preset = find(properties, 'prstGeom')
  const name = attribute(preset, 'prst') ?? 'rect'
  if (name === 'rect') return undefined
  const moved = find(preset, 'avLst')
  const adjust = moved && moved.children.length > 0 ? readAdjust(moved) : []
  return {
    preset: name.slice(0, 60),
    ...(adjust.length > 0 && { adjust: Object.fromEntries(adjust) }),
  }
}

const readAdjust = (list: XmlElement): [string, number][] =>
  findAll(list, 'gd')
    .slice(0, 20)
    .flatMap((guide): [string, number][] => {
      const value = Number(attribute(guide, 'fmla')?.replace(/^val\s+/, ''))
      const key = attribute(guide, 'name') ?? ''
      return Number.isFinite(value) && key.length < 40 ? [[key, value]] : []
    })

const tones = ['none', 'lighten', 'lightenLess', 'darken', 'darkenLess'] as const

function drawCustom(
  custom: XmlElement,
  size: { width: number; height: number },
  onCut: () => void,
): PlacedGeometry {
  const room = find(custom, 'rect')
  const sides = ['l', 't', 'r', 'b'].map((side) => attribute(room, side))
  const [l, t, r, b] = sides
  const definition: ShapeDefinition = {
    adjust: [],
    guides: [...listGuides(custom, 'avLst'), ...listGuides(custom, 'gdLst')],
    room: l && t && r && b ? [l, t, r, b] : null,
    paths: findAll(find(custom, 'pathLst'), 'path').map(readPath),
  }
  if (asksTooMuch(custom, definition)) onCut()
  // Guides count in units of the file; so it is drawn in those, and made smaller afterwards.
  const drawn = evaluateShape(definition, size)
  const [left, top, right, bottom] = drawn.room
  return {
    paths: drawn.paths.map(({ path, fill, isStroked }) =>
      Object.assign(
        { d: toPathText(mapPath(path, toPxPoint)).slice(0, placedLimits.pathLetters) },
        fill && { fill },
        isStroked === false && { isStroked },
      ),
    ),
    room: [toPx(left), toPx(top), toPx(right), toPx(bottom)],
  }
}

/** Paths that are too many are seen in what is kept of them. */
function asksTooMuch(custom: XmlElement, { paths }: ShapeDefinition): boolean {
  const steps = paths.reduce((sum, path) => sum + path.steps.length, 0)
  return (
    steps > placedLimits.pathCommands ||
    countGuides(custom, 'avLst') + countGuides(custom, 'gdLst') > placedLimits.guides
  )
}

const countGuides = (custom: XmlElement, list: string): number =>
  find(custom, list)?.children.length ?? 0

const toPxPoint = ([x, y]: Point): Point => [toPx(x), toPx(y)]

function readPath(path: XmlElement): ShapePath {
  const [width, height] = ['w', 'h'].map((name) => Number(attribute(path, name) ?? 0) || 0)
  const fill = tones.find((tone) => tone === attribute(path, 'fill'))
  return {
    ...(width && { width }),
    ...(height && { height }),
    ...(fill && { fill }),
    ...(flag(path, 'stroke') === false && { isStroked: false as const }),
    steps: readSteps(path),
  }
}

const listGuides = (custom: XmlElement, list: string): [string, string][] =>
  findAll(find(custom, list), 'gd')
    .slice(0, placedLimits.guides)
    .map((guide) => [attribute(guide, 'name') ?? '', attribute(guide, 'fmla') ?? ''])

const operations: ReadonlyMap<string, 'M' | 'L' | 'C' | 'Q'> = new Map([
  ['moveTo', 'M'],
  ['lnTo', 'L'],
  ['cubicBezTo', 'C'],
  ['quadBezTo', 'Q'],
] as const)

const term = (step: XmlElement, name: string): string => attribute(step, name) ?? '0'

function readSteps(path: XmlElement): ShapeStep[] {
  const steps: ShapeStep[] = []
  for (const step of listChildren(path)) {
    const op = operations.get(step.name)
    if (op) steps.push({ op, points: readPoints(step) })
    else if (step.name === 'close') steps.push({ op: 'Z' })
    else if (step.name === 'arcTo')
      steps.push({
        op: 'A',
        wR: term(step, 'wR'),
        hR: term(step, 'hR'),
        start: term(step, 'stAng'),
        swing: term(step, 'swAng'),
      })
  }
  return steps
}

function readPoints(step: XmlElement): [string, string][] {
  const points: [string, string][] = []
  for (const point of listChildren(step))
    if (point.name === 'pt') points.push([term(point, 'x'), term(point, 'y')])
  return points
}
