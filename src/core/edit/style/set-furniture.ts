import type { DeckFurniture } from '../../deck/brand/deck-furniture.ts'
import type { DeckView } from '../deck-view.ts'

/** What stands at the foot of every slide; that nothing does is kept, too. */
export function setFurniture(view: DeckView, furniture: DeckFurniture): DeckView {
  const { deck } = view
  if (JSON.stringify(deck.furniture) === JSON.stringify(furniture)) return view
  return { ...view, deck: { ...deck, furniture } }
}
