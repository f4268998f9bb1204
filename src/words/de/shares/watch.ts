import type { Translation } from '../../language-pack.ts'
import type { watchWords as English } from '../../shares/watch.ts'

export const watchWords: Translation<typeof English> = {
  noHttps:
    'Diese Seite kam über eine ungeschützte Verbindung, und dort verschlüsseln Browser nicht. Öffne Lectern unter einer Adresse, die mit https beginnt.',
  opening: 'Die Präsentation wird geöffnet',
  readOnly: 'Mit dir geteilt',
  home: 'Lectern, zur Startseite',
  save: 'Kopie in meiner Bibliothek speichern',
  saved: 'Eine Kopie ist in deiner Bibliothek.',
  savedAsGuest: 'Eine Kopie ist in deiner Bibliothek, in diesem Browser. Du bist hier Gast.',
  openCopy: 'Meine Kopie öffnen',
  copyDescription: 'Kopie einer Präsentation, die mit mir geteilt wurde',
  saveFailed: 'Die Kopie konnte nicht gespeichert werden',
  file: {
    title: 'Geteilte Präsentation öffnen',
    text: 'Hast du eine Datei bekommen? Sie öffnet sich hier, in deinem Browser, und wird nicht hochgeladen.',
    choose: 'Datei wählen',
    hint: 'Ihr Name endet auf .lectern. Oder zieh sie irgendwo auf diese Seite.',
    another: 'Andere Datei wählen',
    open: 'Stattdessen eine Datei öffnen',
  },
  unlock: {
    title: 'Diese Präsentation hat ein Passwort',
    text: 'Wer dir den Link geschickt hat, kennt es. Es wird nirgendwohin geschickt: Es öffnet die Präsentation hier, in deinem Browser.',
    password: 'Passwort',
    showPassword: 'Passwort zeigen',
    hidePassword: 'Passwort verbergen',
    missing: 'Gib zuerst das Passwort ein.',
    wrong: 'Das ist nicht das Passwort. Versuche es noch einmal.',
    open: 'Öffnen',
  },
  retry: 'Erneut versuchen',
  start: 'Zur Startseite',
}
