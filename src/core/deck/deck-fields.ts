import type { DeckVersion } from './deck-version.ts'
import type { Deck } from './deck.ts'

type DeckField<Name> = {
  /** The first stored version that knows it: an older one would let go of it when it saves. */
  since: DeckVersion
  /** How two changes that were made at once become one; `whole`: the later one stays. */
  merged: Name extends 'title' ? 'letters' : Name extends 'slides' ? 'slides' : 'whole'
}

/** What each field of a deck is, apart from its slides (see `slide-fields.ts`). */
export const deckFields = {
  title: { since: 1, merged: 'letters' },
  theme: { since: 1, merged: 'whole' },
  palette: { since: 2, merged: 'whole' },
  fonts: { since: 2, merged: 'whole' },
  slides: { since: 1, merged: 'slides' },
  pronunciations: { since: 2, merged: 'whole' },
} as const satisfies { [Field in keyof Deck]-?: DeckField<Field> }

export const wholeDeckFields: readonly string[] = Object.entries(deckFields).flatMap(
  ([name, { merged }]) => (merged === 'whole' ? [name] : []),
)
