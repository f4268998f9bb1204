import type { Deck } from '../../deck/deck.ts'

/** What the imported slides need to be said right is added; what the deck says already stays. */
export function mergePronunciations(existing: Deck, imported: Deck): Pick<Deck, 'pronunciations'> {
  const kept = existing.pronunciations ?? []
  const known = new Set(kept.map(({ written }) => written))
  const added = (imported.pronunciations ?? []).filter(({ written }) => !known.has(written))
  return kept.length + added.length > 0 ? { pronunciations: [...kept, ...added] } : {}
}
