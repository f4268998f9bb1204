/** The most items that can stay where they are when the list is put in order, by patience sorting. */
export function findLongestRun<T>(items: readonly T[], compare: (a: T, b: T) => number): Set<T> {
  const ends: T[] = []
  const previous = new Map<T, T | undefined>()
  for (const item of items) {
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >> 1
      const end = ends[middle]
      if (end !== undefined && compare(end, item) < 0) low = middle + 1
      else high = middle
    }
    previous.set(item, ends[low - 1])
    ends[low] = item
  }
  const run = new Set<T>()
  for (let item = ends.at(-1); item !== undefined; item = previous.get(item)) run.add(item)
  return run
}
