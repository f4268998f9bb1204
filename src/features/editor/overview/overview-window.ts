/** What of the strip is in sight, in px along the way it scrolls. */
export type Sight = { offset: number; extent: number }

/** Mounted on either side of what is in sight, so that a scroll meets slides and not gaps. */
const margin = 3

export type Range = { first: number; last: number }

/** Of a strip in which every slide takes `pitch`, those that are in sight or nearly so. */
export function findRange({ offset, extent }: Sight, pitch: number, total: number): Range {
  if (pitch <= 0) return { first: 0, last: -1 }
  return {
    first: Math.max(Math.floor(offset / pitch) - margin, 0),
    last: Math.min(Math.ceil((offset + extent) / pitch) + margin, total) - 1,
  }
}

/** How many of them are in sight. */
export const countInSight = ({ first, last }: Range): number =>
  Math.max(last - first + 1 - 2 * margin, 1)

/** The range, and slides that must stay wherever they are: the current one, one being dragged. */
export function listMounted({ first, last }: Range, pinned: readonly number[]): number[] {
  const range = Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index)
  const outside = pinned.filter((index) => index >= 0 && (index < first || index > last))
  return [...new Set([...range, ...outside])].toSorted((a, b) => a - b)
}

/** Where to scroll so that a slide is in sight as a whole, as little as needed. */
export function findScroll({ offset, extent }: Sight, pitch: number, index: number): number {
  const start = index * pitch
  return Math.min(Math.max(offset, start + pitch - extent), start)
}

/** The gap between slides that a point along the strip is nearest to: 0 is before the first. */
export const findGap = (along: number, pitch: number, total: number): number =>
  pitch > 0 ? Math.min(Math.max(Math.round(along / pitch), 0), total) : 0

/** From this close to an end the strip scrolls by itself while something is dragged over it. */
const edge = 56
const maxStep = 18

/** How far to scroll in a frame while something is dragged `at` this place of what is in sight. */
export function findDragScroll(at: number, extent: number): number {
  const zone = Math.min(edge, extent / 3)
  if (at < zone) return -maxStep * Math.min((zone - at) / zone, 1)
  if (at > extent - zone) return maxStep * Math.min((at - extent + zone) / zone, 1)
  return 0
}
