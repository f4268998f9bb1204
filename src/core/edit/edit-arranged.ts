import type { Slide } from '../deck/slide.ts'
import { changeArranged } from '../placed/over/over-as-placed.ts'
import { findDeckTheme } from '../theme/find-deck-theme.ts'
import type { DeckView } from './deck-view.ts'
import { editPlaced } from './edit-placed.ts'

/** Changes elements of a slide, be they its own or over its form, as those of one that keeps its look. */
export const editArranged = (
  view: DeckView,
  slideId: string,
  change: (seen: Slide) => Slide,
): DeckView =>
  editPlaced(view, slideId, (slide) => changeArranged(slide, findDeckTheme(view.deck), change))
