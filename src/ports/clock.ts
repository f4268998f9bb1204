/** Time from outside, so that rules about waiting can be tested without waiting. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number
  /** Calls back once after `milliseconds`; returns how to call it off. */
  after(milliseconds: number, run: () => void): () => void
}
