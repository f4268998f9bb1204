import { generateNKeysBetween } from 'fractional-indexing'

import { findLongestRun } from '#core/rebase/longest-run.ts'

/** Slide ids and their positions; two tabs that insert at one place choose the same position. */
export type Positions = ReadonlyMap<string, string>

/** Slides without a readable position come last, so that a damaged one is still shown. */
export function sortSlideIds(ids: Iterable<string>, positions: Positions): string[] {
  return [...ids].toSorted((a, b) => compare(place(a, positions), place(b, positions)))
}

/** New positions for as few slides as possible, so that the slides stand in the order of `ids`. */
export function repositionSlides(
  ids: readonly string[],
  positions: Positions,
): Map<string, string> {
  const kept = findLongestRun(
    ids.filter((id) => positions.has(id)),
    (a, b) => compare(place(a, positions), place(b, positions)),
  )
  const changes = new Map<string, string>()
  let before: string | null = null
  let homeless: string[] = []

  const settle = (after: string | null) => {
    const keys = generateNKeysBetween(before, after, homeless.length)
    homeless.forEach((id, index) => changes.set(id, keys[index] ?? ''))
    homeless = []
  }
  for (const id of ids) {
    const position = kept.has(id) ? positions.get(id) : undefined
    // Nothing fits between equal positions: then the second one moves too.
    if (position === undefined || (homeless.length > 0 && before !== null && position <= before)) {
      homeless.push(id)
    } else {
      settle(position)
      before = position
    }
  }
  settle(null)
  const tooLong = [...changes.values()].some((position) => position.length > maxNewLength)
  return tooLong ? spreadEvenly(ids) : changes
}

/** Thousands of inserts at one place make positions long; then all start afresh. */
const maxNewLength = 200
const maxLength = 1000

function spreadEvenly(ids: readonly string[]): Map<string, string> {
  const keys = generateNKeysBetween(null, null, ids.length)
  return new Map(ids.map((id, index) => [id, keys[index] ?? '']))
}

/**
 * Whether the library would take it for a position. It has no such question, only a failure to
 * catch, and that is too slow for every slide at every reading.
 */
export function isPosition(value: unknown): value is string {
  if (
    typeof value !== 'string' ||
    value.length > maxLength ||
    !/^[A-Za-z][0-9A-Za-z]+$/.test(value)
  )
    return false
  const head = value.charCodeAt(0)
  const integerLength = head >= 97 ? head - 97 + 2 : 90 - head + 2
  if (value.length < integerLength || value === smallestInteger) return false
  return value.length === integerLength || !value.endsWith('0')
}

/** Nothing could ever stand before it, so it is never given out. */
const smallestInteger = `A${'0'.repeat(26)}`

type Place = readonly [hasNone: number, position: string, id: string]

function place(id: string, positions: Positions): Place {
  const position = positions.get(id)
  return position === undefined ? [1, '', id] : [0, position, id]
}

function compare(a: Place, b: Place): number {
  for (const index of [0, 1, 2] as const) {
    if (a[index] < b[index]) return -1
    if (a[index] > b[index]) return 1
  }
  return 0
}
