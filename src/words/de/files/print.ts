import { choosePlural, counted, formatNumber } from '../../formats.ts'
import type { Translation } from '../../language-pack.ts'
import type { printWords as English } from '../../files/print.ts'

export const printWords: Translation<typeof English> = {
  title: 'Drucken',
  description:
    'Gleich öffnet sich das Druckfenster deines Browsers. Für eine Datei wähle dort „Als PDF speichern“.',
  pages: 'Was gedruckt wird',
  kinds: {
    slides: { title: 'Folien', description: 'Eine Folie pro Seite, randlos' },
    notes: { title: 'Notizseiten', description: 'Oben die Folie, darunter ihre Notizen' },
  },
  range: 'Welche Folien',
  ranges: {
    all: (slides) => `Alle Folien (${formatNumber(slides)})`,
    current: (slide) => `Nur Folie ${formatNumber(slide)}`,
  },
  leavesOut: (hidden) =>
    `${counted(hidden, { one: 'ausgeblendete Folie fehlt', other: 'ausgeblendete Folien fehlen' })}.`,
  paper: 'Papier',
  papers: { a4: 'A4', letter: 'US Letter' },
  print: 'Drucken',
  preparing: (ready, total) =>
    `${formatNumber(ready)} von ${counted(total, { one: 'Folie', other: 'Folien' })} vorbereitet`,
  missing: (pictures) =>
    `${counted(pictures, { one: 'Bild konnte', other: 'Bilder konnten' })} nicht geladen werden. Die Seiten kommen ohne ${choosePlural(pictures, { one: 'es', other: 'sie' })}.`,
  slideNumber: (slide, total) => `${slide} / ${total}`,
}
