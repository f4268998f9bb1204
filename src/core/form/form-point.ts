import { type Bullet, readBullet } from '../deck/texts/bullet.ts'
import { type EmphasisedText, sliceEmphasis } from '../emphasis/emphasised-text.ts'
import type { TextPart, TextRange, TextSlot } from '../layout/boxes.ts'

/** A point of the first level, with those below it. */
export type FormPoint = Bullet & { index: number; children: FormPoint[] }

/** What a form shows of a point. */
export type PointText = EmphasisedText & { part: TextPart; level?: number }

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
  { index, text, emphasis }: FormPoint,
  slot: TextSlot,
  range: TextRange,
): PointText => ({
  part: { field: 'content', index, slot, range },
  text: text.slice(...range),
  ...(emphasis && { emphasis: sliceEmphasis(emphasis, ...range) }),
})

export const takeWhole = ({ index, children: _children, ...words }: FormPoint): PointText => ({
  part: { field: 'content', index },
  ...words,
})
