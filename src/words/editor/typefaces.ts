import { translatable } from '../language.ts'

/** What the fields for the fonts of a presentation say. */
export const typefaceWords = translatable('typefaceWords', {
  fonts: { title: 'Font of titles', content: 'Font of text' },
  choose: 'Upload',
  upload: { title: 'Upload for titles', content: 'Upload for text' },
  hint: 'TTF, OTF or WOFF, up to 12 MB each; choose regular, bold and italic together. Upload only fonts whose license lets you: they go into your files and shared copies.',
  missing: (name: string, standIn: string): string =>
    `The files of ${name} are no longer in this browser. Its texts are set in ${standIn}. Upload it again to bring it back.`,
  styles: { regular: 'regular', bold: 'bold', italic: 'italic', boldItalic: 'bold italic' },
  noBold: 'Without a bold file, bold words look like the others.',
  /** What the file itself forbids, and what is used instead. */
  forbids: {
    editing: (standIn: string): string =>
      `It may be put into documents that are only looked at: PowerPoint files are set in ${standIn}.`,
    embedding: (standIn: string): string =>
      `It may not be put into documents: PowerPoint, PDF, web pages and shared copies are set in ${standIn}.`,
  },
  /** Why files did not become a font. */
  failures: {
    'not-a-font': (file: string): string => `${file} is no font. Choose a TTF, OTF or WOFF file.`,
    collection: (file: string): string =>
      `${file} holds several fonts. Choose a file with one font.`,
    unsupported: (file: string): string =>
      `${file} is of a kind that cannot be used here. Choose its TTF file.`,
    'too-large': (file: string): string => `${file} is larger than 12 MB, the limit for fonts.`,
    'too-many': (): string => 'These are too many files. Choose the regular and the bold one.',
    damaged: (file: string): string => `${file} is damaged: no text can be set in it.`,
    'several-families': (names: string): string =>
      `These files are of several fonts: ${names}. Choose those of one font.`,
    unreadable: (file: string): string => `${file} could not be read. Choose it again.`,
    'not-loaded': (): string =>
      'What reads fonts could not be loaded. Try again when you are online.',
  },
})
