import { drawChart } from '../chart/draw-chart.ts'
import type { AskedOfChart, Chart } from '../chart/chart.ts'
import { dropEm } from '../chart/chart-sheet.ts'
import { readChartOfTable } from '../chart/chart-of-table.ts'
import type { PlacedChart } from '../deck/placed.ts'
import type { Box, ChartLabel, LettersBox, Rect } from '../layout/boxes.ts'
import { labelLines } from '../layout/label-lines.ts'
import type { Font, TextMetrics } from '../layout/text-metrics.ts'
import { mixColours } from '../theme/contrast.ts'
import { findFace } from './find-face.ts'
import { placeRect, type Standing } from './lay-out-shape.ts'

/** Between the edge of a chart's frame and what is drawn of it, as a share of its height. */
const padding = 0.03

/** A chart as outlines and letters: its title, and below it what draws charts here. */
export function layOutChart(chart: PlacedChart, on: Standing, metrics: TextMetrics): Box[] {
  const drawn = drawPlacedChart(chart, on, metrics)
  if (!drawn) return []
  const { title, marks } = drawn
  return [...(title ? [title] : []), ...marks].map((mark) =>
    mark.kind === 'label' ? writeLabel(mark) : mark,
  )
}

/** Null for one without figures. */
export function drawPlacedChart(
  chart: PlacedChart,
  on: Pick<Standing, 'scale' | 'x' | 'y'>,
  metrics: TextMetrics,
) {
  const read = readChartOfTable(chart.table)
  if (!read) return null
  const figures = sizeAsShown(stackAsShown(read, chart.shows), chart.shows)
  const frame = placeRect(chart, on)
  const { tones } = chart
  const ink = {
    face: chart.face,
    size: 0,
    colour: chart.ink,
    ...(tones?.italic && { italic: true as const }),
  }
  const font = findFace(ink, chart.title ?? '', 0)
  const inset = tones ? 0 : padding * frame.height
  const title = chart.title
    ? setTitle(chart.title, frame, lookOfTitle(chart, font, on.scale), metrics)
    : null
  const top = inset + (title ? (chart.shows ? below.asked : below.own) * title.sizePx : 0)
  const room = {
    x: frame.x + inset,
    y: frame.y + top,
    width: Math.max(1, frame.width - 2 * inset),
    height: Math.max(1, frame.height - top - inset),
  }
  const look = {
    colours: chart.colours,
    text: chart.ink,
    muted: tones?.muted ?? chart.ink,
    line: tones?.line ?? chart.shows?.lines ?? mixColours(chart.ink.slice(0, 7), '#FFFFFF', 0.2),
    ground: tones?.ground ?? '#FFFFFF',
    font,
    rtl: tones?.rtl === true,
    ...(chart.shows && { asked: askAsShown(chart.shows, frame, on.scale) }),
  }
  return {
    figures,
    frame,
    title,
    look,
    ...drawChart(figures, room, { ...look, lightsNone: !tones, metrics }),
  }
}

type Shows = NonNullable<PlacedChart['shows']>

/** What is stacked is a kind of its own here only where it stands upright. */
const stackAsShown = (chart: Chart, shows: Shows | undefined): Chart => ({
  ...chart,
  ...(shows?.isFlat && chart.kind === 'stacked' && { kind: 'bars' as const }),
  ...(shows?.stacking && { stacking: shows.stacking }),
})

const sizeAsShown = (chart: Chart, shows: Shows | undefined): Chart =>
  shows?.bubbles && chart.kind === 'scatter'
    ? {
        ...chart,
        series: chart.series.map((one, at) => ({
          ...one,
          sizes: shows.bubbles?.sizes[at] ?? [],
        })),
      }
    : chart

const askAsShown = (
  {
    legend,
    labels,
    isUpward,
    hidesAxis,
    hidesLines,
    hidesNames,
    hasRule,
    points,
    titles,
    radar,
    bubbles,
    min,
    max,
    letters,
    gap,
  }: Shows,
  frame: Rect,
  scale: number,
): AskedOfChart => ({
  ...(legend && { legend }),
  ...(labels && { labels }),
  ...(isUpward && { isUpward }),
  ...(hidesAxis && { hidesAxis }),
  ...(hidesLines && { hidesLines }),
  ...(hidesNames && { hidesNames }),
  ...(hasRule && { hasRule }),
  ...(points && { points }),
  ...(titles && { titles }),
  ...(radar && { radar }),
  ...(bubbles && {
    bubbles: { scale: bubbles.scale, ...(bubbles.isWidth && { isWidth: true }) },
  }),
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
  px: letters * scale,
  middle: frame.y + frame.height / 2,
  gap,
})

type TitleLook = { font: Font; colour: string; px: number | undefined }

/** The title and what is free below it, in heights of its letters. */
const below = { own: 1.6, asked: 2.1 } as const

const lookOfTitle = ({ shows, ink }: PlacedChart, font: Font, scale: number): TitleLook => ({
  font: shows?.hasBoldTitle ? { ...font, weight: 700 } : font,
  colour: ink,
  px: shows?.titleLetters && shows.titleLetters * scale,
})

function setTitle(
  text: string,
  frame: Rect,
  { font, colour, px }: TitleLook,
  metrics: TextMetrics,
): ChartLabel {
  const wanted = px ?? Math.min(24, frame.height / 12)
  const taken = metrics.measure(text, font, wanted)
  const sizePx = taken > frame.width ? (wanted * frame.width) / taken : wanted
  const width = metrics.measure(text, font, sizePx)
  return {
    kind: 'label',
    text,
    font,
    sizePx,
    colour,
    width,
    x: frame.x + (frame.width - width) / 2,
    baseline: frame.y + padding * frame.height + (px === undefined ? 1.1 : 1.2) * sizePx,
    rtl: false,
  }
}

function writeLabel(label: ChartLabel): LettersBox {
  const { text, x, baseline, width, sizePx, font, colour, isUpright } = label
  const place = { x, y: baseline - sizePx, width, height: 1.2 * sizePx }
  const run = { start: 0, end: text.length, font, colour, scale: 1 }
  return {
    kind: 'letters',
    role: 'other',
    ...place,
    font,
    ...(isUpright && { turn: { degrees: 270, x: x + width / 2, y: baseline - dropEm * sizePx } }),
    paragraphs: [
      {
        ...place,
        ...labelLines(label),
        part: null,
        level: 0,
        align: 'start',
        font,
        colour,
        mark: null,
        runs: [run],
      },
    ],
  }
}
