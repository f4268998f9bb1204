import type { dashboardWords as English } from '../../library/dashboard.ts'
import { counted, formatNumber } from '../../formats.ts'
import type { Translation } from '../../language-pack.ts'

export const dashboardWords: Translation<typeof English> = {
  home: 'Lectern, zur Startseite',
  guest: 'Gast',
  demo: 'Demo',
  menu: 'Menü',
  clearData: 'Daten löschen',
  signUp: 'Registrieren',
  signOut: 'Abmelden',
  signOutFailed: 'Das Abmelden hat nicht geklappt. Versuche es noch einmal.',
  help: 'Hilfe',

  welcome: (name) => `Willkommen, ${name}`,
  welcomeBack: (name) => `Willkommen zurück, ${name}`,
  overview: 'Überblick',
  create: 'Präsentation erstellen',
  createHint: 'Aus einem Thema, einer Vorlage oder leeren Folien',
  fromTopic: 'Mit Thema starten',
  fromFile: 'Datei importieren',
  myPresentations: 'Meine Präsentationen',
  totalSlides: 'Folien insgesamt',
  number: formatNumber,

  generationKey: {
    set: { text: () => 'KI-Schlüssel ist da', button: 'Ändern' },
    missing: { text: () => 'Noch kein KI-Schlüssel', button: 'Hinzufügen' },
    locked: { text: () => 'KI-Schlüssel gesperrt', button: 'Entsperren' },
    keyless: { text: (name) => `${name} braucht keinen Schlüssel`, button: 'Ändern' },
  },

  library: 'Präsentationen',
  search: 'Präsentationen suchen',
  searchHint: 'Suchen',
  status: 'Status',
  allStatuses: 'Jeder Status',
  statuses: { draft: 'Entwurf', published: 'Veröffentlicht', archived: 'Archiviert' },
  view: 'Ansicht',
  grid: 'Raster',
  list: 'Liste',
  showAsGrid: 'Als Raster zeigen',
  showAsList: 'Als Liste zeigen',
  loading: 'Deine Präsentationen werden geladen',
  matches: (amount) => counted(amount, { one: 'Präsentation', other: 'Präsentationen' }),
  unknown: '–',

  card: {
    untitled: 'Präsentation ohne Titel',
    play: 'Abspielen',
    playDeck: (title) => `${title} abspielen`,
    noPreview: 'Keine Vorschau',
    public: 'Öffentlich',
    film: 'Als Video ansehen',
    publicHint: 'Wer den Link hat, kann sie ansehen',
    moreTags: (amount) => `+${formatNumber(amount)}`,
    moreTagsSpoken: (amount) =>
      counted(amount, { one: 'weiteres Schlagwort', other: 'weitere Schlagwörter' }),
    slides: (amount) => counted(amount, { one: 'Folie', other: 'Folien' }),
    views: (amount) => counted(amount, { one: 'Aufruf', other: 'Aufrufe' }),
    minutes: (amount) => `${formatNumber(amount)}\u00a0min`,
    updated: 'Geändert',
    presented: 'Vorgetragen',
    group: 'Auf einer Präsentation',
    menu: (title) => `Aktionen für ${title}`,
    edit: 'Bearbeiten',
    details: 'Details',
    duplicate: 'Duplizieren',
    share: 'Teilen',
    exportPdf: 'Als PDF exportieren',
    exportPptx: 'Als PPTX exportieren',
    exportHtml: 'Als HTML exportieren',
    exportJson: 'Als JSON exportieren',
    exportMore: 'Weitere Formate …',
    delete: 'Löschen',
  },

  duplicated: (title) => `„${title}“ ist in deiner Bibliothek`,

  notice: {
    title: 'Demomodus',
    text: 'Alles, was du machst, bleibt in diesem Browser, auf diesem Gerät. Ein Profil hält Präsentationen auseinander, ist aber kein Schloss: Wer diesen Browser öffnen kann, kann sie öffnen. Wer die Daten des Browsers löscht, löscht auch sie. Exportiere also, was du behalten willst.',
    clear: 'Lokalen Speicher löschen',
  },

  features: {
    title: 'Was Lectern kann',
    templates: {
      title: 'Professionelle Vorlagen',
      text: 'Zehn fertige Präsentationen mit Notizen zum Sprechen, die du zu deinen machst.',
    },
    local: {
      title: 'Deins, in diesem Browser',
      text: 'Kein Server hat eine lesbare Kopie. Jede Präsentation gibt es auch als Datei.',
    },
    generation: {
      title: 'Inhalte von der KI',
      text: 'Gib ein Thema ein, und Folien mit Notizen werden für dich geschrieben.',
    },
    narration: {
      title: 'Eine Stimme, die vorträgt',
      text: 'Die Präsentation spricht ihre Notizen selbst und geht von Folie zu Folie.',
    },
  },

  backup: {
    action: 'Sicherung herunterladen',
    restore: 'Sicherung wiederherstellen',
    failed: 'Die Sicherung konnte nicht erstellt werden. Versuche es noch einmal.',
  },

  actions: {
    group: 'Bibliothek',
    create: 'Neue Präsentation',
    search: 'Präsentationen suchen',
    sample: 'Beispielpräsentation öffnen',
    playSample: 'Beispielpräsentation abspielen',
  },
}
