import type { StoreFailure } from '#ports/deck-store.ts'

/** What the presentation view says. */
export const editorWords = {
  back: 'Back to Dashboard',
  deckTitle: 'Presentation title',
  untitled: 'Untitled presentation',
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
    previous: 'Previous',
    next: 'Next',
    download: 'Download presentation',
    more: 'More actions',
  },
  save: {
    saving: 'Saving…',
    saved: 'Saved',
    unsaved: 'Not saved',
    unsavedTitle: 'Your latest changes are not saved yet',
    kept: 'They are kept in this tab, and saving is tried again by itself. Download a copy to be safe.',
    reason: (failure: StoreFailure): string => saveFailureReasons[failure.code],
    retry: 'Save now',
  },
  strip: { label: 'Slide Overview', total: (count: number): string => `${count} slides` },
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
      `${words} ${words === 1 ? 'word' : 'words'}. 50-80 words give the best narration timing.`,
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
  'newer-version':
    'A newer version of the app has this presentation open. Reload this tab to update.',
}
