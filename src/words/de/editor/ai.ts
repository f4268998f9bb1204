import type { SlideTask } from '#workspace/generation/slide-task.ts'

import type {
  aiWords as EnglishAi,
  deckPicturesWords as EnglishDeckPictures,
  moreVisualWords as EnglishMoreVisual,
  slideImageWords as EnglishSlideImage,
} from '../../editor/ai.ts'
import { counted } from '../../formats.ts'
import type { Translation } from '../../language-pack.ts'

const slides = (count: number): string => counted(count, { one: 'Folie', other: 'Folien' })
const pictures = (count: number): string => counted(count, { one: 'Bild', other: 'Bilder' })

const tasks: Record<SlideTask, string> = {
  regenerate: 'Diese Folie neu schreiben',
  shorter: 'Kürzer machen',
  simpler: 'Einfacher machen',
  'more-formal': 'Förmlicher machen',
  'show-as': 'Zeigen als …',
  translate: 'Übersetzen …',
  add: 'Folie hinzufügen über …',
  notes: 'Notizen für diese Folie schreiben',
  titles: 'Titel vorschlagen',
}

export const aiWords: Translation<typeof EnglishAi> = {
  menu: 'Mit KI verbessern',
  tasks,
  headings: {
    ...tasks,
    'show-as': 'Diese Folie anders zeigen',
    translate: 'Diese Folie übersetzen',
    add: 'Folie hinzufügen',
  },
  explanations: {
    regenerate: 'Titel, Punkte und Notizen werden neu geschrieben, zum selben Thema.',
    shorter: 'Titel, Punkte und Notizen sagen dasselbe mit weniger Worten.',
    simpler: 'Titel, Punkte und Notizen in Alltagssprache.',
    'more-formal': 'Titel, Punkte und Notizen in der Sprache eines Berichts.',
    'show-as': 'Dieselben Aussagen, für eine andere Form geschrieben. Nichts wird dazuerfunden.',
    translate: 'Titel, Punkte und Notizen in einer anderen Sprache.',
    add: 'Eine neue Folie, gleich nach dieser.',
    notes: 'Worte, die zu dieser Folie gesagt werden, 50 bis 80.',
    titles: 'Nimm den, der zur Folie passt.',
  },
  language: 'Sprache',
  languagePlaceholder: 'Englisch, Español, Türkçe',
  languages: [
    'Englisch',
    'Spanisch',
    'Französisch',
    'Portugiesisch',
    'Chinesisch',
    'Arabisch',
    'Hindi',
  ],
  commonLanguages: 'Häufige Sprachen',
  about: 'Worum soll es darin gehen?',
  aboutPlaceholder: 'Was es kostet, ein Beispiel, häufige Fragen',
  translate: 'Übersetzen',
  write: 'Folie schreiben',
  missing: {
    translate: 'Gib eine Sprache ein',
    add: 'Gib ein, worum es auf der Folie gehen soll',
  },
  forms: 'Formen',
  chart: 'Diagramm',
  table: 'Tabelle',
  otherForm: (wanted, shown) =>
    `„${wanted}“ passt nicht zu dem, was die Folie sagt. Sie wird als „${shown}“ gezeigt.`,
  writing: (service) => `${service} schreibt …`,
  stop: 'Anhalten',
  comparison: 'Vorher und nachher',
  before: 'Vorher',
  after: 'Nachher',
  newSlide: (number) => `Neue Folie ${number}`,
  notes: 'Notizen',
  noNotes: 'Diese Folie hat keine Notizen.',
  noteLength: (words) => counted(words, { one: 'Wort', other: 'Wörter' }),
  ready: 'Die Antwort ist da. Vergleiche vorher und nachher.',
  same: 'Die Antwort ist das, was schon dasteht.',
  titleChoice: 'Vorgeschlagene Titel',
  apply: { changed: 'Anwenden', new: 'Folie hinzufügen', titles: 'Diesen Titel nehmen' },
  again: 'Noch einmal',
  change: 'Ändern',
  retry: 'Erneut versuchen',
  settings: 'Einstellungen öffnen',
  failed: 'Nichts wurde geändert',
  locked:
    'Deine Schlüssel sind gesperrt. Entsperre sie in den Einstellungen und versuche es noch einmal.',
  unset: 'Noch ist kein Modell eingerichtet. Wähle eines in den Einstellungen.',
  keysUnreadable:
    'Deine gespeicherten Schlüssel konnten nicht gelesen werden. Sieh in den Einstellungen nach.',
}

