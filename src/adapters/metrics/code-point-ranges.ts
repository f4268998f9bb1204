/** Ascending and apart from each other; both ends belong to a range. */
export type CodePointRanges = readonly (readonly [from: number, to: number])[]

/** Reads a CSS `unicode-range` of single code points and intervals. */
export function parseUnicodeRange(css: string): CodePointRanges {
  return css
    .split(',')
    .map((part): [number, number] => {
      const [from = '', to = from] = part.trim().slice(2).split('-')
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
    })
    .toSorted(([a], [b]) => a - b)
}

export function formatUnicodeRange(ranges: CodePointRanges): string {
  return ranges
    .map(([from, to]) => `U+${from.toString(16)}${to > from ? `-${to.toString(16)}` : ''}`)
    .join(',')
}

export function includesCodePoint(ranges: CodePointRanges, code: number): boolean {
  let low = 0
  let high = ranges.length
  while (low < high) {
    const middle = (low + high) >> 1
    const [from = 0, to = 0] = ranges[middle] ?? []
    if (code < from) high = middle
    else if (code > to) low = middle + 1
    else return true
  }
  return false
}

/** Those of `codes`, which ascend, as ranges. */
export function joinCodePoints(codes: Iterable<number>): CodePointRanges {
  const ranges: [number, number][] = []
  for (const code of codes) {
    const last = ranges.at(-1)
    if (last && code === last[1] + 1) last[1] = code
    else ranges.push([code, code])
  }
  return ranges
}

/** What is in both. */
export function intersectRanges(a: CodePointRanges, b: CodePointRanges): CodePointRanges {
  const both: [number, number][] = []
  let at = 0
  for (const [from, to] of a) {
    while ((b[at]?.[1] ?? Infinity) < from) at++
    for (let index = at; (b[index]?.[0] ?? Infinity) <= to; index++) {
      const [otherFrom = 0, otherTo = 0] = b[index] ?? []
      both.push([Math.max(from, otherFrom), Math.min(to, otherTo)])
    }
  }
  return both
}
