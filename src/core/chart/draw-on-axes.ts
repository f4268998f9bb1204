import { drawArea, drawLine, polygon, straight, type Point } from '../compose/draw.ts'
import type { Rect } from '../layout/boxes.ts'
import type { PathCommand } from '../layout/pictures/picture-shape.ts'
import { makeBlock, makeCircle } from '../theme/make-shape.ts'
import type { AskedOfChart, Chart } from './chart.ts'
import type { DrawnChart } from './chart-plan.ts'
import type { AxesPlan } from './complete-plan.ts'
import {
  type ChartLook,
  type ChartSheet,
  createSheet,
  dropEm,
  inkEm,
  leading,
  maxOf,
} from './chart-sheet.ts'
import { formatForStep, formatNumber, general } from './format-number.ts'
import { spreadLineEnds } from './line-ends.ts'
import { gap, placePointValues, planAxes, settle, settleDown } from './plan-axes.ts'
import { planAsAsked } from './plan-as-asked.ts'
import { listRuns } from './stack-values.ts'

export const lineWidth = { one: 6, several: 4, asked: 3 } as const
export const dotRadius = { line: 7 } as const
/** Of a scatter: few are looked at one by one, many as a cloud. One that is kept is as Office draws it. */
export function scatterRadius({ series }: Pick<Chart, 'series'>, isKept: boolean): number {
  if (isKept) return 6
  const count = series.reduce((sum, { values }) => sum + values.length, 0)
  return count <= 16 ? 13 : count <= 60 ? 9 : 6
}
/** Areas that lie over each other let each other be seen. */
export const veilOpacity = 'A6'

type Drawing = { chart: Chart; rect: Rect; look: ChartLook; sheet: ChartSheet; plan: AxesPlan }

/** Columns, bars, lines, areas and points. */
export function drawOnAxes(chart: Chart, rect: Rect, look: ChartLook): DrawnChart {
  const sheet = createSheet(look)
  const plan = look.asked
    ? planAsAsked(chart, rect, look, sheet, look.asked)
    : planAxes(chart, rect, look, sheet)
  const drawing: Drawing = { chart, rect, look, sheet, plan }
  if (plan.values !== 'labels' || look.asked) drawAxis(drawing)
  if (chart.kind === 'scatter') drawScatter(drawing)
  else if (chart.kind === 'line') drawLines(drawing)
  else if (chart.kind === 'area') drawAreas(drawing)
  else drawBars(drawing)
  if (chart.kind !== 'scatter') drawFoot(drawing)
  if (look.asked?.hasRule) drawRule(drawing)
  drawCategories(drawing)
  const moved = drawLineEnds(drawing)
  return { marks: sheet.marks, plan: { ...plan.told, moved } }
}

const colourOf = ({ look: { colours, text } }: Drawing, index: number): string =>
  colours[index % colours.length] ?? text

/** Every second line where there are many; nought is always one of them. */
function drawAxis({ look, sheet, plan, rect }: Drawing): void {
  const { scale, plot, tickPx, tickTexts, isFlat, along } = plan
  const zero = Math.max(0, scale.ticks.indexOf(0))
  const every = scale.ticks.length > 7 && !look.asked ? 2 : 1
  const step = (isFlat ? plot.width : plot.height) / Math.max(1, scale.ticks.length - 1)
  const needed = isFlat
    ? maxOf(tickTexts.map((text) => sheet.measure(text, tickPx))) + 12
    : tickPx * leading
  const skip = Math.max(1, Math.ceil(needed / (step * every))) * every
  scale.ticks.forEach((tick, index) => {
    if ((index - zero) % every !== 0) return
    const at = along(tick)
    const [from, to]: [Point, Point] = isFlat
      ? [
          [at, plot.y],
          [at, plot.y + plot.height],
        ]
      : [
          [plot.x, at],
          [plot.x + plot.width, at],
        ]
    if (!look.asked?.hidesLines)
      sheet.marks.push(drawLine(straight(from, to), { colour: look.line, width: 1 }))
    if ((index - zero) % skip !== 0 || look.asked?.hidesAxis) return
    const text = tickTexts[index] ?? ''
    const words = { px: tickPx, colour: look.muted }
    if (isFlat) {
      const x = settle(at, sheet.measure(text, tickPx), rect)
      const baseline = plot.y + plot.height + gap.tick + tickPx * inkEm.above
      sheet.say(text, { ...words, x, baseline, anchor: 'middle' })
    } else
      sheet.say(text, {
        ...words,
        x: plot.x - gap.tick,
        baseline: at + tickPx * dropEm,
        anchor: 'end',
      })
  })
}

