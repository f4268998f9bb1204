import type { landingWords as English } from '../../pages/landing.ts'
import type { Translation } from '../../language-pack.ts'

export const landingWords: Translation<typeof English> = {
  example: 'Beispiel',
  loading: {
    failed:
      'Dieser Teil der Seite konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.',
    retry: 'Erneut versuchen',
  },
  header: {
    home: 'Lectern, nach oben',
    sections: 'Abschnitte',
    menu: 'Menü',
    openMenu: 'Menü öffnen',
    closeMenu: 'Menü schließen',
    features: 'Funktionen',
    pricing: 'Preise',
    templates: 'Vorlagen',
    about: 'Über uns',
    signIn: 'Anmelden',
    getStarted: 'Loslegen',
    dashboard: 'Zur Bibliothek',
  },
  hero: {
    headline: ['Jede', 'Folie', 'weiß,', 'was', 'sie', 'sagt.'],
    lead: 'Gib ein Thema ein oder füge deinen eigenen Text ein, und schon steht eine Präsentation da und trägt sich selbst vor: laut, und jedes Wort leuchtet auf, während es gesprochen wird.',
    needs:
      'Zu einem Thema schreibt eine KI deiner Wahl den Vortrag, mit deinem eigenen Schlüssel. Dein eigener Text, die Vorlagen und die Stimme brauchen keinen. Alles bleibt in deinem Browser.',
    ownText: 'Eigenen Text einfügen',
    ownFile: 'PowerPoint mitbringen',
    start: 'Kostenlos loslegen',
    watchDemo: 'Demo ansehen',
    statsLabel: 'Lectern in Zahlen',
    stats: [
      { figure: '50.000+', label: 'Präsentationen' },
      { figure: '99\u00a0%', label: 'Zufriedenheit' },
      { figure: '5\u00a0min', label: 'bis zur fertigen Präsentation' },
      { figure: '24/7', label: 'Hilfe durch KI' },
    ],
  },
  demo: {
    title: 'Sieh zu, wie sie vorträgt',
    video: 'Demovideo',
    unmute: 'Ton an',
    mute: 'Ton aus',
    noSound: 'Die Stimme ließ sich hier nicht starten. Der Vortrag geht stumm weiter.',
    live: 'LIVE',
    pause: 'Anhalten',
    play: 'Abspielen',
    stage: 'Beispielpräsentation',
    // The sample deck speaks English, and so does what stands for its beginning.
    firstWords: 'Hello, and welcome.',
    cover: 'Ihre erste Folie: Welcome: How a Voice Is Made',
    slides: 'Folien der Beispielpräsentation',
    counter: (slide, total) => `Folie ${slide} von ${total}`,
    goTo: (slide, title) => `Zu Folie ${slide}: ${title}`,
    watchOnYouTube: 'Auf YouTube ansehen',
  },
  features: {
    title: 'Was Lectern kann und was noch kommt',
    text: 'Was mit „Geplant“ markiert ist, gibt es noch nicht. Alles andere funktioniert heute.',
    cards: [
      {
        capability: 'ai-generation',
        title: 'Inhalte von der KI',
        text: 'Gib ein Thema ein und bekomme fünf bis acht Folien mit Punkten und Notizen: von dem KI-Dienst, den du wählst, und mit deinem eigenen Schlüssel.',
      },
      {
        capability: 'voice-narration',
        title: 'Eine Stimme, die vorträgt',
        text: 'Deine Notizen, laut vorgelesen, und das gesprochene Wort leuchtet. Die Stimme läuft auf deinem Gerät und braucht keinen Schlüssel.',
      },
      {
        capability: 'auto-advance',
        title: 'Folien, die weiterblättern',
        text: 'Wenn eine Folie gesagt hat, was zu sagen war, kommt die nächste. Du hörst zu wie alle anderen.',
      },
      {
        capability: 'templates',
        title: 'Professionelle Vorlagen',
        text: 'Ein Pitch, eine Unterrichtsstunde, eine Markteinführung, ein Leben und sechs weitere: echte Inhalte zum Umschreiben, mit Notizen zu jeder Folie.',
      },
      {
        capability: 'collaboration',
        title: 'Zusammenarbeit in Echtzeit',
        text: 'Mehrere Menschen zugleich in einer Präsentation, und alle sehen, was die anderen gerade tippen.',
      },
      {
        capability: 'local-security',
        title: 'Sicherheit für Unternehmen',
        text: 'Präsentationen bleiben in deinem Browser. Schlüssel werden dort verschlüsselt, auf Wunsch mit einer Passphrase. Kein Tracking, keine fremden Skripte.',
      },
    ],
  },
  templates: {
    title: 'Fang mit einem fertigen Vortrag an',
    text: 'Jede Vorlage ist eine ganze Präsentation: Titel, Punkte und Notizen, die du so vorlesen kannst, wie sie dastehen. Ändere die Worte, behalte den Aufbau. Die Texte sind englisch.',
  },
  testimonials: {
    title: 'Was wir gern hören würden',
    text: 'Gesagt hat das noch niemand. Es zeigt, wofür Lectern gedacht ist.',
    stars: '5 von 5 Sternen',
    cards: [
      {
        quote:
          '„Die Stunde für Montag habe ich am Sonntagabend geschrieben. Mit den Notizen blieb ich in der Zeit, und die Klasse hat es gemerkt.“',
        who: 'Eine Lehrerin',
        where: 'weiterführende Schule, Physik',
      },
      {
        quote:
          '„Die Pitch-Vorlage fragte, was unsere Investoren fragen würden. Wir hatten die Antworten vor dem Termin.“',
        who: 'Ein Gründer',
        where: 'Firma mit vier Leuten',
      },
      {
        quote:
          '„Als ich die Notizen laut las, wusste ich, welche Folie ich nicht brauche. Der Vortrag wurde kürzer und besser.“',
        who: 'Eine Designerin',
        where: 'Vorstellung ihrer Mappe',
      },
    ],
  },
  pricing: {
    title: 'Kostenlos, ohne Kleingedrucktes',
    text: 'Lectern nimmt kein Geld. KI- und Sprachdienste, die du verbindest, rechnen über deinen eigenen Schlüssel direkt mit dir ab.',
    popular: 'Am beliebtesten',
    start: 'Loslegen',
    contactSales: 'Vertrieb kontaktieren',
    noContact: 'Für diese Kopie von Lectern ist kein Kontakt zum Vertrieb eingerichtet.',
    plans: [
      {
        name: 'Einstieg',
        price: 'Gratis',
        period: 'für immer',
        description: 'Für den Vortrag nächste Woche.',
        popular: false,
        features: [
          { text: 'Zehn vollständige Vorlagen' },
          { text: 'Leere Präsentationen mit 3 bis 10 Folien' },
          { text: 'Bearbeiten mit Rückgängig und automatischem Speichern' },
          { text: 'Im Browser aufbewahrt, mit Sicherung als Datei' },
        ],
      },
      {
        name: 'Professionell',
        price: '0\u00a0$',
        period: 'im Monat',
        description: 'Für alle, die jede Woche vortragen.',
        popular: true,
        features: [
          { text: 'Alles aus Einstieg' },
          { text: 'Deine eigenen Schlüssel für KI und Stimmen, verschlüsselt' },
          { capability: 'ai-generation', text: 'Präsentationen aus einem Thema' },
          { capability: 'voice-narration', text: 'Eine Stimme, und jedes Wort leuchtet' },
          { capability: 'auto-advance', text: 'Folien, die von selbst weiterblättern' },
          { capability: 'file-formats', text: 'Dateien für PowerPoint und PDF' },
          { capability: 'sharing', text: 'Verschlüsselte Links zum Teilen' },
        ],
      },
      {
        name: 'Unternehmen',
        price: 'Auf Anfrage',
        period: 'sprich uns an',
        description: 'Für Organisationen, die Regeln einhalten müssen.',
        popular: false,
        bySales: true,
        features: [
          { text: 'Alles aus Professionell' },
          { capability: 'collaboration', text: 'Zusammenarbeit in Echtzeit' },
          { capability: 'single-sign-on', text: 'Einmalanmeldung (SSO)' },
          { capability: 'custom-branding', text: 'Eigenes Erscheinungsbild' },
          { capability: 'analytics', text: 'Auswertung deiner eigenen Vorträge' },
        ],
      },
    ],
  },
  about: {
    title: 'Über uns',
    statement:
      'Ein Lectern ist ein Rednerpult: ein kleines Pult mit einer Lampe. Dort legst du deine Worte ab, und dann schaust du auf, in den Raum.',
    facts: [
      {
        title: 'Es lebt in deinem Browser',
        text: 'Präsentationen, Bilder und Schlüssel sind auf deinem Gerät gespeichert. Es gibt keinen Server mit Konten, an den sie gehen könnten.',
      },
      {
        title: 'Es beobachtet dich nicht',
        text: 'Keine Auswertung, keine Cookies, keine Werbung. Die Seite lädt nichts von anderen.',
      },
      {
        title: 'Es sagt, was es nicht kann',
        text: 'Bei Geplantem steht „Geplant“, bei Erfundenem „Beispiel“, und „Gespeichert“ heißt gespeichert.',
      },
    ],
  },
  closing: {
    title: 'Der Raum ist bereit, wenn du es bist.',
    start: 'Jetzt loslegen',
    learnMore: 'Mehr erfahren',
    learnMoreAbout: 'über Lectern',
  },
  footer: {
    tagline: 'Folien, die wissen, was sie sagen.',
    product: 'Produkt',
    support: 'Hilfe und Rechtliches',
    elsewhere: 'Anderswo',
    api: 'API',
    help: 'Hilfe',
    contact: 'Kontakt',
    privacy: 'Datenschutz',
    terms: 'Nutzungsbedingungen',
    social: { github: 'GitHub', linkedin: 'LinkedIn', x: 'X', youtube: 'YouTube' },
  },
}
