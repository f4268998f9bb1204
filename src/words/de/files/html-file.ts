import type { htmlFileWords as English } from '../../files/html-file.ts'
import type { Translation } from '../../language-pack.ts'
import { describeCredit } from '../editor/picture.ts'

export const htmlFileWords: Translation<typeof English> = {
  language: 'de',
  untitled: 'Präsentation',
  slide: (number, total, title) => `Folie ${number} von ${total}${title && `: ${title}`}`,
  notes: 'Notizen',
  noNotes: 'Keine Notizen zu dieser Folie.',
  credit: (credit) => {
    const text = describeCredit(credit)
    return text && `Bild: ${text}`
  },
  previous: 'Vorherige Folie',
  next: 'Nächste Folie',
  overview: 'Alle Folien',
  print: 'Drucken',
  fullscreen: 'Vollbild',
  keys: 'Tasten',
  keyList: [
    ['→ Leertaste', 'Nächste Folie'],
    ['←', 'Vorherige Folie'],
    ['Pos1, Ende', 'Erste, letzte Folie'],
    ['5 Eingabe', 'Folie 5'],
    ['O', 'Alle Folien'],
    ['S', 'Notizen'],
    ['F', 'Vollbild'],
    ['B', 'Schwarzbild'],
    ['Strg P', 'Drucken'],
  ],
  close: 'Schließen',
  talk: {
    controls: 'Vortrag',
    play: 'Abspielen',
    pause: 'Anhalten',
    position: 'Stelle',
    captions: 'Untertitel',
    speed: 'Tempo',
    keyList: [
      ['Leertaste K', 'Abspielen, anhalten'],
      ['J, L', '10 Sekunden zurück, vor'],
      ['C', 'Untertitel'],
      ['M', 'Ton aus'],
      ['→', 'Nächste Folie'],
    ],
  },
  needsScript: 'Bilder und Knöpfe brauchen JavaScript. Der Text aller Folien ist hier.',
}
