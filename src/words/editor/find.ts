import type { TextField } from '#core/deck/slide-fields.ts'
import type { TextPlace } from '#core/find/find-in-deck.ts'

import { counted, formatNumber } from '../formats.ts'
import { editorWords } from './editor.ts'
import { translatable } from '../language.ts'

const matches = (count: number): string => counted(count, { one: 'match', other: 'matches' })

const where: Record<TextField, (place: TextPlace) => string> = {
  title: () => editorWords.slide.title,
  content: ({ at }) => editorWords.slide.point(at + 1),
  table: ({ group, at }) => editorWords.table.cell(group + 1, at + 1),
  over: () => editorWords.slide.textBox,
  notes: () => editorWords.slide.notes,
}

/** What Find and replace says. */
export const findWords = translatable('findWords', {
  title: 'Find and replace',
  description: 'In the titles, points, tables and notes of all slides.',
  sought: 'Find',
  replacement: 'Replace with',
  replacementHint: 'Left empty, what is found is taken away.',
  matchCase: 'Match case',
  wholeWords: 'Whole words',
  matches: 'Matches',
  /** How many there are, and how many of them are to be replaced. */
  summary: (chosen: number, found: number): string =>
    chosen === found
      ? matches(found)
      : `${formatNumber(chosen)} of ${matches(found)} will be replaced`,
  none: 'Nothing found',
  noneText: 'Try fewer letters, or other options.',
  place: (slide: number, place: TextPlace): string =>
    `Slide ${slide}, ${where[place.field](place)}`,
  more: (count: number): string => `Show ${formatNumber(count)} more`,
  preview: (slide: number): string => `Slide ${slide} as it will be`,
  cancel: 'Cancel',
  replace: (count: number): string => (count > 0 ? `Replace ${formatNumber(count)}` : 'Replace'),
  replaced: (count: number): string => `${matches(count)} replaced`,
  unchanged: 'Nothing changed: the new words are the old ones.',
})
