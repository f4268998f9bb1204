import type { Deck } from '../deck/deck.ts'
import { listFields, slideFields, type TextField } from '../deck/slide-fields.ts'
import { editTexts } from '../deck/texts/slide-texts.ts'
import type { Slide } from '../deck/slide.ts'
import { readWords } from '../emphasis/read-emphasis.ts'
import { findText, type Query, type Stretch } from './find-text.ts'

/** Which text of a slide: `group` is the row of a table, `at` its cell, or which point. */
export type TextPlace = { field: TextField; group: number; at: number }

/** `text` is the whole of it; see `excerptText`. */
export type Match = TextPlace & Stretch & { slideId: string; text: string }

/** What is seen or heard of every slide, in the order of reading. */
export const findInDeck = ({ slides }: Deck, query: Query): Match[] =>
  slides.flatMap((slide) => {
    const found: Match[] = []
    editPlaces(slide, (stored, place) => {
      const text = readField(stored, place.field)
      for (const stretch of findText(text, query))
        found.push({ slideId: slide.id, text, ...place, ...stretch })
      return stored
    })
    return found
  })

/** Tells matches of one query apart. */
export const nameMatch = ({ slideId, field, group, at, start }: Omit<Match, 'text'>): string =>
  [slideId, field, group, at, start].join('/')

/** The slide with its words changed one text after the other. */
export function editPlaces(
  slide: Slide,
  change: (text: string, place: TextPlace) => string,
): Slide {
  const groups = new Map<TextField, number>()
  return editTexts(
    slide,
    (texts, { name: field }) => {
      if (!isTextField(field)) return [...texts]
      const group = groups.get(field) ?? 0
      groups.set(field, group + 1)
      return texts.map((text, at) => change(text, { field, group, at }))
    },
    'seen',
    'heard',
  )
}

/** What of a stored text is seen or heard. */
export const readField = (stored: string, field: TextField): string =>
  hasMarks(field) ? readWords(stored) : stored

export const hasMarks = (field: TextField): boolean => 'hasMarks' in slideFields[field].texts

const textFields: readonly string[] = listFields({ kind: 'text' })
const isTextField = (name: string): name is TextField => textFields.includes(name)
