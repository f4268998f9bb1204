import { drawArea, drawLine, type Point, straight } from '../compose/draw.ts'
import type { Rect } from '../layout/boxes.ts'
import type { PathCommand } from '../layout/pictures/picture-shape.ts'
import { mixColours } from '../theme/contrast.ts'
import { makeBlock } from '../theme/make-shape.ts'
import type { AskedOfChart, Chart } from './chart.ts'
import type { DrawnChart } from './chart-plan.ts'
import {
  type ChartLook,
  type ChartSheet,
  createSheet,
  cutToFit,
  dropEm,
  inkEm,
  maxOf,
  sizesFrom,
} from './chart-sheet.ts'
import { drawLegendBeside } from './draw-legend-beside.ts'
import { formatNumber } from './format-number.ts'
import { type Circle, planRound } from './plan-round.ts'

/** Of a ring: the share of its radius that is empty. */
export const holeShare = 0.6
/** Between slices, in the colour of the ground. */
export const sliceGap = 3
/** More slices than this have their names in a list, and so has a ring, which has no room around it. */
const mostNamed = 7

type Slice = { index: number; value: number; name: string }

/** Parts of a whole. */
export function drawRound(chart: Chart, rect: Rect, look: ChartLook): DrawnChart {
  const sheet = createSheet(look)
  const slices = (chart.series[0]?.values ?? []).flatMap((value, index): Slice[] =>
    value !== null && value > 0 ? [{ index, value, name: chart.categories[index] ?? '' }] : [],
  )
  const total = slices.reduce((sum, { value }) => sum + value, 0) || 1
  const share = (value: number) =>
    formatNumber(value / total, value / total < 0.01 ? '0.0%' : '0%', chart.decimal)
  const isDirect = chart.kind === 'pie' && slices.length <= mostNamed
  const round = { chart, slices, total, share, rect, look, sheet }
  if (look.asked) return drawAsAsked(round, look.asked)
  return (isDirect && drawNamed(round)) || drawListed(round)
}

type Round = {
  chart: Chart
  slices: readonly Slice[]
  total: number
  share(value: number): string
  rect: Rect
  look: ChartLook
  sheet: ChartSheet
}

/** The circle as large as there is room, the legend beside it, and what its file says on the slices. */
function drawAsAsked(round: Round, asked: AskedOfChart): DrawnChart {
  const { labels, px } = asked
  const { chart, slices, share, rect, look, sheet } = round
  const { legend, room } = drawLegendBeside(asked, chart.categories, rect, look, sheet)
  const middle: Point = [room.x + room.width / 2, room.y + room.height / 2]
  const radius = Math.max(1, Math.min(room.width, room.height) / 2)
  const angles = drawSlices(round, { middle, radius })
  const reach = radius * (chart.kind === 'doughnut' ? (1 + holeShare) / 2 : 0.7)
  slices.forEach(({ value }, at) => {
    const angle = angles[at] ?? 0
    const text =
      labels === 'shares' ? share(value) : formatNumber(value, chart.format, chart.decimal)
    const [x, y] = [middle[0] + reach * Math.cos(angle), middle[1] + reach * Math.sin(angle)]
    if (labels)
      sheet.say(text, { x, baseline: y + px * dropEm, anchor: 'middle', px, colour: look.text })
  })
  const plan = planRound({ middle, radius }, px, legend ? 'legend' : 'none', legend)
  return { marks: sheet.marks, plan }
}

/** Beyond the colours there are, the same again, fainter. */
const colourOf = ({ colours, ground, text }: ChartLook, index: number): string => {
  const colour = colours[index % colours.length] ?? text
  const round = Math.floor(index / colours.length)
  return round === 0 ? colour : mixColours(colour, ground, round === 1 ? 0.66 : 0.42)
}

