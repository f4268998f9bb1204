import type { Rect, ShapeBox } from '../../layout/boxes.ts'
import { flattenPath, meets } from '../../layout/backdrop/meets-shape.ts'

/** Too thin to hide a letter that crosses it. */
const leastWidth = 3
const step = 4

/** Whether a broad line that is drawn along a path runs through an area. */
export function meetsLine({ path, stroke }: ShapeBox, area: Rect): boolean {
  if (!path || !stroke || stroke.width < leastWidth) return false
  const reach = stroke.width / 2
  return flattenPath(path).some((outline) =>
    outline.some(([toX, toY], index) => {
      const [fromX, fromY] = outline[index - 1] ?? [toX, toY]
      const length = Math.hypot(toX - fromX, toY - fromY)
      const count = Math.max(1, Math.ceil(length / step))
      return Array.from({ length: count + 1 }, (_, at) => at / count).some((share) =>
        meets(
          {
            x: fromX + (toX - fromX) * share - reach,
            y: fromY + (toY - fromY) * share - reach,
            width: stroke.width,
            height: stroke.width,
          },
          area,
        ),
      )
    }),
  )
}
