import type { FileChoices } from './file-choices.ts'

/** How a deck becomes a file. */
type Writing = {
  /** Words alone, the fonts that lines are broken with, or a canvas, which only a browser has. */
  needs: 'words' | 'fonts' | 'canvas'
  /** Drawings must be pixels before they get into it. */
  isOfPixels: boolean
  /** What the user can choose. What does not take `withHidden` keeps hidden slides, hidden. */
  takes: readonly (keyof FileChoices)[]
  /** In the name of the file: tells two formats with the same ending apart. */
  mark?: string
}

/** How a file becomes a deck. */
type Reading = {
  /** Who reads it: formats that look alike from inside are one kind. */
  as: string
  /** A deck can be written from what it says. */
  isSource?: boolean
  /** The system offers the app for it once that is installed (`public/manifest.webmanifest`). */
  isOpenedBySystem?: boolean
}

type FileFormat = {
  /** Without their dot. It is written with the first of them. */
  endings: readonly [string, ...string[]]
  type: string
  writing: Writing | null
  reading: Reading | null
}

/**
 * Every format that files are written in or read from, those that are written in the order of how
 * often they are wanted. What else a format needs to be one is asked for by the compiler.
 */
export const fileFormats = {
  pptx: {
    endings: ['pptx', 'pptm', 'ppsx', 'ppsm', 'potx', 'potm'],
    type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    writing: { needs: 'fonts', isOfPixels: true, takes: ['fonts'] },
    reading: { as: 'pptx', isOpenedBySystem: true },
  },
  pdf: {
    endings: ['pdf'],
    type: 'application/pdf',
    writing: { needs: 'fonts', isOfPixels: true, takes: ['pages', 'withHidden'] },
    reading: { as: 'pdf', isSource: true },
  },
  html: {
    endings: ['html', 'htm', 'xhtml'],
    type: 'text/html',
    writing: { needs: 'fonts', isOfPixels: false, takes: ['withNotes'] },
    reading: { as: 'html' },
  },
  json: {
    endings: ['json'],
    type: 'application/json',
    writing: { needs: 'words', isOfPixels: false, takes: [] },
    reading: { as: 'json', isOpenedBySystem: true },
  },
  // One file for each slide.
  png: {
    endings: ['zip'],
    type: 'application/zip',
    writing: {
      needs: 'canvas',
      isOfPixels: true,
      takes: ['imageWidth', 'withHidden'],
      mark: 'PNG',
    },
    reading: null,
  },
  jpeg: {
    endings: ['zip'],
    type: 'application/zip',
    writing: {
      needs: 'canvas',
      isOfPixels: true,
      takes: ['imageWidth', 'withHidden'],
      mark: 'JPEG',
    },
    reading: null,
  },
  markdown: {
    endings: ['md', 'markdown', 'mdx', 'mkd', 'marp'],
    type: 'text/markdown',
    writing: { needs: 'words', isOfPixels: false, takes: ['withNotes', 'withHidden'] },
    reading: { as: 'text', isSource: true, isOpenedBySystem: true },
  },
  txt: {
    endings: ['txt', 'text', 'csv'],
    type: 'text/plain',
    writing: { needs: 'words', isOfPixels: false, takes: ['withNotes', 'withHidden'] },
    reading: { as: 'text', isSource: true },
  },
  ppt: {
    endings: ['ppt', 'pps', 'pot'],
    type: 'application/vnd.ms-powerpoint',
    writing: null,
    reading: { as: 'ppt' },
  },
  odp: {
    endings: ['odp'],
    type: 'application/vnd.oasis.opendocument.presentation',
    writing: null,
    reading: { as: 'odp' },
  },
  docx: {
    endings: ['docx'],
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    writing: null,
    reading: { as: 'docx', isSource: true },
  },
  // A backup of all presentations, which the library writes.
  library: {
    endings: ['json'],
    type: 'application/json',
    writing: null,
    reading: { as: 'library' },
  },
  image: {
    endings: ['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'svg', 'bmp'],
    type: 'image/*',
    writing: null,
    reading: { as: 'image' },
  },
  // A presentation that somebody shared as a file.
  share: {
    endings: ['lectern'],
    type: 'application/octet-stream',
    writing: null,
    reading: { as: 'share', isOpenedBySystem: true },
  },
} as const satisfies Record<string, FileFormat>

type Formats = typeof fileFormats

type WrittenWith<Needs extends Writing['needs']> = {
  [Name in keyof Formats]: Formats[Name]['writing'] extends { needs: Needs } ? Name : never
}[keyof Formats]

export type TextFormat = WrittenWith<'words'>
export type ImageFormat = WrittenWith<'canvas'>
/** Their writers get the deck's fonts, and those of pictures a canvas besides. */
export type PaintedFormat = WrittenWith<'fonts' | 'canvas'>
export type DeckFileFormat = TextFormat | PaintedFormat

/** About which nothing can be chosen. */
export type FixedFormat = {
  [Name in DeckFileFormat]: Formats[Name]['writing']['takes'] extends readonly [] ? Name : never
}[DeckFileFormat]

export type FileKind = NonNullable<Formats[keyof Formats]['reading']>['as']

const entries: readonly (readonly [string, FileFormat])[] = Object.entries(fileFormats)

const isWritten = (name: string): name is DeckFileFormat =>
  entries.some(([other, { writing }]) => other === name && writing !== null)

export const deckFileFormats: readonly DeckFileFormat[] = entries
  .map(([name]) => name)
  .filter(isWritten)

export function describeFormat(format: DeckFileFormat): Writing & { ending: string; type: string } {
  const { endings, type, writing } = fileFormats[format]
  return { ...writing, ending: endings[0], type }
}

export const takesChoice = (format: DeckFileFormat, choice: keyof FileChoices): boolean =>
  describeFormat(format).takes.includes(choice)

export const isTextFormat = (format: DeckFileFormat): format is TextFormat =>
  describeFormat(format).needs === 'words'

export const isImageFormat = (format: DeckFileFormat): format is ImageFormat =>
  describeFormat(format).needs === 'canvas'

/** Of all formats that are read so. */
export const listEndings = (isMeant: (reading: Reading & { as: FileKind }) => boolean): string[] =>
  Object.values(fileFormats).flatMap(({ endings, reading }) =>
    reading && isMeant(reading) ? endings : [],
  )
