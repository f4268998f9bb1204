import type { Deck } from '../../deck/deck.ts'
import { giveImportIds } from '../../deck/give-import-ids.ts'
import type { ImportConflictOptions } from '../../deck/import-conflict.ts'
import type { Slide } from '../../deck/slide.ts'
import type { DeckView } from '../deck-view.ts'
import { followEdit } from '../replace-slide.ts'
import { mergePronunciations } from './merge-pronunciations.ts'
import { mergeSlides } from './merge-slides.ts'
import { mergeTitles } from './merge-titles.ts'

export function importDeck(
  view: DeckView,
  imported: Deck,
  options: ImportConflictOptions,
  newId: () => string,
): DeckView {
  const { slides } = view.deck
  const incoming = giveImportIds(imported.slides, slides, newId)
  if (options.action === 'replace') return { deck: { ...imported, slides: incoming }, current: 0 }

  const title = mergeTitles(view.deck.title, imported.title, options.titleHandling)
  const deck = { ...view.deck, title, ...mergePronunciations(view.deck, imported) }
  if (options.action === 'merge')
    return {
      deck: { ...deck, slides: mergeByPosition(slides, incoming, options) },
      current: view.current,
    }
  return {
    deck: { ...deck, slides: [...slides, ...incoming.map(markImported)] },
    // The first slide that came in is what the user wants to see next.
    current: slides.length,
  }
}

/** Where only one deck has a slide, that slide stays as it is. */
function mergeByPosition(
  existing: readonly Slide[],
  imported: readonly Slide[],
  options: ImportConflictOptions,
): Slide[] {
  const merged = existing.map((slide, index) => {
    const counterpart = imported[index]
    return counterpart ? mergeSlides(slide, counterpart, options) : slide
  })
  return [...merged, ...imported.slice(existing.length)]
}

/** A slide without a title stays without: the mark alone would be shown as one. */
const markImported = (slide: Slide): Slide =>
  slide.title.trim() === ''
    ? slide
    : followEdit(slide, { ...slide, title: `${slide.title} (Imported)` })
