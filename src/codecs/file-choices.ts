/** What a page of a PDF holds: a slide and nothing else, a slide with its notes, or several slides. */
export type PdfPages =
  | { kind: 'slides' }
  | { kind: 'notes'; paper: 'a4' | 'letter' }
  | { kind: 'handout'; paper: 'a4' | 'letter'; perPage: 2 | 4 | 6 }

/** In px. */
export type ImageWidth = 1280 | 1920 | 2560

/** The faces of the theme, brought along in the file; or those that office programs have. */
export type FileFonts = 'embedded' | 'office'

/** What the user can choose about a file; `file-formats.ts` says which format takes what. */
export type FileChoices = {
  pages?: PdfPages
  imageWidth?: ImageWidth
  fonts?: FileFonts
  /** Formats that take it have the notes unless this says no. */
  withNotes?: boolean
  /** Slides that are hidden are in the file like all others. */
  withHidden?: boolean
}
