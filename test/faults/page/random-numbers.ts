export type RandomNumbers = {
  /** A whole number below `limit`. */
  below(limit: number): number
  pick<T>(items: readonly T[]): T
}

/** The same seed gives the same numbers (mulberry32), so that a failure can be repeated. */
export function createRandomNumbers(seed: number): RandomNumbers {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    pick(items) {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('There is something to pick from')
      return item
    },
  }
}
