/** When the page may stop running. */
export type PageLifecycle = {
  /** It is being hidden, left or closed: perhaps the last moment to write. May be called repeatedly. */
  onLeave(run: () => void): () => void
  /** It is shown again, perhaps after a sleep in which it heard nothing. */
  onReturn(run: () => void): () => void
}
