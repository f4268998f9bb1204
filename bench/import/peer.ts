import type { FoundSlide } from '../../test/corpus/score-deck.ts'

/** A program that reads presentations. */
export type Peer = {
  name: string
  /** Some do not say which text is the title. */
  knowsTitles: boolean
  /** What comes back tells what was found; that is not part of the time. */
  read(bytes: Uint8Array<ArrayBuffer>): Promise<() => FoundSlide[]>
}
