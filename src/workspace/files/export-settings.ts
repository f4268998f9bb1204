import type { DeckFileFormat, FileChoices, ImageWidth, PdfPages } from '#codecs/write-result.ts'

/** What was chosen, also for formats that are not looked at now. */
export type ExportSettings = {
  pages: PdfPages['kind']
  perPage: 2 | 4 | 6
  paper: 'a4' | 'letter'
  imageWidth: ImageWidth
  withNotes: boolean
  withHidden: boolean
}

export const createExportSettings = (paper: ExportSettings['paper']): ExportSettings => ({
  pages: 'slides',
  perPage: 4,
  paper,
  imageWidth: 1920,
  withNotes: true,
  withHidden: false,
})

const isOneOf = (formats: readonly DeckFileFormat[]) => (format: DeckFileFormat) =>
  formats.includes(format)

export const takesPages = isOneOf(['pdf'])
export const takesWidth = isOneOf(['png', 'jpeg'])
export const takesNotes = isOneOf(['html', 'markdown', 'txt'])
/** The others keep them, hidden. */
export const takesHidden = isOneOf(['pdf', 'markdown', 'txt', 'png', 'jpeg'])

/** What the format knows of it. */
export function listChoices(format: DeckFileFormat, settings: ExportSettings): FileChoices {
  const { pages: kind, perPage, paper, imageWidth, withNotes, withHidden } = settings
  const pages: PdfPages =
    kind === 'slides' ? { kind } : kind === 'notes' ? { kind, paper } : { kind, paper, perPage }
  return {
    ...(takesPages(format) && { pages }),
    ...(takesWidth(format) && { imageWidth }),
    ...(takesNotes(format) && { withNotes }),
    ...(takesHidden(format) && { withHidden }),
  }
}
