import type { createWords as English } from '../../create/create.ts'
import { counted, formatNumber } from '../../formats.ts'
import type { Translation } from '../../language-pack.ts'

export const createWords: Translation<typeof English> = {
  brand: 'Meine Marke verwenden',
  actions: 'Neue Präsentation',
  back: 'Zurück',
  progress: 'Fortschritt',
  steps: { method: 'Weg wählen', details: 'Angaben machen', generating: 'Erstellen' },
  stepDone: 'fertig',

  method: {
    title: 'Wie möchtest du anfangen?',
    label: 'Weg',
    continue: 'Weiter',
    haveFile: 'Du hast schon Folien?',
    import: 'Datei importieren',
    ai: {
      title: 'Von der KI geschrieben',
      badge: 'Empfohlen',
      text: 'Gib ein Thema ein oder bring deinen eigenen Text mit und bekomme Folien mit Notizen.',
    },
    template: {
      title: 'Professionelle Vorlagen',
      badge: 'Schneller Start',
      text: 'Ein fertiger Vortrag, den du zu deinem machst, mit Notizen zum Vorlesen.',
    },
    blank: {
      title: 'Ganz von vorn',
      badge: 'Volle Freiheit',
      text: 'Ein Titel, eine Anzahl Folien und auf jeder ein Hinweis, was dort hingehört.',
    },
  },

  ai: {
    title: 'Worum geht es in deinem Vortrag?',
    topic: 'Thema',
    topicPlaceholder: 'Ein Thema oder eine Frage',
    topicMissing: 'Gib ein Thema für deine Präsentation ein',
    popular: 'Beliebte Themen',
    topics: [
      'Was gegen den Klimawandel hilft',
      'Digitale Marketingstrategie',
      'Maschinelles Lernen in der Medizin',
      'Die Zukunft nachhaltiger Energie',
      'Gut arbeiten im Homeoffice',
      'Blockchain im Überblick',
    ],
    generate: 'Mit KI erstellen',
    configureFirst: 'Erst API-Schlüssel einrichten',
    promise: {
      title: 'Was dabei entsteht',
      items: [
        '5 bis 7 Folien, von der Begrüßung bis zum Schluss',
        '3 bis 4 Punkte auf jeder',
        'Notizen, die gesprochen etwa eine halbe Minute dauern',
      ],
    },
  },

  request: {
    label: 'Wie es erzählt werden soll',
    optional: 'optional',
    audience: 'Publikum',
    audiencePlaceholder: 'Neue im Team, eine Schulklasse …',
    tone: 'Ton',
    anyTone: 'Warm und klar',
    tones: {
      professional: 'Professionell',
      friendly: 'Freundlich und locker',
      enthusiastic: 'Begeistert',
      persuasive: 'Überzeugend',
      academic: 'Wissenschaftlich',
      playful: 'Verspielt',
    },
    language: 'Sprache',
    languagePlaceholder: 'Wie das Thema geschrieben ist',
    slideCount: 'Anzahl der Folien',
    usualCount: '5 bis 7, wie es passt',
    theme: 'Design',
    themeSample: 'Dein Thema',
    themeOfBrand: 'Deine Marke bringt ihr Design mit. Ohne die Marke wählst du hier eines.',
  },

  source: {
    label: 'Dein eigener Text',
    placeholder: 'Füge einen Artikel ein, deine Notizen, einen Entwurf …',
    hint: 'Die Folien halten sich dann an das, was darin steht. Auch ganz ohne KI werden Folien daraus.',
    words: (amount) => counted(amount, { one: 'Wort', other: 'Wörter' }),
    forModel: (amount) =>
      `Die KI liest nur die ersten ${formatNumber(amount)}. Ohne KI wird alles verwendet.`,
    chooseFile: 'Datei wählen',
    fileHint: 'Text, Markdown, PDF oder Word. Oder zieh sie einfach hierher.',
    reading: 'Die Datei wird gelesen …',
    from: (name) => `Aus ${name}`,
    remove: 'Text entfernen',
    outlook: {
      grammar: {
        known: (language) =>
          `Der Text ist auf ${language}. Auch ohne KI werden Folien daraus: Die Grammatik ist bekannt.`,
        unknown: (language) =>
          `Der Text ist auf ${language}. Ohne KI richten sich die Folien nur nach seinem Aufbau: Die Grammatik ist hier nicht bekannt.`,
      },
      voice: {
        device: 'Eine Stimme auf diesem Gerät liest ihn vor.',
        browser: 'Eine Stimme deines Browsers liest ihn vor.',
        cloud: 'Eine Stimme deines Dienstes liest ihn vor, mit deinem Schlüssel.',
        live: 'Eine Stimme deines Dienstes liest ihn in einem Live-Anruf vor, mit deinem Schlüssel.',
        none: 'Noch spricht hier keine Stimme diese Sprache: Der Vortrag wäre stumm.',
      },
    },
  },

  creating: 'Wird erstellt …',

  template: {
    title: 'Such dir einen Vortrag aus und mach ihn zu deinem',
    label: 'Vorlage',
    missing: 'Wähle eine Vorlage',
    notFound: (id) => `Es gibt keine Vorlage mit der Kennung ${id}`,
    allSlides: (name) => `Folien von ${name}`,
    customTitle: 'Eigener Titel',
    optional: 'optional',
    create: 'Aus Vorlage erstellen',
  },

  blank: {
    title: 'Gib ihm einen Namen und fang an',
    deckTitle: 'Titel',
    titlePlaceholder: 'Wie der Vortrag heißt',
    titleMissing: 'Gib einen Titel für deine Präsentation ein',
    slideCount: 'Anzahl der Folien',
    create: 'Leere Präsentation erstellen',
    untitled: 'dein Vortrag',
    description: 'Mit leeren Folien begonnen',
  },
}
