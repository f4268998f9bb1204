import type { Rect, SlideLayout } from '../../layout/boxes.ts'
import { meets } from '../../layout/backdrop/meets-shape.ts'

/** Between what is said on a slide and what its deck adds to it. */
const air = 4

/** Whether anything that is read stands in an area, or right beside it. */
export function meetsWords({ boxes }: SlideLayout, area: Rect): boolean {
  const around = growRect(area, air)
  return boxes.some((box) => {
    if (box.kind === 'table' || box.kind === 'chart') return meets(box, around)
    if (box.kind !== 'text') return false
    return box.paragraphs.some(({ lines, pitch }) =>
      lines.some(({ x, width, baseline: y, text }) => {
        const line = { x, width, y: y - pitch * 0.8, height: pitch }
        return text.trim() !== '' && meets(line, around)
      }),
    )
  })
}

export const growRect = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})
