import { formatForStep, general } from '#core/chart/format-number.ts'
import type { Scale } from '#core/chart/nice-scale.ts'

import { type ChartToWrite, noLine, value, writeLetters, writeTitleWords } from './chart-parts.ts'
import { paintSolid } from '../master/colour-slots.ts'
import { element } from '../element.ts'

export const axisIds = { across: 1001, values: 1002 } as const

const noTicks = value('majorTickMark', 'none') + value('minorTickMark', 'none')
/** How much further from its axis a name stands by one px; Office counts from 0 to 1000. */
const offsetPerPx = 10
const widths = { foot: 14_288, line: 9525 } as const

/**
 * The ends of an axis are left to the program, whose rule we follow: a value that is typed later above
 * a fixed end would be cut off in silence. Only where programs differ, its beginning is told.
 */
const writeScaling = (isReversed: boolean, min?: number, max?: number): string =>
  element(
    'c:scaling',
    {},
    value('orientation', isReversed ? 'maxMin' : 'minMax'),
    max === undefined ? '' : value('max', max),
    min === undefined ? '' : value('min', min),
  )

export const writeAxes = (input: ChartToWrite): string =>
  (input.box.chart.kind === 'scatter' ? writePlaces(input) : writeCategories(input)) +
  writeValues(input)

const writeFormat = (formatCode: string): string =>
  element('c:numFmt', { formatCode, sourceLinked: 0 })

const bare = element('c:spPr', {}, noLine)

function tickLetters(input: ChartToWrite): string {
  const { box, slots } = input
  return writeLetters(input, { px: box.plan.tickPx, fill: paintSolid(box.muted, slots) })
}

/** Of a scatter: where its points stand. */
function writePlaces(input: ChartToWrite): string {
  const { plan, rtl } = input.box
  const format = plan.across ? formatForStep(plan.across.step, general) : general
  return element(
    'c:valAx',
    {},
    value('axId', axisIds.across),
    writeScaling(rtl, pinned(plan.across)),
    value('delete', 0),
    value('axPos', 'b'),
    writeAxisTitle(input, 'names'),
    writeFormat(format),
    noTicks,
    value('tickLblPos', 'low'),
    bare,
    tickLetters(input),
    value('crossAx', axisIds.values),
    value('crosses', 'autoZero'),
    value('crossBetween', 'midCat'),
  )
}

/** An axis that does not begin at nought begins elsewhere in every program. */
const pinned = (scale: Scale | null): number | undefined =>
  scale && scale.min > 0 ? scale.min : undefined

function writeCategories(input: ChartToWrite): string {
  const { box, slots } = input
  const { chart, plan, rtl } = box
  const isFlat = chart.kind === 'bars'
  const side = isFlat ? (rtl ? 'r' : 'l') : 'b'
  const { hidesNames, titles } = box.asked ?? {}
  return element(
    'c:catAx',
    {},
    value('axId', axisIds.across),
    // Bars are read from the top, as their sheet is.
    writeScaling(isFlat ? !box.asked?.isUpward : rtl),
    value('delete', hidesNames && !titles?.names ? 1 : 0),
    value('axPos', side),
    writeAxisTitle(input, 'names'),
    writeFormat(general),
    noTicks,
    value('tickLblPos', hidesNames ? 'none' : 'low'),
    element('c:spPr', {}, element('a:ln', { w: widths.foot }, paintSolid(box.muted, slots))),
    writeLetters(input, {
      px: plan.labelPx,
      fill: paintSolid(box.text, slots, { prefer: 'tx1' }),
    }),
    value('crossAx', axisIds.values),
    value('crosses', 'autoZero'),
    value('auto', 0),
    value('lblAlgn', 'ctr'),
    value('lblOffset', Math.min(1000, Math.round(100 + plan.under * offsetPerPx))),
    plan.every > 1 ? value('tickLblSkip', plan.every) : '',
    value('noMultiLvlLbl', 1),
  )
}

function writeAxisTitle(input: ChartToWrite, of: 'names' | 'values'): string {
  const { asked, chart } = input.box
  const title = asked?.titles?.[of]
  if (!asked || !title) return ''
  const isUpright = (chart.kind === 'bars') === (of === 'names')
  return writeTitleWords(input, title, { px: asked.px, isBold: false, isUpright })
}

const placeTicks = ({ box: { asked, chart } }: ChartToWrite): string =>
  asked?.hidesAxis ? 'none' : chart.kind === 'scatter' ? 'low' : 'nextTo'

/** Of an axis that looks as its file says, what that says; of another, where programs differ. */
function findEnds({
  box: { asked, plan },
}: ChartToWrite): [min: number | undefined, max?: number | undefined] {
  if (asked) return [asked.min, asked.max]
  return [plan.pinsMin ? plan.scale?.min : undefined]
}

function writeValues(input: ChartToWrite): string {
  const { box, slots } = input
  const { chart, plan, rtl } = box
  const isFlat = chart.kind === 'bars'
  const isAxis = plan.values !== 'labels'
  const between = chart.kind === 'area' || chart.kind === 'scatter' ? 'midCat' : 'between'
  const grid = element(
    'c:majorGridlines',
    {},
    element('c:spPr', {}, element('a:ln', { w: widths.line }, paintSolid(box.line, slots))),
  )
  const ruled = element('a:ln', { w: widths.line }, paintSolid(box.line, slots))
  const rule = element('c:spPr', {}, ruled)
  return element(
    'c:valAx',
    {},
    value('axId', axisIds.values),
    writeScaling(rtl && isFlat, ...findEnds(input)),
    value('delete', isAxis || box.asked?.hasRule || box.asked?.titles?.values ? 0 : 1),
    value('axPos', isFlat ? 'b' : rtl ? 'r' : 'l'),
    box.asked ? (box.asked.hidesLines ? '' : grid) : isAxis ? grid : '',
    writeAxisTitle(input, 'values'),
    writeFormat(plan.scale ? formatForStep(plan.scale.step, chart.format) : general),
    noTicks,
    value('tickLblPos', placeTicks(input)),
    box.asked?.hasRule ? rule : bare,
    tickLetters(input),
    value('crossAx', axisIds.across),
    value('crosses', isFlat && !box.asked?.isUpward ? 'max' : 'autoZero'),
    value('crossBetween', between),
  )
}
