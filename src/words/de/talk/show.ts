import type { NarrationPhase } from '#core/narration/talk/narration-progress.ts'

import { counted, formatNumber } from '../../formats.ts'
import type { Translation } from '../../language-pack.ts'
import type { showWords as English } from '../../talk/show.ts'

const narrationPhases: Record<NarrationPhase, string> = {
  ready: 'Bereit',
  presenting: 'Trägt vor',
  'auto-advancing': 'Trägt alles vor',
  paused: 'Angehalten',
  complete: 'Fertig',
}

export const showWords: Translation<typeof English> = {
  label: 'Vorführung',
  counter: (slide, total) => `Folie ${slide} von ${total}`,
  arrival: (slide, total, title) =>
    title.trim() ? `Folie ${slide} von ${total}: ${title}` : `Folie ${slide} von ${total}`,
  hidden: (title) => (title.trim() ? `Ausgeblendete Folie: ${title}` : 'Ausgeblendete Folie'),
  toolbar: 'Steuerung der Vorführung',
  actions: {
    group: 'Vorführung',
    exit: 'Vollbild verlassen',
    toggle: 'Vollbild ein- oder ausschalten',
    next: 'Nächste Folie',
    previous: 'Vorherige Folie',
    first: 'Erste Folie',
    last: 'Letzte Folie',
    typed: 'Zu der Folie, deren Nummer du getippt hast, sonst zur nächsten',
    black: 'Schwarzbild',
    white: 'Weißbild',
    overview: 'Alle Folien',
    presenter: 'Referentenansicht',
    otherScreen: 'Auf dem anderen Bildschirm zeigen',
  },
  fullscreen: 'Vollbild',
  previous: 'Zurück',
  next: 'Weiter',
  blank: {
    black: 'Der Bildschirm ist schwarz. Drücke B, um weiterzumachen.',
    white: 'Der Bildschirm ist weiß. Drücke W, um weiterzumachen.',
  },
  talkEnd: {
    label: 'Nach dem Vortrag',
    title: 'Fertig',
    replay: 'Noch einmal',
    share: 'Teilen',
    back: 'Zurück',
  },
  end: { title: 'Ende der Präsentation', hint: 'Noch ein Schritt weiter verlässt die Vorführung.' },
  typed: (digits) => `Zu Folie ${digits}`,
  overview: {
    title: 'Alle Folien',
    description: (total) => counted(total, { one: 'Folie', other: 'Folien' }),
  },
  narration: {
    label: 'Stand des Vortrags',
    words: ({ wordsSpoken, totalWords }) =>
      totalWords === 0
        ? 'Keine Notizen'
        : `${formatNumber(wordsSpoken)} / ${counted(totalWords, { one: 'Wort', other: 'Wörter' })}`,
    phase: (phase) => narrationPhases[phase],
  },
  presenter: {
    group: 'Referentenansicht',
    current: 'Jetzt',
    following: 'Danach',
    notes: 'Notizen',
    noNotes: 'Keine Notizen zu dieser Folie.',
    nothingFollows: 'Ende der Präsentation',
    timer: 'Vergangene Zeit',
    clock: 'Uhrzeit',
    start: 'Starten',
    pause: 'Anhalten',
    reset: 'Zurücksetzen',
    smaller: 'Notizen kleiner',
    larger: 'Notizen größer',
    goTo: 'Zur Folie',
    entry: (number, title) => {
      if (number === null) return showWords.hidden(title)
      return title ? `${number}. ${title}` : `${number}`
    },
    back: 'Zurück zur Präsentation',
    closeWindow: 'Dieses Fenster schließen',
    status: {
      looking: 'Die Vorführung wird gesucht …',
      on: 'Im Gleichschritt mit der Vorführung',
      none: 'Es läuft keine Vorführung. Was du hier tust, ist nur hier zu sehen.',
      closed: 'Die Vorführung wurde geschlossen. Was du hier tust, ist nur hier zu sehen.',
    },
    hidden: { black: 'Der Bildschirm ist schwarz', white: 'Der Bildschirm ist weiß' },
    ended: 'Die Vorführung ist am Ende',
  },
  blocked: {
    title: 'Das Referentenfenster wurde blockiert',
    text: 'Dein Browser hat kein neues Fenster zugelassen. Erlaube Pop-up-Fenster für diese Website und versuche es noch einmal, oder öffne die Referentenansicht in diesem Tab.',
    here: 'In diesem Tab öffnen',
    again: 'Erneut versuchen',
  },
}
