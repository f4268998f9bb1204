import type { Box } from './box.ts'

/** Nobody reads more; looking for gaps among them would take too long. */
const mostBoxes = 500

/** Boxes reach over their words; so much of the smaller one may lie over the other. */
const overlap = 0.2

/**
 * In the order of reading: where a gap goes through from side to side or from top to bottom, what is
 * before it comes first. Of several gaps the widest is taken, so that the text of a column stays
 * together and so do the words of a row.
 */
export function orderBoxes<T extends { box: Box }>(
  items: readonly T[],
  isRightToLeft: boolean,
): T[] {
  if (items.length < 2) return [...items]
  if (items.length > mostBoxes) return items.toSorted(compareCorners(isRightToLeft))
  const rows = findCut(items, ({ box }) => [box.y, box.height])
  const columns = findCut(items, ({ box }) => [box.x, box.width])
  if (!rows && !columns) return items.toSorted(compareCorners(isRightToLeft))
  const isColumn = columns !== null && (rows === null || columns.gap > rows.gap)
  const { before, after } = isColumn ? columns : (rows ?? { before: items, after: [] })
  const parts = isColumn && isRightToLeft ? [after, before] : [before, after]
  return parts.flatMap((part) => orderBoxes(part, isRightToLeft))
}

type Cut<T> = { gap: number; before: T[]; after: T[] }

function findCut<T>(items: readonly T[], read: (item: T) => [number, number]): Cut<T> | null {
  const spans = items
    .map((item) => {
      const [start, length] = read(item)
      return { item, start, end: start + length, length }
    })
    .toSorted((a, b) => a.start - b.start)
  let cut: { gap: number; at: number } | null = null
  let [end, length] = [Number.NEGATIVE_INFINITY, 0]
  for (const [at, span] of spans.entries()) {
    const gap = span.start - end
    const isApart = at > 0 && gap >= -overlap * Math.min(length, span.length)
    if (isApart && (!cut || gap > cut.gap)) cut = { gap, at }
    if (span.end > end) [end, length] = [span.end, span.length]
  }
  if (!cut) return null
  const ordered = spans.map(({ item }) => item)
  return { gap: cut.gap, before: ordered.slice(0, cut.at), after: ordered.slice(cut.at) }
}

const compareCorners =
  (isRightToLeft: boolean) =>
  ({ box: a }: { box: Box }, { box: b }: { box: Box }): number =>
    a.y - b.y || (isRightToLeft ? b.x + b.width - (a.x + a.width) : a.x - b.x)
