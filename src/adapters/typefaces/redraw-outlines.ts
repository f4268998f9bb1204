import { Blob, Face, Font } from 'harfbuzzjs'

import {
  bytesOf,
  indexToLocFormat,
  numberOfMetrics,
  readMetrics,
  viewOf,
  writeMetrics,
} from '#adapters/metrics/font-files/glyph-tables.ts'
import { joinBytes } from '#core/join-bytes.ts'
import type { GlyphPathCommand } from '#ports/typefaces/text-shaper.ts'

import { type FontTables, toFontFile } from './open-font-file.ts'
import { type Contour, measureContours, writeOutline, writePlaces } from './write-outline.ts'

const openType = 0x4f54_544f
/** In units of the font, of which an em has about a thousand. */
const tolerance = 0.4
const mostAtOnceMs = 30

/**
 * A font whose letters are drawn by cubic curves (CFF) with the same letters drawn by square ones, as
 * PowerPoint and our PDF want them. Widths, and how letters stand and join, stay what they were.
 */
export async function redrawOutlines(font: FontTables): Promise<FontTables> {
  const file = toFontFile({ flavour: openType, tables: font })
  const drawn = new Font(new Face(new Blob(file)))
  const count = viewOf(font.get('maxp') ?? new Uint8Array()).getUint16(4)
  const hhea = viewOf((font.get('hhea') ?? new Uint8Array()).slice())
  const head = viewOf((font.get('head') ?? new Uint8Array()).slice())
  const hmtx = viewOf(font.get('hmtx') ?? new Uint8Array())
  const metrics = readMetrics(hmtx, hhea.getUint16(numberOfMetrics), count)
  const glyphs: Uint8Array[] = []
  const most = { points: 0, contours: 0 }
  let rested = performance.now()
  for (let glyph = 0; glyph < count; glyph++) {
    const contours = readContours(drawn.glyphToJson(glyph))
    const box = measureContours(contours)
    const metric = metrics[glyph]
    // Readers move a letter to where this says that it begins.
    if (metric) metric[1] = box?.left ?? 0
    glyphs.push(box ? writeOutline(contours, box) : new Uint8Array())
    most.contours = Math.max(most.contours, contours.length)
    most.points = Math.max(most.points, contours.flat().length)
    if (performance.now() - rested < mostAtOnceMs) continue
    // A font of the Far East has tens of thousands, and the page is to live meanwhile.
    await new Promise((resolve) => setTimeout(resolve))
    rested = performance.now()
  }
  head.setInt16(indexToLocFormat, 1)
  hhea.setUint16(numberOfMetrics, count)
  return new Map<string, Uint8Array<ArrayBuffer>>([
    ...font,
    ['glyf', joinBytes(glyphs)],
    ['loca', writePlaces(glyphs)],
    ['hmtx', copy(writeMetrics(metrics))],
    ['head', copy(bytesOf(head))],
    ['hhea', copy(bytesOf(hhea))],
    ['maxp', writeLimits(count, most)],
  ])
}

const copy = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes)

function writeLimits(
  count: number,
  { points, contours }: { points: number; contours: number },
): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(32))
  view.setUint32(0, 0x0001_0000)
  const [zones, outlines] = [2, [points, contours, 0, 0]]
  ;[count, ...outlines, zones].forEach((value, place) => view.setUint16(4 + place * 2, value))
  return new Uint8Array(view.buffer)
}

type Point = readonly [x: number, y: number]

/** The path of a glyph as points, each on its outline or off it; they run the other way round. */
function readContours(path: readonly GlyphPathCommand[]): Contour[] {
  const contours: Contour[] = []
  let contour: Contour = []
  let last: Point = [0, 0]
  const add = ([x, y]: Point, isOn: boolean) => {
    contour.push({ x: Math.round(x), y: Math.round(y), isOn })
  }
  const close = () => {
    const [first] = contour
    const end = contour.at(-1)
    // Said twice, where it began.
    if (first && end && contour.length > 1 && end.isOn && first.x === end.x && first.y === end.y)
      contour.pop()
    if (contour.length > 1) contours.push(contour.toReversed())
    contour = []
  }
  for (const { type, values } of path) {
    const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0] = values
    if (type === 'M') close()
    if (type === 'M' || type === 'L') add([ax, ay], true)
    if (type === 'Q') {
      add([ax, ay], false)
      add([bx, by], true)
    }
    if (type === 'C')
      for (const [control, end] of squareCurve([last, [ax, ay], [bx, by], [cx, cy]])) {
        add(control, false)
        add(end, true)
      }
    if (type !== 'Z') last = [values.at(-2) ?? 0, values.at(-1) ?? 0]
  }
  close()
  return contours
}

type Cubic = readonly [Point, Point, Point, Point]

/** As many square curves as come so near to a cubic one that no eye tells them apart. */
function squareCurve(cubic: Cubic): [control: Point, end: Point][] {
  const [p, q, r, s] = cubic
  const bend = Math.hypot(s[0] - 3 * r[0] + 3 * q[0] - p[0], s[1] - 3 * r[1] + 3 * q[1] - p[1])
  const error = (bend * Math.sqrt(3)) / 36
  const count = Math.min(16, Math.max(1, Math.ceil(Math.cbrt(error / tolerance))))
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [index / count, (index + 1) / count]
    const [start, end] = [pointAt(cubic, from), pointAt(cubic, to)]
    const third = (to - from) / 3
    const leave = moveAlong(start, slopeAt(cubic, from), third)
    const arrive = moveAlong(end, slopeAt(cubic, to), -third)
    const control: Point = [
      (3 * (leave[0] + arrive[0]) - start[0] - end[0]) / 4,
      (3 * (leave[1] + arrive[1]) - start[1] - end[1]) / 4,
    ]
    return [control, end]
  })
}

const moveAlong = ([x, y]: Point, [dx, dy]: Point, by: number): Point => [x + dx * by, y + dy * by]

const pointAt = (cubic: Cubic, at: number): Point =>
  weigh(cubic, [(1 - at) ** 3, 3 * at * (1 - at) ** 2, 3 * at ** 2 * (1 - at), at ** 3])

function slopeAt([p, q, r, s]: Cubic, at: number): Point {
  const [a, b, c] = [3 * (1 - at) ** 2, 6 * at * (1 - at), 3 * at ** 2]
  return weigh([p, q, r, s], [-a, a - b, b - c, c])
}

const weigh = (cubic: Cubic, weights: readonly [number, number, number, number]): Point => [
  cubic.reduce((sum, [x], index) => sum + x * (weights[index] ?? 0), 0),
  cubic.reduce((sum, [, y], index) => sum + y * (weights[index] ?? 0), 0),
]
