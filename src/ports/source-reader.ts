import type { Result } from '#core/result.ts'

/** Larger files are refused before they are read. */
export const maxSourceBytes = 30_000_000

/** What a document says, to make a deck from. */
export type SourceText = {
  /** Headings and lists are kept as Markdown, whatever the file was. */
  text: string
  /** The file was longer than what is taken from it: it is cut where a paragraph ends. */
  isCut: boolean
}

export type SourceFailure =
  /** Neither text, Markdown, PDF nor Word. */
  | 'unsupported'
  /** Word's format of before 2007. */
  | 'old-word'
  | 'too-large'
  /** It opens with a password only. */
  | 'protected'
  /** Nothing in it can be read as text: pictures of pages, or an empty file. */
  | 'no-text'
  /** Its bytes promise a format that cannot be read. */
  | 'broken'
  /** The file could not be read: moved, or locked by another program. */
  | 'unreadable'
  /** What reads this kind of file did not load or gave up. */
  | 'failed'
  | 'stopped'

/** Reads the text of a file that somebody chose or dropped. Nothing leaves the device. */
export type SourceReader = {
  /** Judges by the bytes, not by the name. A long file can be called off. */
  read(file: Blob, signal?: AbortSignal): Promise<Result<SourceText, SourceFailure>>
}
