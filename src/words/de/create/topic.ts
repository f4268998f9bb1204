import type { Translation } from '../../language-pack.ts'
import type { topicWords as English } from '../../create/topic.ts'

export const topicWords: Translation<typeof English> = {
  title: 'Gib ein Thema ein. Bekomme einen Vortrag.',
  lead: 'Folien, und was zu jeder zu sagen ist, in etwa einer Minute.',
  back: 'Zurück zur Bibliothek',
  topic: 'Thema',
  placeholder: 'Was möchtest du präsentieren?',
  topicMissing: 'Gib oben zuerst ein Thema ein.',
  popular: 'Beliebte Themen',
  topics: [
    'Maschinelles Lernen in der Medizin',
    'Nachhaltige Energie',
    'Die Zukunft des Homeoffice',
    'Blockchain-Technik',
    'KI, Ethik und Gesellschaft',
    'Was gegen den Klimawandel hilft',
  ],
  generate: 'Präsentation erstellen',
  generating: 'Deine Präsentation entsteht …',
  settings: 'API-Einstellungen',
  more: 'Mehr Einstellungen oder eigener Text',
  importFile: 'Oder eine Datei importieren',
  required: 'API-Schlüssel nötig',
  openSettings: 'Einstellungen öffnen',
  features: 'Was du bekommst',
  cards: {
    slides: {
      title: '5–8 professionelle Folien',
      text: 'Von der Begrüßung bis zum Schluss, mit drei oder vier Punkten auf jeder.',
    },
    content: {
      title: 'Inhalte von der KI',
      text: 'Geschrieben von dem Modell, das du wählst, geprüft auf leere Floskeln und zu lange Zeilen.',
    },
    auto: {
      title: 'Von selbst zur nächsten Folie',
      text: 'Der Vortrag geht weiter, sobald gesagt ist, was zu einer Folie gehört.',
    },
    narration: {
      title: 'Gesprochen wie von Menschen',
      text: 'Notizen, die zum Sprechen geschrieben sind, mit Pausen und Begeisterung.',
    },
  },
}
