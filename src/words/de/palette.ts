import { counted } from '../formats.ts'
import type { Translation } from '../language-pack.ts'
import type { paletteWords as English } from '../palette.ts'

const wayOut = 'export ausgeben herunterladen speichern sichern datei'
const slideshow = 'bildschirmpräsentation vorführung zeigen starten präsentieren'
const aloud = 'sprechen abspielen vorlesen präsentieren laut stimme'

/** Beside German words those of English that people have learned from other programs. */
const alsoCalled: Readonly<Record<string, string>> = {
  'add-text': 'neu einfügen slide',
  'add-image': 'neu einfügen foto slide',
  'add-blank': 'neu einfügen slide',
  find: 'text wörter ändern umbenennen austauschen',
  'duplicate-slide': 'kopieren verdoppeln klonen',
  'hide-slide': 'überspringen verstecken',
  'delete-slide': 'entfernen',
  'text-editor': 'schrift größe stil farbe ausrichten fett kursiv',
  'photo-editor': 'foto zuschneiden filter form',
  'generate-image': 'foto zeichnen malen ki',
  import: 'öffnen hochladen datei powerpoint pdf word markdown bilder einlesen',
  'import-pptx': 'öffnen hochladen powerpoint ppt zusammenführen anhängen',
  'deck-check': 'prüfen kontrolle fehler verbessern deck check',
  share: 'link senden freigeben veröffentlichen',
  fullscreen: slideshow,
  'fullscreen-from-start': slideshow,
  'presenter-view': 'notizen uhr zweiter bildschirm fenster moderator',
  print: `${wayOut} papier handzettel`,
  'export-pdf': wayOut,
  'export-pptx': `${wayOut} powerpoint keynote`,
  'export-json': wayOut,
  'export-html': wayOut,
  'export-more': `${wayOut} markdown text png jpeg bilder`,
  'present-all': aloud,
  'present-from-here': aloud,
  'present-slide': aloud,
  voice: 'tempo lautstärke untertitel pause aussprache sprecher sprecherin',
  create: 'neu anlegen hinzufügen',
  backup: 'export speichern alles backup',
  'clear-data': 'entfernen alles zurücksetzen leeren',
  'sign-out': 'ausloggen verlassen',
  settings: 'api schlüssel key modell gemini openai',
}

export const paletteWords: Translation<typeof English> = {
  title: 'Aktionen und Präsentationen suchen',
  placeholder: 'Was möchtest du tun?',
  empty: 'Nichts passt. Versuche es mit weniger oder anderen Wörtern.',
  found: (amount) => counted(amount, { one: 'Treffer', other: 'Treffer' }),
  alsoCalled,
  appearance: (name) => `Darstellung: ${name}`,
  language: (name) => `Sprache: ${name}`,
  groups: { go: 'Gehe zu', presentations: 'Präsentationen' },
  go: {
    landing: 'Startseite',
    signIn: 'Anmelden',
    dashboard: 'Bibliothek',
    create: 'Präsentation erstellen',
    topic: 'Neue Präsentation aus einem Thema',
    help: 'Hilfe',
  },
  sheet: {
    title: 'Tastenkürzel',
    description: 'Was die Tasten hier tun.',
  },
}
