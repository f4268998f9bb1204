/** `remove` items at `at` make room for `insert`; both stand for the same place in the list. */
export type ListChange = { at: number; remove: number; insert: readonly string[] }

/** Past this many comparisons the whole differing stretch counts as one change. */
const maxComparisons = 250_000

/** Where two lists differ, last change first, so that each can be applied without shifting the next. */
export function diffList(before: readonly string[], after: readonly string[]): ListChange[] {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++

  const left = before.slice(start, before.length - end)
  const right = after.slice(start, after.length - end)
  const changes: ListChange[] = []
  let [i, j] = [0, 0]
  for (const [nextI, nextJ] of [...matchItems(left, right), [left.length, right.length] as const]) {
    if (nextI > i || nextJ > j)
      changes.unshift({ at: start + i, remove: nextI - i, insert: right.slice(j, nextJ) })
    ;[i, j] = [nextI + 1, nextJ + 1]
  }
  return changes
}

/** Pairs of indexes of a longest common subsequence. */
function matchItems(left: readonly string[], right: readonly string[]): [number, number][] {
  const comparisons = left.length * right.length
  if (comparisons === 0 || comparisons > maxComparisons) return []
  const width = right.length + 1
  const longest = new Uint32Array((left.length + 1) * width)
  const lengthAt = (i: number, j: number): number => longest[i * width + j] ?? 0
  for (let i = left.length - 1; i >= 0; i--)
    for (let j = right.length - 1; j >= 0; j--)
      longest[i * width + j] =
        left[i] === right[j]
          ? lengthAt(i + 1, j + 1) + 1
          : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1))

  const pairs: [number, number][] = []
  let [i, j] = [0, 0]
  while (i < left.length && j < right.length) {
    if (left[i] === right[j]) pairs.push([i++, j++])
    else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i++
    else j++
  }
  return pairs
}