export const moreVisualWords: Translation<typeof EnglishMoreVisual> = {
  action: 'Präsentation anschaulicher machen',
  explanation:
    'Folien, die nur aus Punkten bestehen, gezeigt als das, was sie erzählen: Zahlen, Schritte, ein Zeitstrahl. Die Aussagen bleiben.',
  nothing: 'Hier gibt es nichts zu ändern: Keine Folie besteht nur aus Punkten.',
  working: (service, number, total) => `${service} sieht sich Folie ${number} von ${total} an …`,
  progress: 'Angesehene Folien',
  stop: 'Anhalten',
  found: (count) =>
    counted(count, { one: 'Folie kann mehr zeigen.', other: 'Folien können mehr zeigen.' }),
  none: 'Das Modell hat für diese Folien nichts Besseres gefunden. Sie bleiben, wie sie sind.',
  take: (number) => `Folie ${number} ändern`,
  apply: (count) => `${slides(count)} ändern`,
  slide: (number) => `Folie ${number}`,
}

export const slideImageWords: Translation<typeof EnglishSlideImage> = {
  drawing: (service) => `${service} zeichnet ein Bild für diese Folie …`,
  artwork: 'Eine Illustration, auf diesem Gerät aus den Wörtern der Folie gezeichnet, ohne KI.',
  another: 'Eine andere zeichnen',
  instead: 'Stattdessen eine Illustration zeichnen',
  settings: 'Einstellungen öffnen',
  stop: 'Anhalten',
  retry: 'Erneut versuchen',
  dismiss: 'Ausblenden',
  failed: (reason) => `Das Bild konnte nicht erzeugt werden. ${reason}`,
  blocked: (service, reason) =>
    `${service} wollte das nicht zeichnen (${reason}). Oft helfen andere Wörter auf der Folie.`,
  credits: {
    artwork: {
      title: 'Illustration aus den Wörtern dieser Folie',
      creator: 'Lectern, ohne KI',
    },
    model: (model) => ({ title: 'Von einer KI erzeugtes Bild', creator: model }),
  },
}

export const deckPicturesWords: Translation<typeof EnglishDeckPictures> = {
  action: 'Bilder aller Folien zeichnen …',
  title: 'Bilder aller Folien zeichnen',
  explanation: 'Bilder, die sich das Modell, das diese Folien schrieb, darauf wünscht.',
  nothing:
    'Keine Folie wünscht sich ein Bild. Ein Modell sagt beim Schreiben, was es gern sehen würde.',
  cost: (service, count) =>
    `${service} wird um ${pictures(count)} gebeten, je eine Anfrage mit deinem Schlüssel. Das kann dich etwas kosten.`,
  free: (service) =>
    `${service} zeichnet keine Bilder. Stattdessen entstehen auf diesem Gerät Illustrationen, und das kostet nichts.`,
  prompts: 'Bilder, die gezeichnet werden',
  prompt: (number, prompt) => `Folie ${number}: ${prompt}`,
  gone: (form) => `Das Bild käme an die Stelle von: ${form}`,
  draw: (count) => `${pictures(count)} zeichnen`,
  working: (number, total) => `Bild ${number} von ${total} wird gezeichnet …`,
  progress: 'Gezeichnete Bilder',
  stop: 'Anhalten',
  drawn: (count) =>
    counted(count, { one: 'Bild wurde gezeichnet.', other: 'Bilder wurden gezeichnet.' }),
  failed: (number, reason) => `Folie ${number}: ${reason}`,
  done: 'Fertig',
}
