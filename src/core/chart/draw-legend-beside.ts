import type { Rect } from '../layout/boxes.ts'
import { makeBlock } from '../theme/make-shape.ts'
import type { AskedOfChart } from './chart.ts'
import { type ChartLook, type ChartSheet, cutToFit, dropEm, maxOf } from './chart-sheet.ts'
import type { Legend } from './draw-legend.ts'

/** In shares of the size of its letters. */
const em = { key: 0.5, gap: 0.4, row: 1.3, item: 1, beside: 0.8 } as const
const mostOfWidth = 0.4

/** Who is who, at the side of the chart that its file names; what is left for the rest of it. */
export function drawLegendBeside(
  asked: AskedOfChart,
  names: readonly string[],
  rect: Rect,
  look: ChartLook,
  sheet: ChartSheet,
): { legend: Legend | null; room: Rect } {
  const { legend: side, px } = asked
  if (!side || names.length === 0) return { legend: null, room: rect }
  const isUpright = side === 'left' || side === 'right'
  const key = px * (em.key + em.gap)
  const texts = names.map((name) =>
    cutToFit(name, rect.width * mostOfWidth - key, (part) => sheet.measure(part, px)),
  )
  const widths = texts.map((text) => key + sheet.measure(text, px))
  const rows = isUpright ? texts.map((_, at) => [at]) : breakRows(widths, rect.width, px * em.item)
  const width = maxOf(rows.map((row) => widthOfRow(row, widths, px)))
  const height = rows.length * px * em.row
  const x =
    side === 'left'
      ? rect.x
      : side === 'right'
        ? rect.x + rect.width - width
        : rect.x + (rect.width - width) / 2
  const y =
    side === 'top'
      ? rect.y
      : side === 'bottom'
        ? rect.y + rect.height - height
        : Math.max(rect.y, Math.min(rect.y + rect.height - height, asked.middle - height / 2))
  rows.forEach((row, line) => {
    let left = isUpright ? x : rect.x + (rect.width - widthOfRow(row, widths, px)) / 2
    const middle = y + (line + 0.5) * px * em.row
    for (const at of row) {
      const size = px * em.key
      const colour = look.colours[at % look.colours.length] ?? look.text
      sheet.marks.push(makeBlock(left, middle - size / 2, size, size, colour))
      const baseline = middle + px * dropEm
      sheet.say(texts[at] ?? '', {
        x: left + key,
        baseline,
        anchor: 'start',
        px,
        colour: look.text,
      })
      left += (widths[at] ?? 0) + px * em.item
    }
  })
  const [across, down] = [width + px * em.beside, height + px * em.beside]
  const room = { ...rect }
  if (isUpright) room.width -= across
  else room.height -= down
  if (side === 'left') room.x += across
  if (side === 'top') room.y += down
  return { legend: { x, y, width, height, px }, room }
}

const widthOfRow = (row: readonly number[], widths: readonly number[], px: number): number =>
  row.reduce((sum, at) => sum + (widths[at] ?? 0), 0) + (row.length - 1) * px * em.item

function breakRows(widths: readonly number[], room: number, between: number): number[][] {
  const rows: number[][] = [[]]
  let taken = 0
  widths.forEach((width, at) => {
    if (taken > 0 && taken + width > room) {
      rows.push([])
      taken = 0
    }
    rows.at(-1)?.push(at)
    taken += width + between
  })
  return rows
}
