import { translatable } from '../language.ts'

/** The app itself: its versions, and having it among one's programs. */
export const updateWords = translatable('updateWords', {
  ready: 'A new version is ready',
  reload: 'Reload',
  later: 'Later',
  saving: 'Saving...',
  unsaved: 'Your latest changes could not be saved yet, so nothing was reloaded.',
  retry: 'Try again',
  install: 'Install app',
})
