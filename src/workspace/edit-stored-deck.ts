import type { DeckView } from '#core/edit/deck-view.ts'
import type { Result } from '#core/result.ts'
import type { StoreFailure } from '#ports/deck-store.ts'

import type { OpenDeck } from './open-deck.ts'

/**
 * One edit of a deck that no screen shows. It goes through the document like any other: content
 * written past it would be undone by the next save of a tab that has the deck open.
 */
export async function editStoredDeck(
  openDeck: (id: string) => Promise<Result<OpenDeck, StoreFailure>>,
  id: string,
  change: (view: DeckView) => DeckView,
): Promise<Result<void, StoreFailure>> {
  const opened = await openDeck(id)
  if (!opened.ok) return opened
  const deck = opened.value
  deck.edit(change)
  const saved = await deck.flush()
  // What was reported as failed must not happen later after all.
  if (!saved.ok) deck.undo()
  await deck.close()
  return saved
}
