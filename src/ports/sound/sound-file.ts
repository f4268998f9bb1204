export type SoundFileEvent =
  /** Comes as often as the screen is painted, and seldom while it is hidden. */
  | 'moved'
  /** There is nothing to hear for a moment. */
  | 'waiting'
  | 'playing'
  /** By somebody else, as by a phone call or a key on the headphones. */
  | 'paused'
  | 'ended'
  /** This browser does not know the format, or the file is damaged. */
  | 'unplayable'
  /** The browser lets no sound out before somebody presses something. */
  | 'refused'

/** Sound that is there as a whole, to be played from anywhere in it. */
export type SoundFile = {
  play(from: number): void
  pause(): void
  /** What is heard now, in seconds. */
  position(): number
  setRate(rate: number): void
  /** From 0 to 1. */
  setVolume(volume: number): void
  close(): void
}

export type OpenSoundFile = (file: Blob, tell: (event: SoundFileEvent) => void) => SoundFile
