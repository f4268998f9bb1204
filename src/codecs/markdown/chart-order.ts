import * as v from 'valibot'

import { findChartKind, type SlideTable } from '#core/deck/slide-table.ts'
import { slideTableSchema } from '#core/deck/slide-table-schema.ts'
import type { Slide } from '#core/deck/slide.ts'

import { readFrontMatter } from './read-front-matter.ts'

/** Above a table, in a comment as Marp gives its orders: other programs pass over it and show the table. */
const chartOrder = 'chart'

export type ChartOrder = Pick<SlideTable, 'show' | 'format' | 'decimal'> & Pick<Slide, 'chartAlt'>

const orderSchema = v.pick(slideTableSchema, ['show', 'format', 'decimal'])

/** What a comment says of the table below it; null where it says nothing of one. */
export function readChartOrder(comment: string): ChartOrder | null {
  const fields = readFrontMatter(comment.split('\n'))
  const show = fields?.get(chartOrder)
  if (!fields || show === undefined) return null
  const [format, decimal, told] = ['format', 'decimal', 'description'].map((name) =>
    fields.get(name),
  )
  const order = v.safeParse(orderSchema, {
    show,
    ...(format && { format }),
    ...(decimal === ',' && { decimal }),
  })
  return order.success ? { ...order.output, ...(told && { chartAlt: told }) } : null
}

/**
 * @param quote a text as YAML understands it
 * @returns nothing for a table that is shown as one and has no format
 */
export function writeChartOrder(
  table: SlideTable,
  chartAlt: string | undefined,
  quote: (text: string) => string,
): string[] {
  const { format, decimal } = table
  const kind = findChartKind(table)
  if (!kind && format === undefined && decimal === undefined) return []
  const lines = [
    `${chartOrder}: ${kind ?? 'table'}`,
    ...(format === undefined ? [] : [`format: ${quote(format)}`]),
    ...(decimal === undefined ? [] : [`decimal: ${quote(decimal)}`]),
    ...(!kind || !chartAlt?.trim() ? [] : [`description: ${quote(chartAlt)}`]),
  ]
  return [lines.length === 1 ? `<!-- ${lines.join('')} -->` : `<!--\n${lines.join('\n')}\n-->`]
}
