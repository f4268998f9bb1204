import type { DeckVersion } from './stored/deck-version.ts'
import type { Deck } from './deck.ts'

type DeckField<Name> = {
  /** The first stored version that knows it: an older one would let go of it when it saves. */
  since: DeckVersion
  /** How two changes that were made at once become one; `whole`: the later one stays. */
  merged: Name extends 'title' ? 'letters' : Name extends 'slides' ? 'slides' : 'whole'
  /** How many letters, slides or entries may come in from outside; null: its schema says it. */
  most: Name extends 'title' | 'theme' | 'slides' | 'pronunciations' ? number : null
}

/** What each field of a deck is, apart from its slides (see `slide-fields.ts`). */
export const deckFields = {
  title: { since: 1, merged: 'letters', most: 1_000 },
  theme: { since: 1, merged: 'whole', most: 100 },
  palette: { since: 2, merged: 'whole', most: null },
  fonts: { since: 2, merged: 'whole', most: null },
  typefaces: { since: 10, merged: 'whole', most: null },
  furniture: { since: 5, merged: 'whole', most: null },
  logo: { since: 8, merged: 'whole', most: null },
  talk: { since: 6, merged: 'whole', most: null },
  slides: { since: 1, merged: 'slides', most: 5_000 },
  pronunciations: { since: 2, merged: 'whole', most: 1_000 },
} as const satisfies { [Field in keyof Deck]-?: DeckField<Field> }

export const wholeDeckFields: readonly string[] = Object.entries(deckFields).flatMap(
  ([name, { merged }]) => (merged === 'whole' ? [name] : []),
)

/** More would be no deck, and more than any screen can show. */
export const maxSlides = deckFields.slides.most
