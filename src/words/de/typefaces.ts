import type { Translation } from '../language-pack.ts'
import type { typefaceWords as English } from '../typefaces.ts'

const unusable = (file: string): string =>
  `${file} lässt sich nicht verwenden. Wähle TTF, OTF oder WOFF.`
const several = (names: string): string => `Mehrere Schriften: ${names}. Wähle eine.`

export const typefaceWords: Translation<typeof English> = {
  fonts: { title: 'Schrift der Titel', content: 'Schrift des Textes' },
  choose: 'Hochladen',
  upload: { title: 'Hochladen für Titel', content: 'Hochladen für Text' },
  hint: 'TTF, OTF oder WOFF bis 12\u00a0MB, alle Stile zusammen. Nur mit Lizenz für Dateien und Kopien.',
  missing: (name, standIn) => `${name} fehlt: Der Text ist in ${standIn} gesetzt.`,
  styles: { regular: 'normal', bold: 'fett', italic: 'kursiv', boldItalic: 'fett kursiv' },
  noBold: 'Ohne fette bleiben fette Wörter normal.',
  forbids: {
    editing: (standIn) => `Sie darf nicht in PowerPoint-Dateien: Diese sind in ${standIn} gesetzt.`,
    embedding: (standIn) => `Sie darf nicht in Dateien: Diese sind in ${standIn} gesetzt.`,
  },
  failures: {
    'not-a-font': unusable,
    unsupported: unusable,
    collection: several,
    'several-families': several,
    'too-large': (file) => `${file} ist größer als 12\u00a0MB.`,
    'too-many': () => 'Zu viele Dateien.',
    damaged: (file) => `${file} ist beschädigt.`,
    unreadable: (file) => `${file} konnte nicht gelesen werden.`,
    'not-loaded': () => 'Versuche es noch einmal, wenn du online bist.',
  },
}
