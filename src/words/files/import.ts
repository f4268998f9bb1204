import type { ImportConflictOptions } from '#core/deck/import-conflict.ts'
import type { SlideLook } from '#core/edit/style/set-look.ts'
import type { ImportFailure, ImportStage } from '#workspace/files/import-job.ts'

import { counted, listAny, listNames } from '../formats.ts'
import { translatable } from '../language.ts'
import { describePictureFailure } from '../editor/picture.ts'

const slides = (amount: number): string => counted(amount, { one: 'slide', other: 'slides' })

/**
 * What can be imported, in this order. Null where another kind has the same name, or another control
 * speaks of it.
 */
const kinds: Record<NonNullable<ImportFailure['kind']>, string | null> = {
  pptx: 'PowerPoint',
  ppt: null,
  odp: 'OpenDocument',
  pdf: 'PDF',
  docx: 'Word',
  json: 'JSON',
  text: 'text, Markdown',
  html: 'an exported web page',
  library: 'a backup',
  image: null,
  share: null,
}

/** The sentence before has named JSON and text; pages and backups of our own are no news to anybody. */
const { json: _json, text: _text, html: _html, library: _library, ...otherKinds } = kinds

const findNames = (named: Partial<typeof kinds>): string[] =>
  Object.values(named).filter((name) => name !== null)

/** What the two import dialogs say. */
export const importWords = translatable('importWords', {
  title: 'Import',
  lead: 'Slides from a file, or one slide for each picture. Nothing leaves this browser.',
  backupLead:
    'Each presentation of the backup comes beside those that are there. Nothing leaves this browser.',
  choose: {
    label: 'Choose files',
    get hint(): string {
      return `${listAny(findNames(kinds))}. Or drop them anywhere.`
    },
  },
  images: { label: 'Choose images', hint: 'JPG, PNG, GIF, WebP, AVIF or SVG. One slide each.' },
  formats: {
    heading: 'What a text file looks like',
    example: 'Title of the talk\n\n# First slide\n- A point\nWhat is said with it',
    text: 'The first line is the title. A line with # begins a slide, a line with - or * is a point, and the rest is spoken.',
  },
  sample: 'Download sample',
  cancel: 'Cancel',
  back: 'Back',
  otherFiles: 'Choose other files',
  stages: {
    opening: 'Opening the file…',
    reading: 'Reading the slides…',
    pictures: 'Taking in the pictures…',
  } satisfies Record<ImportStage, string>,
  progress: 'Progress',
  failed: 'Upload Failed',
  tryAgain: 'Try Again',
  compose: 'Make slides from its text',
  preview: {
    heading: 'Preview',
    slides: (amount: number, title: string): string =>
      title.trim() ? `${slides(amount)} of “${title}”` : slides(amount),
    presentations: (amount: number): string =>
      `A backup of ${counted(amount, { one: 'presentation', other: 'presentations' })}`,
    more: (amount: number): string => `and ${slides(amount)} more`,
    files: (names: readonly string[]): string => `From ${listNames(names)}`,
    hidden: 'Hidden',
    look: 'Look',
    looks: {
      kept: {
        title: 'Keep the original look',
        text: 'Every slide as it is in the file. You can restyle any of them later.',
      },
      restyled: {
        title: 'Restyle in Lectern’s design',
        text: 'The same words and pictures, composed anew. The original look can come back.',
      },
    } satisfies Record<SlideLook, { title: string; text: string }>,
    composed:
      'Made from what the text says, without AI: what has no room on a slide is in its notes. Code and pictures stay in the file.',
    noLook:
      'This kind of file brings along no look that could be kept: the slides are set in Lectern’s design.',
    otherLook:
      'Shown in the file’s own look. Added to your slides, these take the look of your presentation.',
  },
  add: 'Add Slides to Current',
  replace: 'Replace Entire Presentation',
  create: 'Create Presentation',
  play: 'Create and play',
  restore: (amount: number): string =>
    `Restore ${counted(amount, { one: 'Presentation', other: 'Presentations' })}`,
  /** What the library says of it. */
  description: (names: readonly string[]): string =>
    names.length === 1
      ? `Imported from ${names[0]}`
      : `Imported from ${counted(names.length, { one: 'file', other: 'files' })}`,
  /** Of one whose own description was lost. */
  restoredDescription: 'Restored from a backup',
  restored: (amount: number): string =>
    `${counted(amount, { one: 'presentation', other: 'presentations' })} restored.`,
  added: (amount: number): string => `${slides(amount)} added.`,
  replaced: 'The presentation was replaced.',
  notStored: 'Failed to save presentation',
  notApplied: 'The pictures could not be kept, so nothing was changed. Try again.',
  drop: {
    title: 'Drop to import',
    text: 'Slides, documents or pictures. You will see what comes of it first.',
  },

  pptx: {
    title: 'Import PowerPoint',
    lead: 'Text, notes, pictures and tables are read here, in this browser.',
    choose: { label: 'Choose a PowerPoint file', hint: '.pptx or .ppt, up to 50MB' },
    failed: 'Import Error',
    wrongName: 'Please select a valid PowerPoint file (.pptx or .ppt)',
    onlyFirst: (name: string): string =>
      `Only “${name}” was taken: here it is one file at a time. Import takes several at once.`,
    message: "Failed to import PPTX file. Please ensure it's a valid PowerPoint file.",
    conflict: 'There is already a presentation. How should the two come together?',
    apply: 'Apply Changes',
    action: 'Action',
    actions: {
      replace: { title: 'Replace', text: 'The imported slides take the place of yours.' },
      merge: { title: 'Merge', text: 'Slides at the same position become one.' },
      append: { title: 'Append', text: 'The imported slides come after yours.' },
    } satisfies Record<ImportConflictOptions['action'], { title: string; text: string }>,
    slideHandling: 'Slides at the same position',
    slideHandlings: {
      mergeContent: 'Merge content',
      keepExisting: 'Keep existing',
      keepImported: 'Keep imported',
    } satisfies Record<ImportConflictOptions['slideHandling'], string>,
    titleHandling: 'Titles',
    titleHandlings: {
      keepExisting: 'Keep existing',
      keepImported: 'Keep imported',
      combine: 'Combine',
    } satisfies Record<ImportConflictOptions['titleHandling'], string>,
    mergedLook:
      'Slides that become one are composed anew, and look as neither did. Append leaves every slide its look.',
    complete: 'Import complete',
    completeText: (amount: number): string =>
      `${slides(amount)} imported. Back in the editor, one Undo takes it all back.`,
  },
})

