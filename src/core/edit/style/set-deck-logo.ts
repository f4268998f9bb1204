import type { DeckLogo } from '../../deck/brand/deck-logo.ts'
import type { DeckView } from '../deck-view.ts'

/** What the deck shows of whose it is; null takes it away. */
export function setDeckLogo(view: DeckView, logo: DeckLogo | null): DeckView {
  const { logo: before, ...others } = view.deck
  if (JSON.stringify(before ?? null) === JSON.stringify(logo)) return view
  return { ...view, deck: logo ? { ...others, logo } : others }
}
