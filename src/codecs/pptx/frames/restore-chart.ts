import { readChartOfTable } from '#core/chart/chart-of-table.ts'
import { formatTable } from '#core/chart/format-table.ts'
import { describeChart } from '#core/chart/describe-chart.ts'
import type { SlideTable } from '#core/deck/slide-table.ts'
import type { Slide } from '#core/deck/slide.ts'
import type { XmlElement } from '#codecs/xml/read-xml.ts'

import { readMark } from '../read-mark.ts'

/**
 * The table of a chart as its author typed it, where the file still has the figures that we wrote. What
 * somebody changed since is what the file says now.
 */
export function restoreChart(
  properties: XmlElement | undefined,
  found: SlideTable,
): Pick<Slide, 'table' | 'chartAlt'> & { table: SlideTable } {
  const own = readMark(properties, 'chart')?.table
  const table = own && saysTheSame(own, found) ? own : found
  const told = properties?.attributes.get('descr')?.trim()
  const chart = readChartOfTable(table)
  // What is told from the figures is told again.
  const isOwnWords = told && (!chart || told !== describeChart(chart))
  return { table, ...(isOwnWords && { chartAlt: told }) }
}

/** A chart that has no figures yet, or figures with a format, is a table in the file. */
export function restoreTable(
  properties: XmlElement | undefined,
  found: SlideTable,
): Pick<Slide, 'chartAlt'> & { table: SlideTable } {
  const { table, chartAlt } = readMark(properties, 'chart') ?? {}
  const written = table ? [formatTable(table), table].map(tidyRows) : []
  const isUntouched = table && written.includes(tidyRows(found))
  return isUntouched ? { table, ...(chartAlt && { chartAlt }) } : { table: found }
}

const tidyRows = ({ rows }: SlideTable): string =>
  JSON.stringify(rows.map((row) => row.map((cell) => cell.trim())))

function saysTheSame(own: SlideTable, found: SlideTable): boolean {
  const [one, other] = [readChartOfTable(own), readChartOfTable(found)]
  if (!one || !other || one.kind !== other.kind) return false
  const figures = (chart: typeof one) => {
    // A scatter whose points have no place of their own counts them.
    const places = chart.kind === 'scatter' ? [] : chart.categories
    const series = (
      chart.kind === 'pie' || chart.kind === 'doughnut' ? chart.series.slice(0, 1) : chart.series
    ).map(({ values, at, name }, index) => [name || `${index + 1}`, values, at ?? []])
    return JSON.stringify([places, series])
  }
  return figures(one) === figures(other)
}
