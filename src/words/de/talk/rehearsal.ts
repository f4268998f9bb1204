import { formatElapsed } from '../../elapsed.ts'
import type { Translation } from '../../language-pack.ts'
import type { rehearsalWords as english } from '../../talk/rehearsal.ts'

export const rehearsalWords: Translation<typeof english> = {
  action: 'Proben',
  title: 'Probe',
  description: 'Halte den Vortrag selbst. Geplant ist, was die Notizen jeder Folie dauern würden.',
  start: 'Beginnen',
  pause: 'Anhalten',
  resume: 'Fortsetzen',
  previous: 'Vorherige Folie',
  next: 'Nächste Folie',
  finish: 'Fertig',
  again: 'Noch einmal proben',
  slide: (number, count) => `Folie ${number} von ${count}`,
  thisSlide: 'Diese Folie',
  whole: 'Der ganze Vortrag',
  against: (ms, planned) => `${formatElapsed(ms)} von ${formatElapsed(planned)}`,
  table: {
    slide: 'Folie',
    planned: 'Geplant',
    taken: 'Gebraucht',
    difference: 'Unterschied',
    total: 'Zusammen',
  },
  longer: (ms) => `+${formatElapsed(ms)}`,
  shorter: (ms) => `−${formatElapsed(ms)}`,
  noNotes: 'Keine Notizen zu dieser Folie.',
  untitled: 'Ohne Titel',
}
