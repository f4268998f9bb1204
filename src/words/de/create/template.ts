import { counted } from '../../formats.ts'
import type { Translation } from '../../language-pack.ts'
import type { templateWords as English } from '../../create/template.ts'

export const templateWords: Translation<typeof English> = {
  categories: {
    business: 'Geschäft',
    education: 'Bildung',
    creative: 'Kreativ',
    general: 'Allgemein',
  },
  slides: (amount) => counted(amount, { one: 'Folie', other: 'Folien' }),
  texts: {
    'business-pitch': {
      name: 'Pitch',
      description:
        'Sechs Folien, die Investoren vom Problem bis zu deiner Bitte führen, als eine Geschichte.',
    },
    'educational-course': {
      name: 'Kurs',
      description:
        'Fünf Folien für eine Lektion: Begrüßung, zwei Gedanken, eine Übung und eine Zusammenfassung.',
    },
    'project-update': {
      name: 'Projektbericht',
      description:
        'Fünf Folien für die Projektrunde: Stand, Fortschritt, Risiken, Plan und Entscheidungen.',
    },
    'creative-showcase': {
      name: 'Mappe',
      description:
        'Vier Folien, die zeigen, wer du bist, deine besten Arbeiten und wie man mit dir arbeitet.',
    },
    lesson: {
      name: 'Unterrichtsstunde',
      description:
        'Sieben Folien für eine Stunde in der Klasse: eine Frage, ein Bild davon und ein Versuch für zu Hause.',
    },
    'research-talk': {
      name: 'Forschungsvortrag',
      description:
        'Sieben Folien für eine Tagung: Frage, Methode, Ergebnis, Grenzen und was daraus folgt.',
    },
    'quarterly-review': {
      name: 'Quartalsbericht',
      description:
        'Sieben Folien für Vorstand oder Team: die Zahlen, die Gründe und das nächste Quartal.',
    },
    'product-launch': {
      name: 'Markteinführung',
      description:
        'Sieben Folien für den großen Tag: ein Versprechen, wie es geht, was es kostet und wann.',
    },
    'all-hands': {
      name: 'Vollversammlung',
      description:
        'Sieben Folien für die ganze Firma: wie es uns geht, wer neu ist und was als Nächstes kommt.',
    },
    'life-story': {
      name: 'Lebensgeschichte',
      description:
        'Sieben Folien über einen Menschen: der Anfang, das Werk, der Preis und was bleibt.',
    },
  },
}
