import type { FileChoices, FileFonts, ImageWidth, PdfPages } from '#codecs/file-choices.ts'
import {
  type DeckFileFormat,
  describeFormat,
  type FixedFormat,
  takesChoice,
} from '#codecs/file-formats.ts'
import type { Preferences } from '#ports/storage/preferences.ts'

export type { FixedFormat }

/** What was chosen, also for formats that are not looked at now. */
export type ExportSettings = {
  pages: PdfPages['kind']
  perPage: 2 | 4 | 6
  paper: 'a4' | 'letter'
  imageWidth: ImageWidth
  fonts: FileFonts
  withNotes: boolean
  withHidden: boolean
}

export const createExportSettings = (
  paper: ExportSettings['paper'],
  preferences: Preferences,
): ExportSettings => ({
  pages: 'slides',
  perPage: 4,
  paper,
  imageWidth: 1920,
  fonts: readFileFonts(preferences),
  withNotes: true,
  withHidden: false,
})

const fontsPreference = 'export-fonts'

/** As it was last chosen: whose recipients lack a font will lack it the next time, too. */
export const readFileFonts = (preferences: Preferences): FileFonts =>
  preferences.read(fontsPreference) === 'office' ? 'office' : 'embedded'

export const keepFileFonts = (preferences: Preferences, fonts: FileFonts): void =>
  preferences.write(fontsPreference, fonts)

const isTaker = (choice: keyof FileChoices) => (format: DeckFileFormat) =>
  takesChoice(format, choice)

export const takesPages = isTaker('pages')
export const takesFonts = isTaker('fonts')
export const takesWidth = isTaker('imageWidth')
export const takesNotes = isTaker('withNotes')
/** The others keep them, hidden. */
export const takesHidden = isTaker('withHidden')
export const takesNothing = (format: DeckFileFormat): format is FixedFormat =>
  describeFormat(format).takes.length === 0

/** What the format knows of it. */
export function listChoices(format: DeckFileFormat, settings: ExportSettings): FileChoices {
  const { pages: kind, perPage, paper, imageWidth, fonts, withNotes, withHidden } = settings
  const pages: PdfPages =
    kind === 'slides' ? { kind } : kind === 'notes' ? { kind, paper } : { kind, paper, perPage }
  return {
    ...(takesPages(format) && { pages }),
    ...(takesWidth(format) && { imageWidth }),
    ...(takesFonts(format) && { fonts }),
    ...(takesNotes(format) && { withNotes }),
    ...(takesHidden(format) && { withHidden }),
  }
}
