import type { ExportedFile, ExportFailure, ExportStage } from '#workspace/files/export-deck.ts'
import type { FixedFormat } from '#workspace/files/export-settings.ts'
import type { RunningExport } from '#workspace/files/exports.ts'

import { describeSize } from '../describe-size.ts'
import { counted, formatNumber } from '../formats.ts'
import { translatable } from '../language.ts'

type Format = RunningExport['format']

/** What exporting says. The specification's messages are literal. */
export const exportWords = translatable('exportWords', {
  title: 'Export',
  description: 'The file is made on this device. Nothing is sent anywhere.',
  formats: 'Format',
  more: 'More formats…',
  names: {
    pptx: 'PPTX',
    pdf: 'PDF',
    html: 'HTML',
    json: 'JSON',
    markdown: 'Markdown',
    txt: 'Text',
    png: 'PNG',
    jpeg: 'JPEG',
  } satisfies Record<Format, string>,
  goodFor: {
    pptx: 'For PowerPoint, Keynote, Google Slides',
    pdf: 'To print or send, the same everywhere',
    html: 'A web page that shows itself, offline',
    json: 'Everything, to import it here again',
    markdown: 'The words, for notes and other tools',
    txt: 'The words, to paste into a mail',
    png: 'Sharp pictures of the slides, zipped',
    jpeg: 'Small pictures of the slides, zipped',
  } satisfies Record<Format, string>,
  pages: 'Pages',
  pageKinds: { slides: 'Slides', notes: 'With notes', handout: 'Handouts' },
  perPage: 'Slides per page',
  paper: 'Paper',
  papers: { a4: 'A4', letter: 'Letter' },
  width: 'Width in pixels',
  fonts: 'Fonts',
  fontKinds: { embedded: 'Looks the same', office: 'Office fonts' },
  embeddedFonts: (bytes: number): string =>
    `The typefaces travel in the file (about ${describeSize(bytes)}). PowerPoint shows them on any computer.`,
  officeFonts:
    'Laid out anew in Arial, Georgia and other typefaces that every office program has. For Keynote and older programs.',
  withNotes: 'Include speaker notes',
  withHidden: (slides: number): string =>
    `Include ${counted(slides, { one: 'hidden slide', other: 'hidden slides' })}`,
  noOptions: {
    json: 'Notes, pictures and hidden slides are part of the file.',
  } satisfies Record<FixedFormat, string>,
  hiddenInside: (slides: number): string =>
    `${counted(slides, { one: 'hidden slide is', other: 'hidden slides are' })} part of the file, but not shown.`,
  options: (format: Format): string => `Options for ${exportWords.names[format]}`,
  size: (bytes: number): string => `About ${describeSize(bytes)}`,
  start: (format: Format): string => `Export ${exportWords.names[format]}`,
  stages: {
    pictures: 'Collecting pictures…',
    fonts: 'Loading fonts…',
    slides: 'Writing slides…',
    packing: 'Packing the file…',
  } satisfies Record<ExportStage, string>,
  progress: (format: Format): string => `Exporting ${exportWords.names[format]}`,
  running: 'Exports in progress',
  done: {
    title: 'Your file is ready',
    text: (name: string, bytes: number): string => `${name} · ${describeSize(bytes)}`,
    downloaded: 'It is in your browser’s downloads.',
    saved: (name: string): string => `Downloaded: ${name}`,
    again: 'Download again',
    another: 'Another format',
    close: 'Done',
    losses: (amount: number): string =>
      `${counted(amount, { one: 'thing is', other: 'things are' })} not as on the screen`,
    slide: (number: number): string => `Slide ${formatNumber(number)}`,
    file: 'The whole file',
  },
  failed: {
    retry: 'Try again',
  },
  report: { title: 'What the file does not hold', show: 'Show all' },
})

