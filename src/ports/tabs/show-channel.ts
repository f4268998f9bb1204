import type { ShowMove, ShowPlace } from '#core/show/move-show.ts'

export type ShowMessage =
  /** A presenter window asks whether a show is on. */
  | { kind: 'hello' }
  /**
   * A show says where it stands: when it starts, when it moved, and when it was asked. The slide is
   * named too, since an edit that shifts it can arrive later than the place.
   */
  | {
      kind: 'place'
      showId: string
      place: ShowPlace
      slideId: string
      startedAt: number
      /** Slides go on by themselves, and nobody else may move them. */
      isBlocked: boolean
    }
  /** Which word of the slide is being said, counted from 0 and -1 before the first; null when none is. */
  | { kind: 'spoken'; showId: string; slideId: string; word: number | null }
  /** A presenter window asks its show to move. It is answered even when nothing moves. */
  | { kind: 'move'; showId: string; move: ShowMove }
  /** A presenter window asks the talk that is given to go on with another slide. It is answered, too. */
  | { kind: 'skip'; showId: string; by: -1 | 1 }
  | { kind: 'closed'; showId: string }

/** Connects a show with its presenter windows. A message reaches every other window, never its sender. */
export type ShowChannel = {
  post(message: ShowMessage): void
  onMessage(listen: (message: ShowMessage) => void): void
  close(): void
}

export type OpenShowChannel = (deckId: string) => ShowChannel
