import type { arrangeWords as English } from '../arrange.ts'
import { counted } from '../formats.ts'
import type { Translation } from '../language-pack.ts'

export const arrangeWords: Translation<typeof English> = {
  start: 'Elemente verschieben und ändern',
  layer: 'Elemente der Folie',
  keys: 'Die Leertaste wählt aus, mit Umschalt mehrere. Pfeiltasten verschieben, mit Alt ändern sie die Größe; mit Umschalt in größeren Schritten. Entf löscht. Esc beendet.',
  hint: 'Wähle ein Element auf der Folie: Klicke oder tippe darauf, mit Umschalt auf mehrere.',
  kinds: {
    title: 'Titel',
    subtitle: 'Untertitel',
    text: 'Text',
    shape: 'Form',
    line: 'Linie',
    picture: 'Bild',
    table: 'Tabelle',
    chart: 'Diagramm',
  },
  named: (kind, words) => `${kind}: ${words}`,
  numbered: (kind, number) => `${kind} ${number}`,
  picked: (amount) => counted(amount, { one: 'Element ausgewählt', other: 'Elemente ausgewählt' }),
  order: 'Reihenfolge',
  steps: {
    front: 'Ganz nach vorn',
    forward: 'Nach vorn',
    backward: 'Nach hinten',
    back: 'Ganz nach hinten',
  },
  align: 'Ausrichten',
  sides: {
    left: 'Links ausrichten',
    centre: 'Waagerecht mittig ausrichten',
    right: 'Rechts ausrichten',
    top: 'Oben ausrichten',
    middle: 'Senkrecht mittig ausrichten',
    bottom: 'Unten ausrichten',
  },
  spread: { across: 'Waagerecht verteilen', down: 'Senkrecht verteilen' },
  duplicate: 'Duplizieren',
  remove: 'Löschen',
  removed: (amount) => `${counted(amount, { one: 'Element', other: 'Elemente' })} gelöscht.`,
  place: 'Lage',
  lengths: { x: 'Links', y: 'Oben', width: 'Breite', height: 'Höhe', turn: 'Drehung' },
  alt: 'Alternativtext',
  altHint: 'Was es zeigt, für alle, die es nicht sehen.',
  replace: 'Bild ersetzen',
}
