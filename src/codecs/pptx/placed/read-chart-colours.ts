import { isRound } from '#core/chart/chart.ts'
import type { PlacedChart, PlacedFill } from '#core/deck/placed.ts'
import type { ChartKind } from '#core/deck/slide-table.ts'
import type { XmlElement } from '#codecs/xml/read-xml.ts'

import { attribute, find, findAll, flag } from './find.ts'
import { findFill, readFill } from './read-paint.ts'
import type { SheetLook } from './sheet-look.ts'

/** A chart tells no more of them apart. */
const mostColours = 12
const mostPoints = 5_000

type Points = NonNullable<NonNullable<PlacedChart['shows']>['points']>

/**
 * The colours of a chart's series, or of its slices: each its own, else the next of the theme. Bars may differ
 * from the rest of their series.
 */
export function readChartColours(
  root: XmlElement,
  series: readonly XmlElement[],
  kind: ChartKind,
  look: SheetLook,
): { colours: string[]; points?: Points } {
  const accents = [1, 2, 3, 4, 5, 6].flatMap((slot) => look.scheme(`accent${slot}`) ?? [])
  const usual = accents.length > 0 ? accents : ['#4472C4']
  const [first] = series
  if (isRound(kind)) {
    const slices = first ? readPoints(first, look) : new Map<number, string>()
    return { colours: fillUp((at) => slices.get(at) ?? null, highest(slices) + 1, usual) }
  }
  const own = series.map((one) => readSeries(one, kind, look))
  const colours = fillUp((at) => own[at] ?? null, series.length, usual)
  const isBars = kind === 'columns' || kind === 'bars' || kind === 'stacked'
  if (!isBars) return { colours }
  const group = find(root, 'chart', 'plotArea')?.children.find(
    (one): one is XmlElement => typeof one !== 'string' && find(one, 'ser') !== undefined,
  )
  const varied = series.length === 1 && flag(find(group, 'varyColors'), 'val') === true
  const points = series.flatMap((one, index) => {
    const found = readPoints(one, look)
    if (varied && own[index] === null)
      for (let at = 0; at < countValues(one); at++)
        if (!found.has(at)) found.set(at, usual[at % usual.length] ?? '')
    return [...found].map(([at, colour]) => ({ series: index, at, colour }))
  })
  const different = points.filter(({ series: index, colour }) => colour !== colours[index])
  return { colours, ...(different.length > 0 && { points: different.slice(0, mostPoints) }) }
}

const highest = (points: ReadonlyMap<number, string>): number => Math.max(-1, ...points.keys())

/** As many as there are, and all of the theme; what only begins again from there is not said. */
function fillUp(
  findOwn: (at: number) => string | null,
  count: number,
  usual: readonly string[],
): string[] {
  const length = Math.min(mostColours, Math.max(count, usual.length))
  const colours = Array.from({ length }, (_, at) => findOwn(at) ?? usual[at % usual.length] ?? '')
  while (
    colours.length > usual.length &&
    colours.at(-1) === usual[(colours.length - 1) % usual.length]
  )
    colours.pop()
  return colours
}

function readSeries(series: XmlElement, kind: ChartKind, look: SheetLook): string | null {
  const own = find(series, 'spPr')
  const line = readShown(find(own, 'ln'), look)
  const dots = readShown(find(series, 'marker', 'spPr'), look)
  if (kind === 'line') return line ?? dots
  if (kind === 'scatter') return dots ?? line
  const fill = findFill(own)
  return fill?.name === 'noFill' ? nothing : readShown(own, look)
}

/** Bars that only lift others are not seen. */
const nothing = '#FFFFFF00'

/** The colour of a fill that is seen; of several that in the middle. */
function readShown(from: XmlElement | undefined, look: SheetLook): string | null {
  const fill = from && findFill(from)
  const paint = fill && readFill(fill, look)
  return paint ? nameColour(paint) : null
}

function nameColour(paint: PlacedFill): string | null {
  if (paint.kind === 'solid' || paint.kind === 'pattern') return paint.colour
  if (paint.kind === 'picture') return null
  return paint.stops[Math.floor(paint.stops.length / 2)]?.colour ?? null
}

function readPoints(series: XmlElement, look: SheetLook): Map<number, string> {
  const points = new Map<number, string>()
  for (const point of findAll(series, 'dPt').slice(0, mostPoints)) {
    const at = Number(attribute(find(point, 'idx'), 'val'))
    const own = find(point, 'spPr')
    const colour = findFill(own)?.name === 'noFill' ? nothing : readShown(own, look)
    if (Number.isInteger(at) && at >= 0 && at < mostPoints && colour !== null)
      points.set(at, colour)
  }
  return points
}

function countValues(series: XmlElement): number {
  const values = find(series, 'val')
  const held = find(values, 'numRef', 'numCache') ?? find(values, 'numLit')
  const count = Number(attribute(find(held, 'ptCount'), 'val') ?? findAll(held, 'pt').length)
  return Number.isInteger(count) ? Math.max(0, Math.min(200, count)) : 0
}
