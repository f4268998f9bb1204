import type { ShowMove, ShowPlace } from '#core/show/move-show.ts'

export type ShowMessage =
  /** A presenter window asks whether a show is on. */
  | { kind: 'hello' }
  /** The show says where it stands: when it starts, when it moved, and when it was asked. */
  | { kind: 'place'; place: ShowPlace; startedAt: number }
  /** A presenter window asks the show to move. It is answered even when nothing moves. */
  | { kind: 'move'; move: ShowMove }
  | { kind: 'closed' }

/** Connects a show with its presenter windows. A message reaches every other window, never its sender. */
export type ShowChannel = {
  post(message: ShowMessage): void
  onMessage(listen: (message: ShowMessage) => void): void
  close(): void
}

export type OpenShowChannel = (deckId: string) => ShowChannel
