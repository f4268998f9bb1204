import { translatable } from '../language.ts'

/** What is said before everything is deleted, and after. */
export const clearDataWords = translatable('clearDataWords', {
  title: 'Clear All Data',
  lead: 'This empties Lectern in this browser. It cannot be undone.',
  goes: 'What goes',
  goesList: [
    'All presentations, of every profile on this browser',
    'All pictures in them',
    'All keys you saved',
    'The voice that was downloaded, and what it has spoken',
    'The list of profiles',
    'The list of links you shared. The links themselves keep working, so first revoke what nobody should see any more',
  ],
  stays: 'What stays',
  staysList: [
    'You stay signed in',
    'Files you downloaded',
    'Lectern itself, which opens offline as before',
  ],
  backupHint:
    'Every presentation, of every profile, with all pictures, in one file. Keys are not in it.',
  understood: 'I understand that this cannot be undone',
  confirm: 'Clear All Data',
  done: 'Local storage has been cleared successfully. All presentations have been removed.',
  failed: 'Failed to clear local storage. Please try again.',
})
