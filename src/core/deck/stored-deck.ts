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
import type { Slide } from './slide.ts'

export type StoredDeck = StoredVersion & { deck: Deck }

const storedDeckFormat: StoredFormat<Deck> = {
  key: 'deck',
  minReader: 1,
  // Version 2 knows several pictures, tables, hidden slides and own colours; all may be missing.
  migrations: [(body) => body],
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
  ...(deck.slides.some(isBeyondFirstVersion) && { minReader: 2 }),
  deck,
})

/** The first version would let go of pictures that it does not know when it saves. */
const isBeyondFirstVersion = ({ morePictures }: Slide): boolean => morePictures !== undefined