function drawScatter(drawing: Drawing): void {
  const { chart, look, sheet, plan, rect } = drawing
  const { across, plot, tickPx, along } = plan
  if (!across) return
  const atX = (x: number) => plot.x + (plot.width * (x - across.min)) / (across.max - across.min)
  const code = look.asked ? general : formatForStep(across.step, general)
  const texts = across.ticks.map((tick) => formatNumber(tick, code, chart.decimal))
  const widest = maxOf(texts.map((text) => sheet.measure(text, tickPx)))
  const step = plot.width / Math.max(1, across.ticks.length - 1)
  const every = Math.max(1, Math.ceil((widest + 12) / step))
  across.ticks.forEach((tick, index) => {
    const text = texts[index] ?? ''
    const width = sheet.measure(text, tickPx)
    if (index % every !== 0 || atX(tick) + width / 2 > rect.x + rect.width) return
    const beside = look.asked ? gap.tick / 2 : gap.tick
    const baseline = plot.y + plot.height + beside + tickPx * inkEm.above
    sheet.say(text, { x: atX(tick), baseline, anchor: 'middle', px: tickPx, colour: look.muted })
  })
  const radius = scatterRadius(chart, look.asked !== undefined)
  const measureBubble = look.asked?.bubbles && sizeBubbles(chart, plot, look.asked.bubbles)
  chart.series.forEach(({ values, at = [], sizes }, index) => {
    values.forEach((y, point) => {
      const x = at[point] ?? null
      if (x === null || y === null) return
      const size = sizes?.[point]
      const own = measureBubble && size !== undefined ? measureBubble(size) : radius
      if (own > 0) sheet.marks.push(makeCircle(atX(x), along(y), own, colourOf(drawing, index)))
    })
  })
}

/** The largest is a quarter of the plot across, as programs have it; the others by what they cover. */
function sizeBubbles(
  { series }: Chart,
  { width, height }: Rect,
  { scale, isWidth }: NonNullable<AskedOfChart['bubbles']>,
): (size: number) => number {
  const largest = maxOf(series.flatMap(({ sizes = [] }) => sizes)) || 1
  const most = (Math.min(width, height) / 8) * scale
  return (size) => most * (isWidth ? size / largest : Math.sqrt(Math.max(0, size) / largest))
}

function drawBars(drawing: Drawing): void {
  const { chart, look, sheet, plan } = drawing
  const { plot, count, isFlat, spans, along, centre, lit, valuePx, told } = plan
  const group = ((isFlat ? plot.height : plot.width) / count) * told.groupShare
  const isStacked = chart.kind === 'stacked' || chart.stacking !== undefined
  const own = new Map(look.asked?.points?.map((one) => [`${one.series} ${one.at}`, one.colour]))
  const thick = isStacked ? group : group / spans.length
  spans.forEach((row, index) => {
    row.forEach((span, at) => {
      if (!span) return
      const order = look.asked?.isUpward && isFlat ? spans.length - 1 - index : index
      const start = centre(at) - group / 2 + (isStacked ? 0 : thick * order)
      const [a, b] = [along(span[0]), along(span[1])]
      const [low, size] = [Math.min(a, b), Math.abs(a - b)]
      const place = lit === null ? index : at === lit ? 0 : 1
      const fill = own.get(`${index} ${at}`) ?? colourOf(drawing, place)
      if (size > 0.05)
        sheet.marks.push(
          isFlat
            ? makeBlock(low, start, size, thick, fill)
            : makeBlock(start, low, thick, size, fill),
        )
      if (plan.values === 'axis' || (look.asked && !look.asked.labels)) return
      const value = chart.series[index]?.values[at] ?? span[1]
      const text = formatNumber(value, chart.format, chart.decimal)
      const isBelow = span[1] < 0
      const middle = start + thick / 2
      const words = { px: valuePx, isBold: !look.asked, colour: look.text }
      if (isStacked) {
        const [x, y] = isFlat ? [low + size / 2, middle] : [middle, low + size / 2]
        sheet.say(text, { ...words, x, baseline: y + valuePx * dropEm, anchor: 'middle' })
        return
      }
      if (isFlat)
        sheet.say(text, {
          ...words,
          x: isBelow ? low - gap.value : low + size + gap.value,
          baseline: middle + valuePx * dropEm,
          anchor: isBelow ? 'end' : 'start',
        })
      else
        sheet.say(text, {
          ...words,
          x: middle,
          baseline: isBelow ? low + size + gap.value + valuePx * inkEm.above : low - gap.value,
          anchor: 'middle',
        })
    })
  })
}

const trace = (points: readonly Point[]): PathCommand[] =>
  points.map((to, at): PathCommand => ({ op: at === 0 ? 'move' : 'line', to }))

