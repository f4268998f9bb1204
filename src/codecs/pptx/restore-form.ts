import { type Bullet, pickHead, readBullet } from '#core/deck/texts/bullet.ts'
import { joinWords, takeWords } from '#core/emphasis/edit-emphasis.ts'
import type { EmphasisedText } from '#core/emphasis/emphasised-text.ts'
import { writeBullet } from '#core/deck/texts/write-bullet.ts'

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
  paragraphs: readonly EmphasisedText[],
): string[] | null {
  if (paragraphs.length !== texts.length) return null
  const points = content.map(readBullet)
  const changes = texts
    .map((text, at) => ({ ...text, now: paragraphs[at] ?? { text: '' } }))
    .filter(({ text, now }) => text.trim() !== now.text)
    // From behind, so that places before a change stay where they are.
    .toSorted((one, other) => (other.range?.[0] ?? 0) - (one.range?.[0] ?? 0))
  for (const { index, range, now } of changes) {
    const point = points[index]
    if (!point) return null
    const [start, end] = range ?? [0, point.text.length]
    const before = takeWords(point, 0, start)
    points[index] = {
      ...pickHead(point),
      ...joinWords(joinWords(before, now), takeWords(point, end)),
    }
  }
  // As everywhere in a file, points without words are none, and space around words says nothing.
  return points
    .map(trimPoint)
    .filter(({ text }) => text !== '')
    .map(writeBullet)
}

function trimPoint(point: Bullet): Bullet {
  const start = point.text.length - point.text.trimStart().length
  return { ...pickHead(point), ...takeWords(point, start, point.text.trimEnd().length) }
}
