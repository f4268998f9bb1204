import { drawArea, drawLine, polygon, type Point, straight } from '../compose/draw.ts'
import type { Rect } from '../layout/boxes.ts'
import type { PathCommand } from '../layout/pictures/picture-shape.ts'
import { makeCircle } from '../theme/make-shape.ts'
import { type AskedOfChart, type Chart, countCategories, listValues } from './chart.ts'
import type { DrawnChart } from './chart-plan.ts'
import { type ChartLook, createSheet, cutToFit, dropEm, leading, maxOf } from './chart-sheet.ts'
import { drawLegendBeside } from './draw-legend-beside.ts'
import { lineWidth } from './draw-on-axes.ts'
import { formatNumber } from './format-number.ts'
import { findDomain, leaveAir, makeScale } from './nice-scale.ts'
import { endAsAsked, writeTicks } from './plan-as-asked.ts'
import { planRound } from './plan-round.ts'

/** Of the width, that names at one side take. */
const mostOfWidth = 0.3
/** Between the web and its names, and between the values and their spoke, in em. */
const gapEm = 0.4
export const radarDot = 5

/** Lines around a middle: a spoke for each category, a ring for each step of the values. */
export function drawRadar(
  chart: Chart,
  rect: Rect,
  look: ChartLook,
  asked: AskedOfChart & { radar: NonNullable<AskedOfChart['radar']> },
): DrawnChart {
  const sheet = createSheet(look)
  const { px } = asked
  const { categories, series } = chart
  const count = countCategories(chart)
  const { legend, room } = drawLegendBeside(
    asked,
    series.map(({ name }) => name),
    rect,
    look,
    sheet,
  )
  const names = asked.hidesNames
    ? []
    : categories.map((name) =>
        cutToFit(name, room.width * mostOfWidth, (part) => sheet.measure(part, px)),
      )
  const line = names.length > 0 ? px * (leading + gapEm) : px / 2
  const beside = maxOf(
    names.map((name, at) =>
      isAtSide(at, count) ? sheet.measure(name, px) + px * gapEm : sheet.measure(name, px) / 2,
    ),
  )
  const most = Math.min(room.width, room.height) / 2
  const radius = Math.max(most / 4, Math.min(room.height / 2 - line, room.width / 2 - beside))
  const middle: Point = [room.x + room.width / 2, room.y + room.height / 2]
  const steps = Math.max(2, Math.min(10, radius / (leading * px)))
  const found = makeScale(...leaveAir(findDomain(listValues(chart), true)), steps)
  const scale = endAsAsked(found, asked, steps)
  const place = (at: number, value: number): Point => {
    const share = (value - scale.min) / (scale.max - scale.min)
    return onSpoke(middle, angleOf(at, count), radius * Math.max(0, Math.min(1, share)))
  }
  const around = (value: number): Point[] =>
    Array.from({ length: count }, (_, at) => place(at, value))
  const thin = { colour: look.line, width: 1 }

  if (!asked.hidesLines)
    for (const tick of scale.ticks)
      if (tick > scale.min) sheet.marks.push(drawLine(polygon(around(tick)), thin))
  if (asked.hasRule)
    for (const end of around(scale.max)) sheet.marks.push(drawLine(straight(middle, end), thin))

  series.forEach(({ values }, index) => {
    const colour = look.colours[index % look.colours.length] ?? look.text
    const all = Array.from({ length: count }, (_, at): Point | null => {
      const value = values[at] ?? null
      return value === null ? null : place(at, value)
    })
    const points = all.filter((point) => point !== null)
    if (asked.radar === 'filled') {
      if (points.length > 1) sheet.marks.push(drawArea(polygon(points), colour))
      return
    }
    const stroke = { colour, width: lineWidth.asked, isRound: true }
    for (const path of traceWeb(all)) sheet.marks.push(drawLine(path, stroke))
    if (asked.radar === 'markers')
      for (const [x, y] of points) sheet.marks.push(makeCircle(x, y, radarDot, colour))
  })

  const words = { px, colour: look.text }
  names.forEach((name, at) => {
    const [x, y] = onSpoke(middle, angleOf(at, count), radius + px * gapEm)
    if (isAtSide(at, count))
      sheet.say(name, {
        ...words,
        x,
        baseline: y + px * dropEm,
        anchor: x > middle[0] ? 'start' : 'end',
      })
    else {
      const down = y > middle[1] ? px * leading : 0
      sheet.say(name, { ...words, x, baseline: y + down - px * (1 - 2 * dropEm), anchor: 'middle' })
    }
  })
  const tickTexts = writeTicks(chart, scale)
  if (!asked.hidesAxis)
    scale.ticks.forEach((tick, at) => {
      const [x, y] = place(0, tick)
      sheet.say(tickTexts[at] ?? '', {
        px,
        colour: look.muted,
        x: x - px * gapEm,
        baseline: y + px * dropEm,
        anchor: 'end',
      })
    })
  if (asked.labels)
    for (const { values } of series)
      values.forEach((value, at) => {
        if (value === null || at >= count) return
        const [x, y] = place(at, value)
        const text = formatNumber(value, chart.format, chart.decimal)
        sheet.say(text, { ...words, x, baseline: y - px / 2, anchor: 'middle' })
      })

  return {
    marks: sheet.marks,
    plan: {
      ...planRound({ middle, radius }, px, legend ? 'legend' : 'none', legend),
      scale,
      values: asked.hidesAxis ? 'labels' : asked.labels ? 'both' : 'axis',
    },
  }
}

/** The first stands upright, the others follow by the clock. */
const angleOf = (at: number, count: number): number => (2 * Math.PI * at) / count - Math.PI / 2

const onSpoke = ([x, y]: Point, angle: number, length: number): Point => [
  x + length * Math.cos(angle),
  y + length * Math.sin(angle),
]

/** Names above and below the web stand in the middle of their spoke. */
const isAtSide = (at: number, count: number): boolean =>
  Math.abs(Math.cos(angleOf(at, count))) > 0.05

/** Around and closed, or in pieces between missing values. */
function traceWeb(all: readonly (Point | null)[]): PathCommand[][] {
  const gap = all.indexOf(null)
  if (gap === -1) return [polygon(all.filter((point) => point !== null))]
  const runs: Point[][] = [[]]
  for (const point of [...all.slice(gap), ...all.slice(0, gap)])
    if (point) runs.at(-1)?.push(point)
    else runs.push([])
  return runs.filter(({ length }) => length > 1).map(trace)
}

const trace = (points: readonly Point[]): PathCommand[] =>
  points.map((to, at): PathCommand => ({ op: at === 0 ? 'move' : 'line', to }))
