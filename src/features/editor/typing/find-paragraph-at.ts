import type { Rect } from '#core/layout/boxes.ts'
import { stage } from '#core/layout/stage.ts'

/** The paragraph nearest to a point of the window, on a stage that `surface` covers. */
export function findParagraphAt<Placed extends Rect>(
  paragraphs: readonly Placed[],
  { clientX, clientY }: { clientX: number; clientY: number },
  surface: Element,
): Placed | undefined {
  const { left, top, width } = surface.getBoundingClientRect()
  const scale = stage.width / width
  const x = (clientX - left) * scale
  const y = (clientY - top) * scale
  const distances = paragraphs.map((paragraph) =>
    Math.hypot(
      Math.max(paragraph.x - x, 0, x - paragraph.x - paragraph.width),
      Math.max(paragraph.y - y, 0, y - paragraph.y - paragraph.height),
    ),
  )
  return paragraphs[distances.indexOf(Math.min(...distances))]
}
