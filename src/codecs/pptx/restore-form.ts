import { readBullet } from '#core/deck/bullet.ts'
import { writeBullet } from '#core/deck/write-bullet.ts'

type FormMark = {
  content: readonly string[]
  texts: readonly { index: number; range?: readonly [number, number]; text: string }[]
}

/**
 * The points of a slide that was written as a form, with what was changed in the file since: as long as
 * there are as many paragraphs as were written, each is still of the same point. Null when somebody has
 * added or taken away some; then what the shapes say is read in their order.
 */
export function restoreForm(
  { content, texts }: FormMark,
  paragraphs: readonly string[],
): string[] | null {
  if (paragraphs.length !== texts.length) return null
  const points = content.map(readBullet)
  const changes = texts
    .map((text, at) => ({ ...text, now: paragraphs[at] ?? '' }))
    .filter(({ text, now }) => text.trim() !== now)
    // From behind, so that places before a change stay where they are.
    .toSorted((one, other) => (other.range?.[0] ?? 0) - (one.range?.[0] ?? 0))
  for (const { index, range, now } of changes) {
    const point = points[index]
    if (!point) return null
    const [start, end] = range ?? [0, point.text.length]
    point.text = point.text.slice(0, start) + now + point.text.slice(end)
  }
  return points.map(writeBullet)
}
