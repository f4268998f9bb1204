/** When the page may stop running, and when it can do more than before. */
export type PageLifecycle = {
  /** It is being hidden, left or closed: perhaps the last moment to write. May be called repeatedly. */
  onLeave(run: () => void): () => void
  /** Asks the browser to ask the user before the page is closed, while `isUnsafe` says so. */
  warnBeforeClosing(isUnsafe: () => boolean): () => void
  /** It is shown again, perhaps after a sleep in which it heard nothing. */
  onReturn(run: () => void): () => void
  /** The device is online again. */
  onReconnect(run: () => void): () => void
}
