import { readBullet } from '../deck/bullet.ts'
import type { TextPart, TextRange, TextSlot } from '../layout/boxes.ts'

/** A point of the first level, with those below it. */
export type FormPoint = {
  index: number
  text: string
  level: number
  /** As its author named it. */
  icon?: string
  children: FormPoint[]
}

/** What a form shows of a point. */
export type PointText = { part: TextPart; text: string; level?: number }

/** A slide that begins one level in begins with its first level all the same. */
export function listFormPoints(content: readonly string[]): FormPoint[] {
  const bullets = content.map((point, index) => ({ ...readBullet(point), index }))
  const outermost = Math.min(...bullets.map(({ level }) => level))
  const points: FormPoint[] = []
  for (const bullet of bullets) {
    const point = { ...bullet, children: [] }
    const above = points.at(-1)
    if (bullet.level > outermost && above) above.children.push(point)
    else points.push(point)
  }
  return points
}

export const takeRange = (
  { index, text }: FormPoint,
  slot: TextSlot,
  range: TextRange,
): PointText => ({
  part: { field: 'content', index, slot, range },
  text: text.slice(...range),
})

export const takeWhole = ({ index, text, level }: FormPoint): PointText => ({
  part: { field: 'content', index },
  text,
  level,
})
