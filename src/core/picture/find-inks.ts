import type { Pixels } from './filter-pixels.ts'

/** What is seen of a drawing on nothing. */
export type Seen = {
  /** In px of the drawing: less than all of it where its edge is empty. */
  area: { x: number; y: number; width: number; height: number }
  /** The colours it is mostly of; none where it fills its area. */
  inks: readonly string[] | null
}

/** Pixels that cover more than this are seen. */
const seenFrom = 64
/** A drawing with hardly a hole needs no ground. */
const filledFrom = 0.95
/** So many colours tell one sign from another, and each is that much of it. */
const mostInks = 3
const leastShare = 0.15
/** Near colours are one: this many bits of each part count. */
const bits = 3

/** Null of a drawing that shows nothing. */
export function findInks({ data, width, height }: Pixels): Seen | null {
  const groups = new Map<number, { count: number; sum: [number, number, number] }>()
  let [left, top, right, bottom, seen] = [width, height, -1, -1, 0]
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < seenFrom) continue
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
    seen += 1
    const shift = 8 - bits
    const key = ((red >> shift) << (2 * bits)) | ((green >> shift) << bits) | (blue >> shift)
    const group = groups.get(key) ?? { count: 0, sum: [0, 0, 0] }
    group.count += 1
    group.sum = [group.sum[0] + red, group.sum[1] + green, group.sum[2] + blue]
    groups.set(key, group)
  }
  if (seen === 0) return null
  const area = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
  if (seen >= filledFrom * area.width * area.height) return { area, inks: null }
  const [first, ...others] = [...groups.values()].toSorted((one, other) => other.count - one.count)
  const chosen = others.slice(0, mostInks - 1).filter(({ count }) => count >= leastShare * seen)
  return { area, inks: (first ? [first, ...chosen] : []).map(nameColour) }
}

const nameColour = ({ count, sum }: { count: number; sum: readonly number[] }): string =>
  `#${sum
    .map((part) =>
      Math.round(part / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`.toUpperCase()
