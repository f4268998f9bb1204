/** Numbers from 0 to 1 that look like chance, and are the same for the same seed. */
export function makeChance(seed: number): () => number {
  let state = (seed + 77) >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}
