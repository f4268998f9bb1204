import type { StoreFailure } from '#ports/deck-store.ts'

import { counted } from './counted.ts'

/** What the presentation view says. */
export const editorWords = {
  back: 'Back to Dashboard',
  deckTitle: 'Presentation title',
  counter: (slide: number, total: number): string => `Slide ${slide} of ${total}`,
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
    delete: 'Delete',
    download: 'Download presentation',
    more: 'More actions',
  },
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
  strip: {
    label: 'Slide Overview',
    total: (count: number): string => counted(count, 'slide', 'slides'),
  },
  slide: {
    label: 'Slide',
    words: 'Text and notes of this slide',
    title: 'Title',
    points: 'Content points',
    point: (number: number): string => `Point ${number}`,
    addPoint: 'Add point',
    removePoint: (number: number): string => `Delete point ${number}`,
    notes: 'Speaker Notes',
    notesHint: (words: number): string =>
      `${counted(words, 'word', 'words')}. 50-80 words give the best narration timing.`,
  },
  failed: {
    title: 'This presentation could not be opened',
    dashboard: 'Go to Dashboard',
    retry: 'Try again',
  },
} as const

const saveFailureReasons: Record<StoreFailure['code'], string> = {
  'storage-full': 'The browser has no room left for this site.',
  'storage-unavailable': 'The browser did not let the app write to its storage.',
  'not-found': 'This presentation was deleted or cleared in another tab.',
  damaged: 'The stored copy cannot be read any more.',
  'newer-version': 'A newer version of the app has been used in this browser.',
}
