export type Clip = { samples: Float32Array; sampleRate: number }

/** When a clip begins and ends on the timeline, in seconds. */
export type Placed = { start: number; end: number }

/**
 * Plays clips on one timeline that only runs while there is sound to let out. No two clips ever
 * sound at once.
 */
export type Player = {
  /**
   * Lets sound out, as browsers do only after a press; false when this one does not. A device that
   * opens slowly is waited for.
   */
  open(): Promise<boolean>
  /** What the listener hears now, in seconds of the timeline. It never goes backwards. */
  position(): number
  /**
   * Plays a clip from `offset` seconds into it: at `at`, or as soon after it as there is time and
   * quiet for it.
   */
  add(clip: Clip, at: number, offset?: number): Placed
  /** Forgets the clips that begin after `time`; by default all, and whatever sounds falls silent. */
  clear(time?: number): void
  /** The timeline stands still, at the very sample, until it is resumed. */
  pause(): void
  resume(): void
  /** From 0 to 1. */
  setVolume(volume: number): void
  /** How loud it is at this moment, from 0 to 1. */
  level(): number
  /** Calls back as often as the screen is painted, and seldom while it is hidden. */
  onTick(run: () => void): () => void
  /** Somebody else took the sound away, such as a phone call. */
  onSilenced(run: () => void): () => void
}
