import { translatable } from '../language.ts'

/** What is said to whoever watches a shared presentation. */
export const watchWords = translatable('watchWords', {
  noHttps:
    'This page came over an unprotected connection, where browsers do not encrypt. Open Lectern by an address that begins with https.',
  opening: 'Opening the presentation',
  readOnly: 'Shared with you',
  home: 'Lectern, go to the start page',
  save: 'Save a copy to my library',
  saved: 'A copy is in your library.',
  savedAsGuest: 'A copy is in your library, in this browser. You are a guest here.',
  openCopy: 'Open my copy',
  copyDescription: 'A copy of a presentation that was shared with me',
  saveFailed: 'The copy could not be saved',
  file: {
    title: 'Open a shared presentation',
    text: 'Were you sent a file? It opens here, in your browser, and is not uploaded.',
    choose: 'Choose the file',
    hint: 'Its name ends in .lectern. Or drop it anywhere on this page.',
    another: 'Choose another file',
    open: 'Open a file instead',
  },
  unlock: {
    title: 'This presentation has a password',
    text: 'Whoever sent you the link knows it. It is not sent anywhere: it opens the presentation here, in your browser.',
    password: 'Password',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    missing: 'Type the password first.',
    wrong: 'That is not the password. Please try again.',
    open: 'Open',
  },
  retry: 'Try again',
  start: 'Go to the start page',
})