function drawLines(drawing: Drawing): void {
  const { chart, rect, look, sheet, plan } = drawing
  const { spans, along, centre, plot, values } = plan
  const isOne = spans.length === 1
  const foot = plot.y + plot.height
  if (values === 'labels' && !look.asked)
    for (const { at, span } of listRuns(spans[0] ?? []).flat())
      sheet.marks.push(
        drawLine(straight([centre(at), along(span[1])], [centre(at), foot]), {
          colour: look.line,
          width: 1.5,
        }),
      )
  const width = look.asked ? lineWidth.asked : isOne ? lineWidth.one : lineWidth.several
  spans.forEach((row, index) => {
    const colour = colourOf(drawing, index)
    for (const run of listRuns(row)) {
      const points = run.map(({ at, span }): Point => [centre(at), along(span[1])])
      const [first] = points
      if (points.length === 1 && first) sheet.marks.push(makeCircle(...first, width, colour))
      else sheet.marks.push(drawLine(trace(points), { colour, width, isRound: true }))
    }
  })
  if (look.asked) sayAtPoints(drawing)
  if (values !== 'labels' || look.asked) return
  for (const { at, span } of listRuns(spans[0] ?? []).flat()) {
    const [x, y] = [centre(at), along(span[1])]
    sheet.marks.push(makeCircle(x, y, dotRadius.line + 3, look.ground))
    sheet.marks.push(makeCircle(x, y, dotRadius.line, colourOf(drawing, 0)))
  }
  for (const { text, left, baseline } of placePointValues(chart, plan, rect, sheet.measure))
    sheet.say(text, {
      x: left,
      baseline,
      anchor: 'start',
      px: plan.valuePx,
      isBold: true,
      colour: look.text,
    })
}

/** Above each point of each line, as files ask for it. */
function sayAtPoints({ chart, look, sheet, plan }: Drawing): void {
  const { spans, along, centre, valuePx } = plan
  if (!look.asked?.labels) return
  spans.forEach((row, index) => {
    row.forEach((span, at) => {
      const value = chart.series[index]?.values[at]
      if (!span || typeof value !== 'number') return
      const text = formatNumber(value, chart.format, chart.decimal)
      const baseline = along(span[1]) - valuePx / 2
      sheet.say(text, { x: centre(at), baseline, anchor: 'middle', px: valuePx, colour: look.text })
    })
  })
}

function drawAreas(drawing: Drawing): void {
  const { look, sheet, plan } = drawing
  const { spans, along, centre } = plan
  const veil = spans.length === 1 || look.asked ? '' : veilOpacity
  spans.forEach((row, index) => {
    for (const run of listRuns(row)) {
      const top = run.map(({ at, span }): Point => [centre(at), along(span[1])])
      const back = run.toReversed().map(({ at, span }): Point => [centre(at), along(span[0])])
      sheet.marks.push(drawArea(polygon([...top, ...back]), colourOf(drawing, index) + veil))
    }
  })
}

/** What everything stands on: nought, or where the axis begins. */
function drawFoot({ look, sheet, plan }: Drawing): void {
  const { scale, plot, isFlat, along } = plan
  const at = along(Math.max(scale.min, Math.min(scale.max, 0)))
  const [from, to]: [Point, Point] = isFlat
    ? [
        [at, plot.y],
        [at, plot.y + plot.height],
      ]
    : [
        [plot.x, at],
        [plot.x + plot.width, at],
      ]
  sheet.marks.push(drawLine(straight(from, to), { colour: look.muted, width: 1.5 }))
}

/** Where values are said, as files ask for it. */
function drawRule({ look, sheet, plan: { plot, isFlat } }: Drawing): void {
  const foot = plot.y + plot.height
  const end: Point = isFlat ? [plot.x + plot.width, foot] : [plot.x, plot.y]
  sheet.marks.push(drawLine(straight([plot.x, foot], end), { colour: look.line, width: 1 }))
}

function drawCategories({ rect, look, sheet, plan }: Drawing): void {
  const { labels, plot, isFlat, centre, under } = plan
  for (const { lines, at, px } of labels)
    lines.forEach((line, row) => {
      const words = { px, colour: look.text }
      if (isFlat) {
        const block = settleDown(centre(at), lines.length * px * leading, rect)
        const middle = block + (row - (lines.length - 1) / 2) * px * leading
        const x = plot.x - gap.end - under
        sheet.say(line, { ...words, x, baseline: middle + px * dropEm, anchor: 'end' })
        return
      }
      const x = settle(centre(at), sheet.measure(line, px), rect)
      const beside = look.asked ? gap.category / 2 : gap.category
      const top = plot.y + plot.height + under + beside
      const baseline = top + px * inkEm.above + row * px * leading
      sheet.say(line, { ...words, x, baseline, anchor: 'middle' })
    })
}

/** Large letters may have the colour of their line; small ones could not be read in it. */
const largeLetters = 19

function drawLineEnds(drawing: Drawing): number[] {
  const { chart, look, sheet, plan } = drawing
  const { ends, along, centre, count, plot } = plan
  const moved = chart.series.map(() => 0)
  if (!ends) return moved
  for (const { index, lines, y, wanted } of spreadLineEnds(ends, along, plot)) {
    moved[index] = y - wanted
    lines.forEach((line, row) => {
      const middle = y + (row - (lines.length - 1) / 2) * ends.px * leading
      sheet.say(line, {
        x: Math.min(centre(count - 1) + gap.end, plot.x + plot.width + gap.end),
        baseline: middle + ends.px * dropEm,
        anchor: 'start',
        px: ends.px,
        isBold: true,
        colour: ends.px >= largeLetters ? colourOf(drawing, index) : look.text,
      })
    })
  }
  return moved
}
