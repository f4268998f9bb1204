import type { Translation } from '../../language-pack.ts'
import type { typefaceWords as English } from '../../editor/typefaces.ts'

export const typefaceWords: Translation<typeof English> = {
  fonts: { title: 'Schrift der Titel', content: 'Schrift des Textes' },
  choose: 'Hochladen',
  upload: { title: 'Hochladen für Titel', content: 'Hochladen für Text' },
  hint: 'TTF, OTF oder WOFF, je bis 12\u00a0MB; wähle normal, fett und kursiv zusammen. Lade nur Schriften hoch, deren Lizenz es erlaubt: Sie kommen in deine Dateien und geteilten Kopien.',
  missing: (name, standIn) =>
    `Die Dateien von ${name} sind nicht mehr in diesem Browser. Der Text ist in ${standIn} gesetzt. Lade die Schrift noch einmal hoch, dann ist sie wieder da.`,
  styles: { regular: 'normal', bold: 'fett', italic: 'kursiv', boldItalic: 'fett kursiv' },
  noBold: 'Ohne Datei für fett sehen fette Wörter aus wie die anderen.',
  forbids: {
    editing: (standIn) =>
      `Sie darf nur in Dokumente, die man bloß ansieht: PowerPoint-Dateien sind in ${standIn} gesetzt.`,
    embedding: (standIn) =>
      `Sie darf in keine Dokumente: PowerPoint, PDF, Webseiten und geteilte Kopien sind in ${standIn} gesetzt.`,
  },
  failures: {
    'not-a-font': (file) => `${file} ist keine Schrift. Wähle eine Datei mit TTF, OTF oder WOFF.`,
    collection: (file) =>
      `In ${file} sind mehrere Schriften. Wähle eine Datei mit einer einzigen Schrift.`,
    unsupported: (file) =>
      `${file} ist von einer Art, die hier nicht verwendet werden kann. Wähle ihre TTF-Datei.`,
    'too-large': (file) => `${file} ist größer als 12\u00a0MB, mehr geht bei Schriften nicht.`,
    'too-many': () => 'Das sind zu viele Dateien. Wähle die für normale und die für fette Schrift.',
    damaged: (file) => `${file} ist beschädigt: Damit kann kein Text gesetzt werden.`,
    'several-families': (names) =>
      `Das sind mehrere Schriften: ${names}. Wähle die Dateien von einer.`,
    unreadable: (file) => `${file} konnte nicht gelesen werden. Wähle die Datei noch einmal.`,
    'not-loaded': () =>
      'Was Schriften liest, konnte nicht geladen werden. Versuche es noch einmal, wenn du online bist.',
  },
}
