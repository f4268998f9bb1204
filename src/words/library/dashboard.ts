import type { PresentationStatus } from '#core/deck/record.ts'

import { counted, formatNumber } from '../formats.ts'
import { translatable } from '../language.ts'

const statuses: Record<PresentationStatus, string> = {
  draft: 'Draft',
  published: 'Published',
  archived: 'Archived',
}

/** What the dashboard says: the library of presentations and what surrounds it. */
export const dashboardWords = translatable('dashboardWords', {
  home: 'Lectern, go to the start page',
  guest: 'Guest',
  demo: 'Demo',
  menu: 'Menu',
  clearData: 'Clear Data',
  signUp: 'Sign Up',
  signOut: 'Sign Out',
  signOutFailed: 'You could not be signed out. Please try again.',
  help: 'Help',

  welcome: (name: string): string => `Welcome, ${name}`,
  welcomeBack: (name: string): string => `Welcome back, ${name}`,
  overview: 'Overview',
  create: 'Create Presentation',
  createHint: 'From a topic, a template or blank slides',
  fromTopic: 'Start from a topic',
  fromFile: 'Import a file',
  myPresentations: 'My Presentations',
  totalSlides: 'Total Slides',
  number: (amount: number): string => formatNumber(amount),

  generationKey: {
    set: { text: () => 'AI key set', button: 'Change' },
    missing: { text: () => 'No AI key yet', button: 'Add key' },
    locked: { text: () => 'AI key locked', button: 'Unlock' },
    keyless: { text: (name: string) => `${name} needs no key`, button: 'Change' },
  },

  library: 'Presentations',
  search: 'Search presentations',
  searchHint: 'Search',
  status: 'Status',
  allStatuses: 'All Status',
  statuses,
  view: 'View',
  grid: 'Grid',
  list: 'List',
  showAsGrid: 'Show as grid',
  showAsList: 'Show as list',
  loading: 'Loading your presentations',
  matches: (amount: number): string =>
    counted(amount, { one: 'presentation', other: 'presentations' }),
  unknown: '–',

  card: {
    untitled: 'Untitled presentation',
    play: 'Play',
    playDeck: (title: string): string => `Play ${title}`,
    noPreview: 'No preview',
    public: 'Public',
    publicHint: 'Whoever has its link can watch it',
    moreTags: (amount: number): string => `+${formatNumber(amount)}`,
    moreTagsSpoken: (amount: number): string =>
      counted(amount, { one: 'more tag', other: 'more tags' }),
    slides: (amount: number): string => counted(amount, { one: 'slide', other: 'slides' }),
    views: (amount: number): string => counted(amount, { one: 'view', other: 'views' }),
    minutes: (amount: number): string => `${formatNumber(amount)} min`,
    updated: 'Updated',
    presented: 'Presented',
    group: 'On a presentation',
    menu: (title: string): string => `Actions for ${title}`,
    edit: 'Edit',
    details: 'Details',
    duplicate: 'Duplicate',
    share: 'Share',
    film: 'Watch it as a video',
    exportPdf: 'Export PDF',
    exportPptx: 'Export PPTX',
    exportHtml: 'Export HTML',
    exportJson: 'Export JSON',
    exportMore: 'More formats…',
    delete: 'Delete',
  },

  duplicated: (title: string): string => `“${title}” is in your library`,

  notice: {
    title: 'Demo mode',
    text: 'Everything you make lives in this browser, on this device. A profile keeps presentations apart, but it is not a lock: whoever can open this browser can open them. Clearing the browser’s data removes them, so export what you want to keep.',
    clear: 'Clear Local Storage',
  },

  features: {
    title: 'What Lectern does',
    templates: {
      title: 'Professional templates',
      text: 'Ten finished decks, with notes to speak, that you make your own.',
    },
    local: {
      title: 'Yours, in this browser',
      text: 'No server has a copy that it could read. Every presentation downloads as a file.',
    },
    generation: {
      title: 'AI generated content',
      text: 'Type a topic and slides with speaker notes are written for you.',
    },
    narration: {
      title: 'Voice narration',
      text: 'The deck speaks its own notes and moves from slide to slide.',
    },
  },

  backup: {
    action: 'Download a backup',
    restore: 'Restore a backup',
    failed: 'The backup could not be made. Try again.',
  },

  actions: {
    group: 'Dashboard',
    create: 'New presentation',
    search: 'Search presentations',
    sample: 'Try the sample deck',
    playSample: 'Play the sample deck',
  },
})