/** Draws the slices; gives the angle of the middle of each. */
function drawSlices({ chart, slices, total, look, sheet }: Round, circle: Circle): number[] {
  let angle = -Math.PI / 2
  return slices.map(({ value, index }) => {
    const next = angle + (2 * Math.PI * value) / total
    const path = outlineSlice(circle, angle, next, chart.kind === 'doughnut')
    const isAlone = slices.length === 1
    sheet.marks.push({
      ...drawArea(path, colourOf(look, index)),
      ...(!isAlone && { stroke: { colour: look.ground, width: sliceGap } }),
    })
    const middle = (angle + next) / 2
    angle = next
    return middle
  })
}

function outlineSlice(circle: Circle, from: number, to: number, isRing: boolean): PathCommand[] {
  const { middle, radius } = circle
  const outer = traceArc(middle, radius, from, to)
  const [start = { op: 'close' as const }, ...curves] = outer
  const close: PathCommand = { op: 'close' }
  if (isRing) {
    const [hole, ...back] = traceArc(middle, radius * holeShare, to, from)
    const across: PathCommand[] = hole && hole.op === 'move' ? [{ op: 'line', to: hole.to }] : []
    return [start, ...curves, ...across, ...back, close]
  }
  if (to - from > 2 * Math.PI - 1e-9) return [start, ...curves, close]
  const edge: PathCommand[] = start.op === 'move' ? [{ op: 'line', to: start.to }] : []
  return [{ op: 'move', to: middle }, ...edge, ...curves, close]
}

/** Cubic curves of at most an eighth of a circle each. */
function traceArc([x, y]: Point, radius: number, from: number, to: number): PathCommand[] {
  const pieces = Math.max(1, Math.ceil(Math.abs(to - from) / (Math.PI / 4)))
  const step = (to - from) / pieces
  const handle = (4 / 3) * Math.tan(step / 4) * radius
  const at = (angle: number): Point => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  const beside = (angle: number, by: number): Point => {
    const [px, py] = at(angle)
    return [px - by * Math.sin(angle), py + by * Math.cos(angle)]
  }
  return [
    { op: 'move', to: at(from) },
    ...Array.from({ length: pieces }, (_, piece): PathCommand => {
      const [start, end] = [from + piece * step, from + (piece + 1) * step]
      return {
        op: 'curve',
        control1: beside(start, handle),
        control2: beside(end, -handle),
        to: at(end),
      }
    }),
  ]
}

/** Names and shares stand around the circle; null where there is no room for them. */
function drawNamed(round: Round): DrawnChart | null {
  const { slices, share, rect, look, sheet } = round
  const { measure } = sheet
  const leastRadius = Math.min(rect.height, rect.width * 0.9) * 0.25
  for (const px of sizesFrom(28)) {
    const room = rect.width * 0.3
    const texts = slices.map(({ name, value }) => {
      const rest = name ? ` ${share(value)}` : share(value)
      const cut = cutToFit(name, room - measure(rest, px), (part) => measure(part, px))
      return { text: cut + rest, isWhole: cut === name }
    })
    if (px > 14 && texts.some(({ isWhole }) => !isWhole)) continue
    const widest = maxOf(texts.map(({ text }) => measure(text, px)))
    const line = px * (inkEm.above + inkEm.below) + 4
    const radius = Math.min(rect.height / 2 - line, (rect.width - 2 * widest - 56) / 2)
    if (radius < leastRadius) continue
    const middle: Point = [rect.x + rect.width / 2, rect.y + rect.height / 2]
    const reach = radius + px * 0.6
    const items = texts.map(({ text }, order) => ({ text, order }))
    // Where each stands is known once the slices are there: they are drawn first, and taken back.
    const before = sheet.marks.length
    const angles = drawSlices(round, { middle, radius })
    const placed = (['right', 'left'] as const).flatMap((side) => {
      const sign = side === 'right' ? 1 : -1
      const list = items
        .flatMap(({ text, order }) => {
          const angle = angles[order] ?? 0
          const isHere = Math.cos(angle) >= 0 === (sign === 1)
          const y = middle[1] + reach * Math.sin(angle)
          return isHere ? [{ text, angle, wanted: y, y, sign }] : []
        })
        .toSorted((a, b) => a.y - b.y)
      let bottom = rect.y
      for (const item of list) {
        item.y = Math.max(item.y, bottom + line / 2)
        bottom = item.y + line / 2
      }
      let top = rect.y + rect.height
      for (const item of list.toReversed()) {
        item.y = Math.min(item.y, top - line / 2)
        top = item.y - line / 2
      }
      return list
    })
    const isTooTall = placed.some(({ y }) => y - line / 2 < rect.y - 0.5)
    if (isTooTall) {
      sheet.marks.length = before
      continue
    }
    for (const { text, angle, wanted, y, sign } of placed) {
      const away = Math.min(reach, Math.abs(y - middle[1]))
      const x = middle[0] + sign * (Math.max(Math.sqrt(reach ** 2 - away ** 2), 4) + 10)
      if (Math.abs(y - wanted) > px * 0.7)
        sheet.marks.push(
          drawLine(
            straight(
              [
                middle[0] + (radius + 2) * Math.cos(angle),
                middle[1] + (radius + 2) * Math.sin(angle),
              ],
              [x - sign * 5, y],
            ),
            { colour: look.muted, width: 1 },
          ),
        )
      const anchor = sign === 1 ? 'start' : 'end'
      sheet.say(text, { x, baseline: y + px * dropEm, anchor, px, colour: look.text })
    }
    return { marks: sheet.marks, plan: planRound({ middle, radius }, px, 'slices', null) }
  }
  return null
}

