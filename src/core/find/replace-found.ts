import { pickFields, type TextField } from '../deck/slide-fields.ts'
import type { Slide } from '../deck/slide.ts'
import { type DeckView, showSlides } from '../edit/deck-view.ts'
import { editPlaces, nameMatch } from './find-in-deck.ts'
import { countHead, findText, type Query, type Stretch } from './find-text.ts'

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

export function replaceInSlide(slide: Slide, { query, text, leftOut }: Replacement): Slide {
  const changed = new Set<TextField>()
  const edited = editPlaces(slide, (before, place) => {
    const chosen = findText(before, query).filter(
      (stretch) => !leftOut.has(nameMatch({ slideId: slide.id, ...place, ...stretch })),
    )
    const after = replaceStretches(before, chosen, text)
    if (after !== before) changed.add(place.field)
    return after
  })
  return changed.size === 0 ? slide : { ...slide, ...pickFields(edited, [...changed]) }
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
