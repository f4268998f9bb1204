/** The rows of a list too long to be on the page as a whole. */
export type Rows = {
  count: number
  /** Between two rows, in px. */
  gap: number
  /** The heights of those that have been on the page. */
  measured: ReadonlyMap<number, number>
  /** The height of the others: one that stays, since another would move all that is below. */
  guess: number
}

/** What of the list is in sight, in px from its beginning. */
export type Sight = { offset: number; extent: number }

/** From one row to another, both of them included. */
export type Span = { first: number; last: number }

export type Part = ({ kind: 'rows' } & Span) | { kind: 'space'; first: number; height: number }

/** On either side of what is in sight, in screens: so far ahead rows are on the page. */
const margin = 0.5

/** The rows in sight. There is always one: from what is on the page the others are guessed. */
export const findSeen = (rows: Rows, { offset, extent }: Sight): Span =>
  findSpan(rows, offset, offset + extent)

/** The rows in sight or nearly so. */
export function findNear(rows: Rows, sight: Sight): Span {
  const ahead = margin * sight.extent
  const around = findSpan(rows, sight.offset - ahead, sight.offset + sight.extent + ahead)
  // Of a sight between two rows, too.
  const seen = findSeen(rows, sight)
  return {
    first: Math.min(around.first, seen.first),
    last: Math.max(around.last, seen.last),
  }
}

/** Of the rows on the page those that are still near; after a leap, the first one in sight. */
export function keepNear(shown: Span, near: Span, seen: Span): Span {
  const first = Math.max(shown.first, near.first)
  const last = Math.min(shown.last, near.last)
  return first <= last ? { first, last } : { first: seen.first, last: seen.first }
}

/** One row more, so that scrolling goes on meanwhile; those in sight come first. */
export function growTowards(shown: Span, near: Span, seen: Span): Span {
  for (const goal of [seen, near]) {
    if (shown.last < goal.last) return { ...shown, last: shown.last + 1 }
    if (shown.first > goal.first) return { ...shown, first: shown.first - 1 }
  }
  return shown
}

/**
 * The rows that are shown, the one that must stay and its neighbours, which Tab goes to from there,
 * and in place of the others their space.
 */
export function listParts(rows: Rows, shown: Span, pinned: number | undefined): Part[] {
  const runs = pinned === undefined ? [shown] : join(shown, findNeighbours(rows, pinned))
  const parts: Part[] = []
  let next = 0
  for (const { first, last } of runs) {
    if (first > next) parts.push(leaveOut(rows, next, first))
    parts.push({ kind: 'rows', first, last })
    next = last + 1
  }
  if (next < rows.count) parts.push(leaveOut(rows, next, rows.count))
  return parts
}

const findNeighbours = ({ count }: Rows, row: number): Span => ({
  first: Math.max(row - 1, 0),
  last: Math.min(row + 1, count - 1),
})

/** In order, and as one where they overlap. */
function join(one: Span, other: Span): Span[] {
  if (other.last < one.first) return [other, one]
  if (other.first > one.last) return [one, other]
  return [{ first: Math.min(one.first, other.first), last: Math.max(one.last, other.last) }]
}

function findSpan(rows: Rows, from: number, to: number): Span {
  const height = (row: number) => findHeight(rows, row)
  const final = rows.count - 1
  let first = 0
  let end = height(0)
  while (end < from && first < final) {
    first += 1
    end += rows.gap + height(first)
  }
  let last = first
  while (end + rows.gap < to && last < final) {
    last += 1
    end += rows.gap + height(last)
  }
  return { first, last }
}

/** The space has a gap on either side, as a row has. */
function leaveOut(rows: Rows, first: number, end: number): Part {
  let sum = 0
  for (let row = first; row < end; row++) sum += findHeight(rows, row) + rows.gap
  return { kind: 'space', first, height: sum - rows.gap }
}

const findHeight = ({ measured, guess }: Rows, row: number): number => measured.get(row) ?? guess