/** What happened, in the specification's words, and what to do about it. */
export const describeImportFailure = translatable(
  'describeImportFailure',
  (failure: ImportFailure): { message: string; advice: string } => {
    const { kind, code } = failure
    if (code === 'picture')
      return {
        message: 'Failed to process images',
        advice: `${failure.name}: ${describePictureFailure(failure.failure)}`,
      }
    if (code === 'unsupported')
      return {
        message: 'Unsupported file type. Please upload JSON or text files.',
        advice: `${listNames(findNames(otherKinds))}, Markdown and pictures can be read as well. ${failure.name} is something else.`,
      }
    if (code === 'blank') return { message: 'File appears to be empty', advice: '' }
    if (kind === 'text' && code === 'empty')
      return {
        message: 'No slides found in the text file',
        advice: 'Begin each slide with a line that starts with #.',
      }
    if (kind === 'docx' && code === 'empty')
      return {
        message: 'Failed to process file',
        advice: 'Each heading of a Word document becomes a slide, and this one has none.',
      }
    if (kind === 'html' && code === 'not-this-kind')
      return {
        message: 'Failed to process file',
        advice:
          'Of web pages, only those that were exported here can be read. Copy its text into a text file and import that.',
      }
    if (kind === 'json' && (code === 'not-this-kind' || code === 'damaged'))
      return {
        message: 'Invalid presentation format. Expected JSON with title and slides array.',
        advice:
          code === 'damaged'
            ? 'The file ends too early, or is no JSON at all.'
            : 'The sample shows what it can look like.',
      }
    if (kind === 'share')
      return { message: 'Failed to process file', advice: adviseShareFile(code) }
    const message =
      kind === 'pptx' || kind === 'ppt' ? importWords.pptx.message : 'Failed to process file'
    return { message, advice: advices[code] }
  },
)

/** What was shared as a file is opened elsewhere when somebody must be asked for its password. */
function adviseShareFile(code: Exclude<ImportFailure['code'], 'picture'>): string {
  if (code === 'encrypted')
    return 'It has a password. Open it on the page for shared presentations (/demo-share) and save a copy from there.'
  if (code === 'damaged')
    return 'It is damaged or not complete. Ask whoever sent it to send it again.'
  if (code === 'unsupported-version')
    return 'It was made by a newer version of Lectern. Reload this page to get that, and try again.'
  return advices[code]
}

/** The PowerPoint dialog has one message for every failure. */
export const describePptxFailure = translatable(
  'describePptxFailure',
  (code: ImportFailure['code']): { message: string; advice: string } => ({
    message: importWords.pptx.message,
    advice: advices[code === 'picture' ? 'not-this-kind' : code],
  }),
)

const advices: Record<Exclude<ImportFailure['code'], 'picture'>, string> = {
  unsupported: 'By its contents it is some other kind of file.',
  'not-this-kind': 'By its contents it is some other kind of file.',
  encrypted: 'It is protected with a password. Save a copy without one and import that.',
  damaged:
    'It is damaged or not complete. Save it again in the program it was made with, and import that.',
  'too-large': 'Up to 50 MB and 5,000 slides can be imported at once. Choose a smaller file.',
  'unpacks-too-large':
    'Unpacked, it is larger than can be opened here. Save it again in the program it was made with, and import that.',
  empty: 'There are no slides in it.',
  blank: 'There is nothing in it.',
  'unsupported-version':
    'It comes from a version of PowerPoint that is not known here. Save it as .pptx and import that.',
  expired: 'It was shared for a while only, and that time is over. Ask for a new one.',
  unreadable: 'It may have been moved, or be open in another program.',
  failed: 'What reads this kind of file could not be loaded. Check the connection and try again.',
}
