import { useLocation } from 'wouter'

import type { Deck } from '#core/deck/deck.ts'
import { dressNewDeck } from '#workspace/brand.ts'
import type { StoreFailure } from '#ports/storage/deck-store.ts'

import { paths } from '../paths.ts'
import { useWorkspace } from '../workspace-context.ts'

/** Saves a new deck and opens it. Answers why not when it could not be saved. */
export function useCreateDeck(): (deck: Deck, description: string) => Promise<StoreFailure | null> {
  const { library, preferences } = useWorkspace()
  const [, navigate] = useLocation()

  return async (deck, description) => {
    const dressed = await dressNewDeck(deck, preferences)
    const { pictures } = dressed
    const created = await library.create(dressed.deck, { description, pictures })
    if (!created.ok) return created.error
    navigate(paths.deck(created.value.id), { replace: true })
    return null
  }
}
