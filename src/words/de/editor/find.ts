import type { TextField } from '#core/deck/slide-fields.ts'
import type { TextPlace } from '#core/find/find-in-deck.ts'

import type { findWords as English } from '../../editor/find.ts'
import { counted, formatNumber } from '../../formats.ts'
import type { Translation } from '../../language-pack.ts'
import { editorWords } from './editor.ts'

const matches = (count: number): string => counted(count, { one: 'Treffer', other: 'Treffer' })

const where: Record<TextField, (place: TextPlace) => string> = {
  title: () => editorWords.slide.title,
  content: ({ at }) => editorWords.slide.point(at + 1),
  table: ({ group, at }) => editorWords.table.cell(group + 1, at + 1),
  over: () => editorWords.slide.textBox,
  notes: () => editorWords.slide.notes,
}

export const findWords: Translation<typeof English> = {
  title: 'Suchen und ersetzen',
  description: 'In Titeln, Punkten, Tabellen und Notizen aller Folien.',
  sought: 'Suchen',
  replacement: 'Ersetzen durch',
  replacementHint: 'Bleibt das Feld leer, wird das Gefundene entfernt.',
  matchCase: 'Groß-/Kleinschreibung',
  wholeWords: 'Ganze Wörter',
  matches: 'Treffer',
  summary: (chosen, found) =>
    chosen === found
      ? matches(found)
      : `${formatNumber(chosen)} von ${formatNumber(found)} Treffern werden ersetzt`,
  none: 'Nichts gefunden',
  noneText: 'Versuche es mit weniger Buchstaben oder anderen Einstellungen.',
  place: (slide, place) => `Folie ${slide}, ${where[place.field](place)}`,
  more: (count) => `${formatNumber(count)} weitere zeigen`,
  preview: (slide) => `Folie ${slide}, wie sie sein wird`,
  cancel: 'Abbrechen',
  replace: (count) => (count > 0 ? `${formatNumber(count)} ersetzen` : 'Ersetzen'),
  replaced: (count) => `${matches(count)} ersetzt`,
  unchanged: 'Nichts geändert: Die neuen Wörter sind die alten.',
}