const rowEm = 1.5
/** Between the circle and the list, and between the columns of a list. */
const gap = { list: 64, columns: 28 } as const

/** The circle at the side where reading begins, its parts in a list beside it. */
function drawListed(round: Round): DrawnChart {
  const { slices, share, rect, look, sheet } = round
  const { measure } = sheet
  const radius = Math.min(rect.height / 2, rect.width * 0.27)
  const px = sizesFrom(28).find((one) => slices.length * one * rowEm <= rect.height) ?? 12
  const rows = Math.max(1, Math.min(slices.length, Math.floor(rect.height / (px * rowEm))))
  const columns = Math.max(1, Math.ceil(slices.length / rows))
  const space = rect.width - 2 * radius - gap.list
  const side = px * 0.7
  const figures = maxOf(slices.map(({ value }) => measure(share(value), px, true)))
  const names = maxOf(slices.map(({ name }) => measure(name, px)))
  const wanted = side + 10 + names + 24 + figures
  const width = Math.min(wanted, (space - gap.columns * (columns - 1)) / columns)
  const whole = columns * width + (columns - 1) * gap.columns
  const used = 2 * radius + gap.list + whole
  const begin = rect.x + (rect.width - used) / 2
  const middle: Point = [
    look.rtl ? 2 * rect.x + rect.width - begin - radius : begin + radius,
    rect.y + rect.height / 2,
  ]
  drawSlices(round, { middle, radius })
  const left = begin + 2 * radius + gap.list
  const across = (x: number) => (look.rtl ? 2 * rect.x + rect.width - x : x)
  slices.forEach(({ index, value, name }, order) => {
    const [column, row] = [Math.floor(order / rows), order % rows]
    const from = left + column * (width + gap.columns)
    const y = middle[1] + (row - (rows - 1) / 2) * px * rowEm
    const [start, end] = look.rtl ? (['end', 'start'] as const) : (['start', 'end'] as const)
    const room = width - side - 10 - figures - 12
    const text = cutToFit(name, room, (part) => measure(part, px))
    const keyX = look.rtl ? across(from) - side : from
    sheet.marks.push(makeBlock(keyX, y - side / 2, side, side, colourOf(look, index)))
    const words = { baseline: y + px * dropEm, px, colour: look.text }
    sheet.say(text, { ...words, x: across(from + side + 10), anchor: start })
    sheet.say(share(value), { ...words, x: across(from + width), anchor: end, isBold: true })
  })
  const tall = rows * px * rowEm
  const legend = { x: look.rtl ? across(left + whole) : left, y: middle[1] - tall / 2, px }
  const list = { ...legend, width: whole, height: tall }
  return { marks: sheet.marks, plan: planRound({ middle, radius }, px, 'legend', list) }
}
