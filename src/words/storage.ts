import type { StoreFailure } from '#ports/storage/deck-store.ts'
import type { LibraryError, LibraryOperation } from '#workspace/library/library.ts'

import { translatable } from './language.ts'

const failed: Record<LibraryOperation, string> = {
  save: 'Failed to save presentation',
  load: 'Failed to load presentation',
  list: 'Failed to load presentations',
  update: 'Failed to update presentation',
  delete: 'Failed to delete presentation',
  duplicate: 'Failed to duplicate presentation',
  export: 'Failed to export presentation',
}

const causes: Record<StoreFailure['code'], string> = {
  'not-found': 'It is not in this browser any more.',
  damaged:
    'It cannot be read. It was set aside, not deleted: the dashboard offers it as a download.',
  'storage-full':
    "This browser's storage is full. Nothing that was saved is lost. Delete presentations you no longer need, or download and then delete them, and try again.",
  'newer-version':
    'A newer version of Lectern is in use in this browser. Reload this page to get it; nothing was changed.',
  'storage-unavailable':
    'This browser did not let Lectern use its storage. Close other tabs or leave private browsing, then try again.',
  'not-loaded':
    'A part of Lectern could not be fetched. Check your connection and try again. What you made is safe.',
}

/** What happened, and where it helps what to do about it. */
export const describeLibraryError = translatable(
  'describeLibraryError',
  ({ operation, failure }: LibraryError): string => {
    if (failure.code === 'not-found') return 'Presentation not found'
    return describeStoreFailure(failed[operation], failure)
  },
)

/** The same for what is not about one presentation, such as signing in. */
export const describeStoreFailure = translatable(
  'describeStoreFailure',
  (what: string, failure: StoreFailure): string => {
    return failure.code === 'not-found' ? what : `${what}. ${explainStoreFailure(failure)}`
  },
)

/** Only why, and what to do. */
export const explainStoreFailure = translatable(
  'explainStoreFailure',
  ({ code }: StoreFailure): string => causes[code],
)
