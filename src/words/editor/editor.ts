import type { StoreFailure } from '#ports/storage/deck-store.ts'

import { choosePlural, counted, formatNumber } from '../formats.ts'
import { translatable } from '../language.ts'

/** What the presentation view says. */
export const editorWords = translatable('editorWords', {
  back: 'Back to Dashboard',
  deckTitle: 'Presentation title',
  counter: (slide: number, total: number, auto = false): string =>
    `Slide ${slide} of ${total}${auto ? ' (Auto)' : ''}`,
  actions: {
    group: 'Presentation',
    undo: 'Undo',
    redo: 'Redo',
    add: 'Add slide',
    addText: 'Add text slide',
    addImage: 'Add image slide',
    addBlank: 'Add blank slide',
    duplicate: 'Duplicate',
    moveUp: 'Move up',
    moveDown: 'Move down',
    hide: 'Hide slide',
    show: 'Show slide',
    delete: 'Delete',
    download: 'Download presentation',
    more: 'More actions',
    previous: 'Previous',
    next: 'Next',
    fullscreen: 'Fullscreen',
    fromStart: 'Fullscreen from the first slide',
    textEditor: 'Text Editor',
    photoEditor: 'Photo Editor',
    generateImage: 'Generate Image',
    play: 'Play',
    present: 'Present',
    export: 'Export',
    print: 'Print',
    pdf: 'PDF',
    pptx: 'PPTX',
    json: 'JSON',
    html: 'Web page (HTML)',
  },
  deckTools: 'Presentation tools',
  toolbar: 'Slide tools',
  controls: 'Slide controls',
  /** Opens and folds away what belongs to this slide. */
  panel: 'Slide panel',
  skip: {
    slide: 'Skip to the slide',
    play: 'Skip to Play',
    notes: 'Skip to the notes',
  },
  navigationDisabled: 'Navigation disabled during auto-advance',
  save: {
    saving: 'Saving…',
    saved: 'Saved',
    unsaved: 'Not saved',
    recovered: 'Your changes are saved again',
    /** While saving is tried again by itself. */
    waiting: {
      title: 'Your latest changes are not saved yet',
      advice: (): string =>
        'They are kept in this tab, and saving is tried again by itself. Download a copy to be safe.',
    },
    /** When trying again would change nothing. */
    lasting: {
      title: 'Your latest changes cannot be saved',
      advice: ({ code }: StoreFailure): string =>
        code === 'newer-version'
          ? 'They are only in this tab. Download a copy now, then reload the tab to update the app.'
          : 'They are only in this tab. Download a copy now, before you close it.',
    },
    reason: (failure: StoreFailure): string => saveFailureReasons[failure.code],
    retry: 'Save now',
  },
  slide: {
    label: 'Slide',
    title: 'Title',
    points: 'Content points',
    point: (number: number): string => `Point ${number}`,
    textBox: 'Text box',
    textBoxKeys:
      'Enter starts a new line, arrow keys lead to the other texts, Escape selects the text box',
    edit: 'Edit the words of this slide',
    titlePlaceholder: 'Click to add title',
    pointPlaceholder: 'Click to add text',
    titleKeys: 'Arrow keys lead to the points, Escape leaves the slide',
    pointKeys:
      'Enter makes a new point, Tab changes its level, Ctrl or Cmd with B, I or K makes words strong, stressed or a link, arrow keys lead to the other texts, Escape leaves the slide',
    notes: 'Speaker Notes',
    notesTools: 'Tools of the notes',
    notesPlaceholder: 'Click to add what is said with this slide',
    noNotes: 'This slide has no notes.',
    notesCount: (words: number): string => `${counted(words, { one: 'word', other: 'words' })}.`,
    notesHeight: 'Height of the notes',
    notesLines: (lines: number): string => counted(lines, { one: 'line', other: 'lines' }),
    notesTip: '50-80 words give the best narration timing.',
  },
  /** Where words of a point lead. */
  link: {
    title: 'Link',
    description: (words: string): string => `Where “${words}” leads.`,
    address: 'Address',
    invalid: 'Type a web address such as https://example.org, or an email address.',
    save: 'Save',
    remove: 'Remove link',
  },
  /** What keys make of words that are selected; for the shortcut sheet. */
  emphasis: { group: 'Words of a point', strong: 'Strong', stressed: 'Stressed', link: 'Link' },
  /** Of what is stored and more than a presentation can hold. */
  leftOut: {
    title: 'Not all of this presentation is shown',
    fields: {
      title: (most: number): string => `Its title has more than ${formatNumber(most)} characters.`,
      theme: (): string => 'Its theme is not known here.',
      pronunciations: (most: number): string =>
        `It has more than ${formatNumber(most)} pronunciations.`,
    },
    advice: 'The rest stays stored until you change something.',
  },
  pasteCut: (kept: number): string =>
    `That text is too long for one place. Its first ${formatNumber(kept)} characters were pasted.`,
  inspector: { label: 'Inspector', design: 'Design', operations: 'This slide' },
  card: {
    label: 'Edit slide',
    heading: 'Text',
    edit: 'Edit',
    save: 'Save',
    addPoint: 'Add point',
    removePoint: (number: number): string => `Delete point ${number}`,
    notes: 'Notes',
    hint: 'Type on the slide itself, or edit all of its words here.',
  },
  picture: {
    heading: 'Picture',
    none: 'Upload one, or drop it on the slide.',
    upload: 'Upload image',
    uploading: 'Adding the picture…',
    replace: 'Replace image',
    remove: 'Remove image',
    edit: 'Edit in Photo Editor',
    several: (count: number): string => counted(count, { one: 'picture', other: 'pictures' }),
    alt: (number: number): string => `What picture ${number} shows`,
    altPlaceholder: 'What it shows',
    first: (number: number): string => `Put picture ${number} first`,
    removeOne: (number: number): string => `Remove picture ${number}`,
    drop: 'Drop the picture to put it on this slide',
    /** The quick upload's own words for a file that cannot be read. */
    failures: { unreadable: 'Failed to read the image file' },
  },
  table: {
    heading: 'Table or chart',
    size: (rows: number, columns: number): string =>
      `${counted(rows, { one: 'row', other: 'rows' })}, ${counted(columns, { one: 'column', other: 'columns' })}`,
    add: 'Add table',
    addChart: 'Add chart',
    edit: 'Edit table',
    editChart: 'Edit chart',
    remove: 'Remove table',
    removeChart: 'Remove chart',
    title: 'Table',
    chartTitle: 'Chart',
    description: 'Cells copied from a spreadsheet can be pasted here.',
    show: 'Show as',
    looks: {
      table: 'Table',
      columns: 'Columns',
      bars: 'Bars',
      stacked: 'Stacked',
      line: 'Line',
      area: 'Area',
      pie: 'Pie',
      doughnut: 'Doughnut',
      scatter: 'Scatter',
    },
    preview: 'Preview',
    noFigures:
      'There are no figures to draw yet. Names go into the first column, figures into the others.',
    notWhole: 'Parts of a whole cannot be negative, so these are drawn as columns.',
    onlyFirst: 'Only the first column of figures is shown as parts of a whole.',
    chartAlt: 'Description for those who do not see it',
    chartAltHint: 'Left empty, it is told from the figures.',
    hasHeader: 'The first row names the columns',
    apply: 'Apply',
    cell: (row: number, column: number): string => `Row ${row}, column ${column}`,
    addRow: 'Add row',
    addColumn: 'Add column',
    removeRow: (row: number): string => `Delete row ${row}`,
    removeColumn: (column: number): string => `Delete column ${column}`,
  },
  notices: {
    failed: 'The picture of this slide could not be loaded. Choose another one or remove it.',
    overflows:
      'There is more text here than room for it. Shorten it, or move some of it to another slide.',
    hidden: (count: number): string =>
      `${counted(count, { one: 'point is', other: 'points are' })} not shown in this layout. Choose another layout to see ${choosePlural(count, { one: 'it', other: 'them' })}.`,
    hiddenKept: (count: number): string =>
      `${counted(count, { one: 'point is', other: 'points are' })} not shown: this slide keeps its original look, which has no place for ${choosePlural(count, { one: 'it', other: 'them' })}.`,
    hiddenPictures: (count: number): string =>
      `${counted(count, { one: 'picture is', other: 'pictures are' })} not shown: there are more than a slide has room for.`,
    hiddenSlide: 'This slide is hidden. Shows and prints leave it out.',
    remote: (count: number): string =>
      `${counted(count, { one: 'picture is', other: 'pictures are' })} on other websites, and loaded only when you ask for ${choosePlural(count, { one: 'it', other: 'them' })}.`,
    loadPictures: 'Load pictures',
    loadingPictures: 'Loading the pictures…',
    remoteKept: (count: number): string =>
      `${counted(count, { one: 'picture is', other: 'pictures are' })} now part of the presentation.`,
    remoteShown: (count: number): string =>
      `${counted(count, { one: 'picture', other: 'pictures' })} could not be copied and will be loaded from the web each time.`,
  },
})

const saveFailureReasons: Record<StoreFailure['code'], string> = {
  'storage-full': 'The browser has no room left for this site.',
  'storage-unavailable': 'The browser did not let the app write to its storage.',
  'not-loaded': 'A part of the app that writes it could not be fetched.',
  'not-found': 'This presentation was deleted or cleared in another tab.',
  damaged: 'The stored copy cannot be read any more.',
  'newer-version': 'A newer version of the app has been used in this browser.',
}
