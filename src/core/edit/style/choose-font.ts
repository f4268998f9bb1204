import type { OwnTypeface } from '../../deck/brand/own-typeface.ts'
import type { OfficeFamily } from '../../layout/text-metrics.ts'
import type { DeckView } from '../deck-view.ts'
import { setLook } from './take-brand.ts'

/** Sets the titles or the text of a deck in a family of everybody's, in a typeface of its own, or as its theme does. */
export function chooseFont(
  view: DeckView,
  role: 'title' | 'content',
  font: OfficeFamily | OwnTypeface | null,
): DeckView {
  const { palette = {} } = view.deck
  const { [role]: _font, ...fonts } = view.deck.fonts ?? {}
  const { [role]: _typeface, ...typefaces } = view.deck.typefaces ?? {}
  return setLook(view, {
    palette,
    fonts: typeof font === 'string' ? { ...fonts, [role]: font } : fonts,
    typefaces: typeof font === 'object' && font ? { ...typefaces, [role]: font } : typefaces,
  })
}
