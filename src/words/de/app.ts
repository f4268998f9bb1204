import type { appWords as English } from '../app.ts'
import type { Translation } from '../language-pack.ts'

export const appWords: Translation<typeof English> = {
  loading: 'Wird geladen …',
  dismiss: 'Ausblenden',
  close: 'Schließen',
  cancel: 'Abbrechen',
  planned: 'Geplant',
  skipToContent: 'Zum Inhalt springen',
  notifications: 'Mitteilungen',
  titles: {
    landing: 'Lectern: Jede Folie weiß, was sie sagt',
    signIn: 'Anmelden',
    signUp: 'Registrieren',
    dashboard: 'Bibliothek',
    create: 'Präsentation erstellen',
    topic: 'Neue Präsentation',
    deck: 'Präsentation',
    presenter: 'Referentenansicht',
    watch: 'Geteilte Präsentation',
    help: 'Hilfe',
    privacy: 'Datenschutz',
    terms: 'Nutzungsbedingungen',
    notFound: 'Seite nicht gefunden',
    storageFailed: 'Der Speicher lässt sich nicht öffnen',
  },
  pageTitle: (screen) => `${screen} · Lectern`,
  openingFailed: {
    title: 'Diese Präsentation lässt sich nicht öffnen',
    retry: 'Erneut versuchen',
    dashboard: 'Zur Bibliothek',
  },
  storageFailed: {
    title: 'Deine Präsentationen können gerade nicht angezeigt werden',
    safe: 'Was du gemacht hast, ist noch in diesem Browser. Nichts wurde gelöscht oder verändert.',
    newer:
      'Sie wurden von einer neueren Version von Lectern gespeichert, und diese ältere darf sie nicht anfassen. Lade die Seite neu, um die neuere zu bekommen. Bleibt diese Meldung, ist der Server auf eine ältere Version zurückgegangen: Wer ihn betreibt, kann helfen, und deine Arbeit wartet so lange.',
    closed:
      'Der Browser hat Lectern seinen Speicher nicht öffnen lassen. Schließe andere Tabs mit Lectern, verlasse den privaten Modus oder starte den Browser neu und versuche es dann noch einmal.',
    notLoaded:
      'Ein Teil von Lectern, der sie liest, konnte nicht geladen werden. Prüfe deine Verbindung und versuche es dann noch einmal.',
    full: 'Die Festplatte dieses Computers ist voll, deshalb kann der Browser seinen Speicher nicht öffnen. Schaffe etwas Platz und versuche es dann noch einmal.',
    reload: 'Neu laden',
    retry: 'Erneut versuchen',
    visit: 'Ohne sie weitermachen',
  },
  notFound: {
    title: 'Hier ist keine Seite',
    text: 'Vielleicht ist die Adresse vertippt, oder die Seite ist umgezogen.',
    home: 'Zur Startseite',
  },
  missingPart: {
    title: 'Dieser Teil von Lectern konnte nicht geladen werden',
    text: 'Er wird geholt, wenn er zum ersten Mal gebraucht wird, und das hat nicht geklappt. Prüfe deine Verbindung und versuche es noch einmal. Was du gemacht hast, ist sicher.',
    stillMissing:
      'Auch diesmal kam er nicht an. Manche Browser fragen erst nach einem Neuladen der Seite wieder danach; vorher wird alles gespeichert.',
    unsaved:
      'Deine letzten Änderungen lassen sich gerade nicht speichern, deshalb wurde die Seite nicht neu geladen. Sie sind noch hier.',
    retry: 'Erneut versuchen',
    reload: 'Neu laden',
    home: 'Zur Startseite',
  },
  crash: {
    title: 'Hier ist etwas schiefgegangen',
    deckSafe:
      'Deine Präsentationen sind sicher: Sie sind in diesem Browser gespeichert, und nichts wurde gelöscht.',
    openDeck:
      'Du kannst die offene Präsentation mit deinen letzten Änderungen herunterladen, bevor du neu lädst.',
    download: 'Präsentation herunterladen',
    reload: 'Neu laden',
    details: 'Was passiert ist',
  },
  appearance: {
    label: 'Darstellung',
    system: 'Wie im System',
    light: 'Hell',
    dark: 'Dunkel',
  },
  interfaceLanguage: 'Sprache',
  languageMissing: (name) =>
    `${name} konnte nicht geladen werden. Prüfe deine Verbindung und wähle es noch einmal.`,
  keyNames: {
    $mod: 'Strg',
    Control: 'Strg',
    Shift: 'Umschalt',
    Enter: 'Eingabe',
    Escape: 'Esc',
    Space: 'Leertaste',
    Backspace: 'Rücktaste',
    Delete: 'Entf',
    Home: 'Pos1',
    End: 'Ende',
    PageUp: 'Bild↑',
    PageDown: 'Bild↓',
  },
  actions: {
    group: 'Überall',
    palette: 'Aktionen und Präsentationen suchen',
    shortcuts: 'Tastenkürzel',
    settings: 'Einstellungen',
    import: 'Importieren',
    importPptx: 'PPTX importieren',
  },
}