const failures: Record<Exclude<ExportFailure, 'cancelled'>, { title: string; text: string }> = {
  'no-deck': {
    title: 'No presentation to export',
    text: 'Open a presentation or create one first.',
  },
  'not-found': {
    title: 'Presentation not found',
    text: 'It may have been deleted in another tab.',
  },
  unreadable: {
    title: 'Failed to export presentation',
    text: 'The stored presentation could not be read. Open it, or reload the page and try again.',
  },
  failed: {
    title: 'Failed to export presentation',
    text: 'What writes this kind of file could not be loaded, or gave up. Check the connection and try again, or choose another format.',
  },
}

export const describeExportFailure = translatable(
  'describeExportFailure',
  (code: Exclude<ExportFailure, 'cancelled'>) => failures[code],
)

type Loss = ExportedFile['losses'][number]

const sentences: {
  [Kind in Loss['kind']]: (loss: Extract<Loss, { kind: Kind }>) => string
} = {
  'logo-missing': () => 'The logo could not be put into this file.',
  'picture-missing': () => 'A picture is no longer stored in this browser and left out.',
  'picture-elsewhere': () =>
    'A picture is on another website and left out. Press “Load pictures” in the presentation first.',
  'picture-format': ({ format }) => `A picture is left out: this file cannot hold ${format}.`,
  'picture-drawing': () =>
    'A drawing is in the file as SVG: programs that do not know it show an empty place.',
  'picture-effects': () => 'A picture is shown without its effects.',
  'characters-missing': ({ characters }) =>
    `Some characters have no font here and are shown as a gap: ${characters.join(' ')}`,
  'font-missing': ({ family }) =>
    `The typeface ${family} could not be put into the file. Where it is not installed, another one is shown.`,
  'font-forbidden': ({ family }) =>
    `The typeface ${family} does not allow being put into this kind of file. The slides are set in one that comes near.`,
  'look-restyled': () =>
    'The slide is composed in Lectern’s design: what it kept of its original look cannot be read.',
  'points-hidden': ({ count }) =>
    `${counted(count, { one: 'point has', other: 'points have' })} no room on the slide.`,
  'text-overflows': () => 'There is more text than room for it: some of it cannot be read.',
  'pictures-hidden': ({ count }) =>
    `${counted(count, { one: 'picture has', other: 'pictures have' })} no room on the slide.`,
  'rows-hidden': ({ count }) =>
    `${counted(count, { one: 'row of the table has', other: 'rows of the table have' })} no room on the slide.`,
  'pictures-left-out': ({ count }) =>
    `${counted(count, { one: 'picture is', other: 'pictures are' })} left out: this file holds words only.`,
  'table-as-points': () => 'The rows of the table are points.',
  'icons-left-out': ({ count }) =>
    `${counted(count, { one: 'chosen icon is', other: 'chosen icons are' })} left out.`,
  'elements-left-out': ({ count }) =>
    `${counted(count, { one: 'text box, shape or picture is', other: 'text boxes, shapes or pictures are' })} left out, because this file holds the text of slides only.`,
  'presentation-damaged': ({ title }) =>
    `“${title}” cannot be read. The file holds it as it was found.`,
  'presentations-newer': ({ count }) =>
    `${counted(count, { one: 'presentation is', other: 'presentations are' })} left out: made with a newer version.`,
}

/** What is not in the file as it is on the screen. */
export const describeExportLoss = translatable(
  'describeExportLoss',
  <Kind extends Loss['kind']>(loss: Extract<Loss, { kind: Kind }>): string => {
    return sentences[loss.kind](loss)
  },
)

/** For where there is room for one sentence. */
export const summariseLosses = translatable(
  'summariseLosses',
  ({ losses, slideIds }: ExportedFile): string => {
    const [first, ...others] = losses
    if (!first) return ''
    const number = 'slideId' in first ? slideIds.indexOf(first.slideId) + 1 : 0
    const where = number > 0 ? `${exportWords.done.slide(number)}: ` : ''
    const more =
      others.length > 0
        ? ` And ${counted(others.length, { one: 'other thing', other: 'other things' })}.`
        : ''
    return `Downloaded. ${where}${describeExportLoss(first)}${more}`
  },
)
