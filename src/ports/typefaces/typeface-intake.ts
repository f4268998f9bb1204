import type { FontStyle, OwnTypeface } from '#core/deck/brand/own-typeface.ts'
import type { Result } from '#core/result.ts'

export type TypefaceFailure = {
  code: /** Neither TrueType nor OpenType nor WOFF, by its bytes. */
    | 'not-a-font'
    /** Several fonts in one file (.ttc). */
    | 'collection'
    /** A font of a kind that is not painted with here: of pixels alone, or packed in a way that this browser cannot open. */
    | 'unsupported'
    | 'too-large'
    /** Too many files were chosen at once. */
    | 'too-many'
    /** Its bytes promise a font that cannot be painted with. */
    | 'damaged'
    /** Files of more than one family were chosen. */
    | 'several-families'
    /** Moved, or locked by another program. */
    | 'unreadable'
    /** What looks at fonts could not be fetched. */
    | 'not-loaded'
  /** Which file it is, or what the families are called. */
  named?: string
}

/** What the files of a typeface say of it. */
export type TypefaceFacts = Omit<OwnTypeface, FontStyle>

export type PreparedTypeface = {
  facts: TypefaceFacts
  /** As they are kept: WOFF, with what is painted and measured by and nothing else. */
  files: ReadonlyMap<FontStyle, Blob>
}

/** Makes font files that somebody chose, or that came in a deck, into a typeface fit to be kept. */
export type TypefaceIntake = {
  /** Which of them is which style, they say themselves. */
  prepare(files: readonly File[]): Promise<Result<PreparedTypeface, TypefaceFailure>>
  /** Of a deck from outside, which may claim anything: only its bytes are believed. */
  check(files: ReadonlyMap<FontStyle, Blob>): Promise<Result<PreparedTypeface, TypefaceFailure>>
}

export const typefaceFileType = 'font/woff'
