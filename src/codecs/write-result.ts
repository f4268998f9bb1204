import type { Deck } from '#core/deck/deck.ts'
import type { Font, TextMetrics } from '#core/layout/text-metrics.ts'
import type { Result } from '#core/result.ts'
import type { CarriedTalk } from '#core/share/carried-talk.ts'
import type { BakePicture } from '#ports/pictures/bake-picture.ts'
import type { FontFile } from '#ports/typefaces/slide-fonts.ts'
import type { TextShaper } from '#ports/typefaces/text-shaper.ts'

import type { FileChoices } from './file-choices.ts'
import type { DeckFileFormat } from './file-formats.ts'
import type { HtmlWords } from './html/write-frame.ts'
import type { Loss } from './loss.ts'
import type { ReadPicture } from './read-result.ts'

/** A deck and the pictures that it shows, by the `imageUrl` under which its slides know them. */
export type DeckToWrite = {
  deck: Deck
  pictures: ReadonlyMap<string, ReadPicture>
  /** What is heard with it, for a share that brings its voice along. */
  talk?: CarriedTalk
  /** What is heard with each slide, by its id, for a presentation that gives its talk by itself. */
  narration?: ReadonlyMap<string, SlideNarration>
}

/** Of one slide, in milliseconds. */
export type SlideNarration = {
  /** For as long as the slide is seen. */
  seen: number
  /** AAC in MP4; null where nothing is said. */
  sound: { bytes: Uint8Array<ArrayBuffer>; length: number } | null
}

export type WrittenFile = { bytes: Uint8Array<ArrayBuffer>; losses: Loss[] }

/** `failed`: what writes it could not be loaded, or gave up. */
export type WriteFailure = 'cancelled' | 'failed'

export type WriteResult = Result<WrittenFile, WriteFailure>

/** What is being done now, in this order. Words alone need no fonts and no packing. */
export type WriteStage = 'fonts' | 'slides' | 'packing'

/** What whoever waits can do and see. */
export type WriteCall = {
  signal?: AbortSignal
  /** How much of the whole is done, from 0 to 1. */
  onProgress?: (share: number, stage: WriteStage) => void
}

export type WriteOptions = WriteCall & {
  /** Of the fonts that the deck is set in, loaded for all its texts. */
  metrics: TextMetrics
  /** Where nothing can paint pixels, what would need it is a loss. */
  bakePicture?: BakePicture
}

/** What writers that paint slides are given: each takes what it needs. */
export type PaintOptions = WriteOptions &
  FileChoices & {
    /** Of the same fonts as `metrics`; null when it cannot be fetched. */
    loadShaper(): Promise<TextShaper | null>
    /** The files that show these texts in this font. */
    listFontFiles(texts: readonly string[], font: Font): FontFile[]
    /**
     * A font as a presentation brings it along. Where its family has no italic, programs lean what is
     * upright; null when it cannot be fetched or must not travel.
     */
    embedFont(
      texts: readonly string[],
      font: Font,
    ): Promise<Uint8Array<ArrayBuffer> | 'no-italic' | null>
    /** What a page says around its slides. */
    htmlWords: HtmlWords
  }

type Writer<Options> = (input: DeckToWrite, options: Options) => Promise<WriteResult>

export type PptxFileWriter = Writer<
  WriteOptions & Partial<Pick<PaintOptions, 'fonts' | 'embedFont'>>
>
export type PdfFileWriter = Writer<WriteOptions & Pick<PaintOptions, 'loadShaper' | 'pages'>>
export type HtmlFileWriter = Writer<
  WriteOptions & Pick<PaintOptions, 'listFontFiles' | 'htmlWords' | 'withNotes'>
>
export type ImageFileWriter = Writer<
  WriteOptions & Pick<PaintOptions, 'listFontFiles' | 'imageWidth'>
>
/** Of words and data alone: nothing is set in a font. */
export type TextFileWriter = Writer<WriteCall & Pick<FileChoices, 'withNotes'>>

/** Fetches the fonts of a deck and writes it, off the main thread where there is one. */
export type WriteDeckFile = (
  format: DeckFileFormat,
  input: DeckToWrite,
  options?: WriteCall & FileChoices,
) => Promise<WriteResult>
