import type { Deck } from '#core/deck/deck.ts'
import type { TextMetrics } from '#core/layout/text-metrics.ts'
import type { Result } from '#core/result.ts'
import type { BakePicture } from '#ports/bake-picture.ts'
import type { TextShaper } from '#ports/text-shaper.ts'

import type { Loss } from './loss.ts'
import type { ReadPicture } from './read-result.ts'

/** A deck and the pictures that it shows, by the `imageUrl` under which its slides know them. */
export type DeckToWrite = { deck: Deck; pictures: ReadonlyMap<string, ReadPicture> }

export type WriteOptions = {
  /** Of the fonts that the deck is set in, loaded for all its texts. */
  metrics: TextMetrics
  /** Where nothing can paint pixels, what would need it is a loss. */
  bakePicture?: BakePicture
  signal?: AbortSignal
  /** From 0 to 1. */
  onProgress?: (share: number) => void
}

export type WrittenFile = { bytes: Uint8Array<ArrayBuffer>; losses: Loss[] }

export type WriteFailure = 'cancelled'

export type DeckFileWriter = (
  input: DeckToWrite,
  options: WriteOptions,
) => Promise<Result<WrittenFile, WriteFailure>>

/** What a page of a PDF holds: a slide and nothing else, a slide with its notes, or several slides. */
export type PdfPages =
  | { kind: 'slides' }
  | { kind: 'notes'; paper: 'a4' | 'letter' }
  | { kind: 'handout'; paper: 'a4' | 'letter'; perPage: 2 | 4 | 6 }

export type PdfWriteOptions = WriteOptions & {
  /** Of the same fonts as `metrics`; null when it cannot be fetched. */
  loadShaper(): Promise<TextShaper | null>
  pages?: PdfPages
}

export type PdfFileWriter = (
  input: DeckToWrite,
  options: PdfWriteOptions,
) => Promise<Result<WrittenFile, WriteFailure | 'failed'>>

/** Formats that take more than a moment to write. */
export type DeckFileFormat = 'pptx' | 'pdf'

/**
 * Fetches the fonts of a deck and writes it, off the main thread where there is one. What writes it
 * may fail to load (`failed`).
 */
export type WriteDeckFile = (
  format: DeckFileFormat,
  input: DeckToWrite,
  options?: Pick<PdfWriteOptions, 'signal' | 'onProgress' | 'pages'>,
) => Promise<Result<WrittenFile, WriteFailure | 'failed'>>
