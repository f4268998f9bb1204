import type { Rect } from '../layout/boxes.ts'
import { makeBlock } from '../theme/make-shape.ts'
import { type ChartLook, type ChartSheet, cutToFit, maxOf, sizesFrom } from './chart-sheet.ts'

const lineEm = 1.4
const keyEm = 0.7
const gap = { key: 8, item: 28 } as const

export type Legend = Rect & { px: number }

/** Who is who, above the plot: in one line where that is possible, else in as few as there must be. */
export function drawLegend(
  names: readonly string[],
  rect: Rect,
  { colours, text: ink }: ChartLook,
  { marks, say, measure }: ChartSheet,
): Legend {
  for (const px of sizesFrom(26)) {
    const rows: { text: string; x: number; index: number }[][] = [[]]
    let [x, widest] = [0, 0]
    names.forEach((name, index) => {
      const text = cutToFit(name, rect.width * 0.4, (part) => measure(part, px))
      const width = px * keyEm + gap.key + measure(text, px)
      if (x > 0 && x + width > rect.width) {
        rows.push([])
        x = 0
      }
      rows.at(-1)?.push({ text, x, index })
      x += width + gap.item
      widest = maxOf([widest, x - gap.item])
    })
    if (rows.length > 2 && px > 12) continue
    rows.forEach((row, line) => {
      const baseline = rect.y + px * (0.9 + line * lineEm)
      const side = px * keyEm
      for (const { text, x: left, index } of row) {
        marks.push(
          makeBlock(
            rect.x + left,
            baseline - side,
            side,
            side,
            colours[index % colours.length] ?? ink,
          ),
        )
        say(text, { x: rect.x + left + side + gap.key, baseline, anchor: 'start', px, colour: ink })
      }
    })
    return { x: rect.x, y: rect.y, width: widest, height: rows.length * px * lineEm, px }
  }
  return { ...rect, height: 0, px: 12 }
}
