export type Random = {
  /** 0 up to 1. */
  next(): number
  between(low: number, high: number): number
  /** Whole, both ends included. */
  whole(low: number, high: number): number
  pick<T>(from: readonly [T, ...T[]]): T
}

/** The same seed always gives the same numbers: a picture can be drawn again from its name. */
export function createRandom(seed: string): Random {
  let state = hashText(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => Math.floor(low + next() * (high - low + 1)),
    pick: (from) => from[Math.floor(next() * from.length)] ?? from[0],
  }
}

function hashText(text: string): number {
  let hash = 2_166_136_261
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ (text.codePointAt(index) ?? 0), 16_777_619)
  return hash
}
