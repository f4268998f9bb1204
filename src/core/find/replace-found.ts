import { pickFields, type TextField } from '../deck/slide-fields.ts'
import type { Slide } from '../deck/slide.ts'
import { replaceWords } from '../emphasis/edit-emphasis.ts'
import type { EmphasisedText } from '../emphasis/emphasised-text.ts'
import { readEmphasis } from '../emphasis/read-emphasis.ts'
import { writeEmphasis } from '../emphasis/write-emphasis.ts'
import { type DeckView, showSlides } from '../edit/deck-view.ts'
import { followEdit } from '../edit/replace-slide.ts'
import { countHead } from '../deck/texts/bullet.ts'
import { editPlaces, hasMarks, nameMatch, readField } from './find-in-deck.ts'
import { findText, type Query, type Stretch } from './find-text.ts'

export type Replacement = {
  query: Query
  /** Taken as it is. */
  text: string
  /** Names of the matches that stay. */
  leftOut: ReadonlySet<string>
}

/**
 * Replaces what is found now, wherever others may have moved it since it was shown. A point keeps its
 * level. Refused when nothing would change; slides and fields without a match are the very same.
 */
export function replaceFound(view: DeckView, replacement: Replacement): DeckView {
  const slides = view.deck.slides.map((slide) => replaceInSlide(slide, replacement))
  const isSame = slides.every((slide, place) => slide === view.deck.slides[place])
  return isSame ? view : showSlides(view, slides, view.current)
}

/** As every edit of a slide: looks and the table that stands on it follow their words. */
export function replaceInSlide(slide: Slide, { query, text, leftOut }: Replacement): Slide {
  const changed = new Set<TextField>()
  const edited = editPlaces(slide, (before, place) => {
    const chosen = findText(readField(before, place.field), query).filter(
      (stretch) => !leftOut.has(nameMatch({ slideId: slide.id, ...place, ...stretch })),
    )
    const after = hasMarks(place.field)
      ? replaceBetweenMarks(before, chosen, text)
      : replaceStretches(before, chosen, text)
    if (after !== before) changed.add(place.field)
    return after
  })
  return changed.size === 0
    ? slide
    : followEdit(slide, { ...slide, ...pickFields(edited, [...changed]) })
}

/** What comes in place of words stands out as they did. */
function replaceBetweenMarks(stored: string, stretches: readonly Stretch[], by: string): string {
  const read: EmphasisedText = readEmphasis(stored)
  const head = countHead(stored)
  const replaced = stretches.reduceRight(
    (words, { start, end }) =>
      words.text.slice(start, end) === by ? words : replaceWords(words, start, end, by),
    read,
  )
  if (replaced === read) return stored
  const tabs = /^\t*/.exec(replaced.text.slice(head))?.[0].length ?? 0
  return writeEmphasis(tabs > 0 ? replaceWords(replaced, head, head + tabs, '') : replaced)
}

function replaceStretches(text: string, stretches: readonly Stretch[], by: string): string {
  const level = countHead(text)
  let words = ''
  let from = level
  for (const { start, end } of stretches) {
    words += text.slice(from, start) + by
    from = end
  }
  words += text.slice(from)
  // Tabs that come to stand at the beginning would be read as another level.
  return text.slice(0, level) + words.replace(/^\t+/, '')
}
