import type { Deck } from '#core/deck/deck.ts'
import type { Result } from '#core/result.ts'
import type { CarriedTalk } from '#core/share/carried-talk.ts'

import type { ReadLoss } from './loss.ts'

/** A picture of the file, as it was found: nobody has looked yet whether it is one. */
export type ReadPicture = { bytes: Uint8Array<ArrayBuffer>; type: string }

export type ReadDeck = {
  /** Its pictures are named `file:…` until they are stored. */
  deck: Deck
  /** By the name under which `imageUrl` and `morePictures` of the slides know them. */
  pictures: ReadonlyMap<string, ReadPicture>
  losses: ReadLoss[]
  /** What is heard with it: shares may bring it along. */
  talk?: CarriedTalk
}

export type ReadFailure =
  /** Some other format, whatever its name says. */
  | 'not-this-kind'
  /** Needs a password that we do not ask for. */
  | 'encrypted'
  | 'damaged'
  /** Not a character in it. */
  | 'blank'
  | 'too-large'
  /** A small file, but not what it holds: made to fill the memory, most likely. */
  | 'unpacks-too-large'
  /** Nothing in it that could be a slide. */
  | 'empty'
  /** Of this program, but from before or after what we know. */
  | 'unsupported-version'
  /** Made to be read for a while, which is over. */
  | 'expired'
  | 'cancelled'

export type ReadResult = Result<ReadDeck, ReadFailure>

export type ReadOptions = {
  /** Names the deck where the file does not. */
  fileName: string
  /** Slides bring along what they looked like (`placed`), from files that say it. */
  withLook?: boolean
  signal?: AbortSignal
  /** From 0 to 1. */
  onProgress?: (share: number) => void
}

export type DeckReader = (bytes: Uint8Array, options: ReadOptions) => Promise<ReadResult>

const picturePrefix = 'file:'

export const filePictureUrl = (name: string): string => picturePrefix + name
