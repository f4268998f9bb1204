import type { DeckView } from '#core/edit/deck-view.ts'
import { ok, type Result } from '#core/result.ts'
import type { StoreFailure } from '#ports/storage/deck-store.ts'

import type { OpenStored } from '#workspace/deck/deck-opener.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

/** One edit of a deck that no screen shows. */
export const editStoredDeck = (
  openStored: OpenStored,
  id: string,
  change: (view: DeckView) => DeckView,
): Promise<Result<void, StoreFailure>> =>
  workOnStoredDeck(openStored, id, async (deck) => deck.edit(change))

/**
 * Whatever it takes for one edit of such a deck. It goes through the document like any other:
 * content written past it would be undone by the next save of a tab that has the deck open.
 */
export async function workOnStoredDeck<T>(
  openStored: OpenStored,
  id: string,
  work: (deck: OpenDeck) => Promise<T>,
): Promise<Result<T, StoreFailure>> {
  const opened = await openStored(id)
  if (!opened.ok) return opened
  const deck = opened.value
  const done = await work(deck)
  const saved = await deck.flush()
  // What was reported as failed must not happen later after all.
  if (!saved.ok) deck.undo()
  await deck.close()
  return saved.ok ? ok(done) : saved
}
