import { findCharts } from '../../chart/opened-charts.ts'
import { findChartKind } from '../../deck/slide-table.ts'
import type { Arrangement } from '../../theme/theme.ts'
import type { ArrangedSlide, SlideInTheme } from '../arrange-slide.ts'
import type { ChartBox, Rect, SlideLayout, TableBox, TextBox } from '../boxes.ts'
import { findTextExtent } from '../texts/find-text-extent.ts'
import { layOutTable, measureTableHeight } from './lay-out-table.ts'
import type { TextMetrics } from '../text-metrics.ts'

/** Between a table and the text above or below it. */
const gap = 24

/** Of a frame that both share, a table may claim this much whatever the text would like. */
const mostShare = 0.6

/** The arrangement of the texts when a table shares their frame: they keep its top. */
export function leaveRoomForTable(
  { arrangement, table: place, bullets, rtl }: ArrangedSlide,
  { slide, theme }: SlideInTheme,
  metrics: TextMetrics,
): Arrangement {
  const { table } = slide
  const last = arrangement.content?.at(-1)
  if (!table || !place?.isShared || !last) return arrangement
  if (bullets === 0) return { ...arrangement, content: [] }
  const wanted = findChartKind(table)
    ? last.height
    : measureTableHeight({ slide, table, theme, frame: place.frame, rtl }, metrics) + gap
  const height = last.height - Math.min(wanted, last.height * mostShare)
  const above = { ...last, height, anchor: 'top' as const }
  const content = [...(arrangement.content ?? []).slice(0, -1), above]
  return {
    ...arrangement,
    content: content.map((frame) => Object.assign({}, frame, { cutsOff: true })),
  }
}

/** The table, or the chart that it asks to be, where the texts have left room for it. */
export function addTable(
  below: Pick<SlideLayout, 'background' | 'boxes'>,
  { table: place, arrangement: { rule }, rtl }: ArrangedSlide,
  { slide, theme }: SlideInTheme,
  metrics: TextMetrics,
): TableBox | ChartBox | null {
  const { table } = slide
  if (!table || !place) return null
  const ruled = rule ? rule.below + rule.height : 0
  const texts = below.boxes
    .filter((box) => box.kind === 'text')
    .filter(({ paragraphs }) => paragraphs.length > 0)
  // A frame of its own is free of all texts but those that run over theirs.
  const inTheWay = place.isShared ? texts : texts.filter(({ overflows }) => overflows)
  const frame = findFreePart(place.frame, inTheWay, ruled)
  const charts = findCharts()
  const onSlide = { slide, table, theme, frame, rtl }
  const chart = findChartKind(table) && charts?.layOutChart(onSlide, below, metrics)
  const shown = charts?.formatTable(table) ?? table
  return chart || layOutTable({ ...onSlide, table: shown }, below, metrics)
}

function findFreePart(frame: Rect, texts: readonly TextBox[], ruled: number): Rect {
  let [top, bottom] = [frame.y, frame.y + frame.height]
  for (const box of texts) {
    if (box.x >= frame.x + frame.width || frame.x >= box.x + box.width) continue
    // Only a title may stand below all else.
    const isAbove = box.role === 'content' || box.y < frame.y + frame.height / 2
    const extent = findTextExtent(box)
    const end = extent.bottom + (box.role === 'title' ? ruled : 0)
    if (isAbove) top = Math.max(top, end + gap)
    else bottom = Math.min(bottom, extent.top - gap)
  }
  return { ...frame, y: Math.min(top, bottom), height: Math.max(0, bottom - top) }
}
