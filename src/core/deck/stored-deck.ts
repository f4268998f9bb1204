import * as v from 'valibot'

import type { Result } from '../result.ts'
import { type Deck, deckSchema } from './deck.ts'
import {
  migrateStored,
  type StoredFailure,
  type StoredFormat,
  type StoredVersion,
  versionOf,
} from './migrate-stored.ts'
import { makeSlideIdsUnique } from './make-slide-ids-unique.ts'

export type StoredDeck = StoredVersion & { deck: Deck }

const storedDeckFormat: StoredFormat<Deck> = {
  key: 'deck',
  minReader: 1,
  migrations: [],
  rebuild(body) {
    const parsed = v.safeParse(deckSchema, body, { abortEarly: true })
    if (!parsed.success) return null
    return { ...parsed.output, slides: makeSlideIdsUnique(parsed.output.slides) }
  },
}

export const readStoredDeck = (stored: unknown): Result<Deck, StoredFailure> =>
  migrateStored(stored, storedDeckFormat)

export const writeStoredDeck = (deck: Deck): StoredDeck => ({
  ...versionOf(storedDeckFormat),
  deck,
})
