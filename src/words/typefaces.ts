import type { OwnTypeface } from '#core/deck/own-typeface.ts'
import { fontStyles } from '#core/deck/typeface-files.ts'
import { officeNames } from '#core/layout/office-names.ts'
import type { TypefaceFailure } from '#ports/typeface-intake.ts'

import { listAll } from './formats.ts'
import { translatable } from './language.ts'

/** What the fields for the fonts of a presentation say. */
export const typefaceWords = translatable('typefaceWords', {
  label: 'Fonts',
  fonts: { title: 'Font of titles', content: 'Font of text' },
  themes: 'As the theme has it',
  choose: 'Upload',
  upload: { title: 'Upload a font for titles', content: 'Upload a font for text' },
  hint: 'TTF, OTF or WOFF, up to 12 MB each; choose regular, bold and italic together. Upload only fonts whose license lets you: they go into your files and shared copies.',
  missing: (name: string, standIn: string): string =>
    `The files of ${name} are no longer in this browser. Its texts are set in ${standIn}. Upload it again to bring it back.`,
})

const styles: Record<(typeof fontStyles)[number], string> = {
  regular: 'regular',
  bold: 'bold',
  italic: 'italic',
  boldItalic: 'bold italic',
}

/** What is there of a typeface, and what its maker allows. */
export const describeTypeface = translatable(
  'describeTypeface',
  (typeface: OwnTypeface): string => {
    const { name, bold, forbids, standIn } = typeface
    const there = fontStyles.filter((style) => typeface[style] !== undefined)
    return [
      `${name}: ${listAll(there.map((style) => styles[style]))}.`,
      bold === undefined && 'Without a bold file, bold words look like the others.',
      forbids === 'editing' &&
        `Its maker allows it in documents that are only looked at: PowerPoint files are set in ${officeNames[standIn]}.`,
      forbids === 'embedding' &&
        `Its maker forbids putting it into documents: PowerPoint, PDF, web pages and shared copies are set in ${officeNames[standIn]}.`,
    ]
      .filter(Boolean)
      .join(' ')
  },
)

const failures: Record<TypefaceFailure['code'], (named: string) => string> = {
  'not-a-font': (named) => `${named} is no font. Choose a TTF, OTF or WOFF file.`,
  collection: (named) => `${named} holds several fonts. Choose a file with one font.`,
  unsupported: (named) => `${named} is of a kind that cannot be used here. Choose its TTF file.`,
  'too-large': (named) => `${named} is larger than 12 MB, the limit for fonts.`,
  'too-many': () => 'These are more than 20 files. Choose the regular and the bold one.',
  damaged: (named) => `${named} is damaged: no text can be set in it.`,
  'several-families': (named) =>
    `These files are of several fonts: ${named}. Choose those of one font.`,
  unreadable: (named) => `${named} could not be read. Choose it again.`,
  'not-loaded': () => 'What reads fonts could not be loaded. Try again when you are online.',
}

/** Why files did not become a typeface. */
export const describeTypefaceFailure = translatable(
  'describeTypefaceFailure',
  ({ code, named = '' }: TypefaceFailure): string => failures[code](named),
)
