import * as v from 'valibot'

import type { Result } from '../../result.ts'
import { deckFields } from '../deck-fields.ts'
import type { DeckVersion } from './deck-version.ts'
import { type Deck, deckSchema } from '../deck.ts'
import {
  migrateStored,
  type StoredFailure,
  type StoredFormat,
  type StoredVersion,
  versionOf,
} from './migrate-stored.ts'
import { cutLook, type LimitedLook, limitLook } from './limit-look.ts'
import { makeSlideIdsUnique } from '../make-slide-ids-unique.ts'
import { slideFields, tableFields } from '../slide-fields.ts'

export type StoredDeck = StoredVersion & { deck: Deck }

/** From the version before; fields that are new may be missing. */
const migrations: Record<Exclude<DeckVersion, 1>, (body: unknown) => unknown> = {
  2: (body) => body,
  // Former names of layouts are read by their schema, wherever they come from.
  3: (body) => body,
  4: (body) => body,
  5: (body) => body,
  6: (body) => body,
  7: (body) => body,
  8: (body) => body,
  9: (body) => body,
  10: (body) => body,
}

const storedDeckFormat: StoredFormat<LimitedLook> = {
  key: 'deck',
  minReader: 1,
  migrations: Object.values(migrations),
  rebuild(body) {
    const parsed = v.safeParse(deckSchema, cutLook(body), { abortEarly: true })
    if (!parsed.success) return null
    const { deck, leftOut } = limitLook(parsed.output)
    return { deck: { ...deck, slides: makeSlideIdsUnique(deck.slides) }, leftOut }
  },
}

export const readStoredDeck = (stored: unknown): Result<LimitedLook, StoredFailure> =>
  migrateStored(stored, storedDeckFormat)

/** Without what reading it would leave out; the very same when that is nothing. */
export function cutStoredDeck(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null) return stored
  const { key } = storedDeckFormat
  const body: unknown = Reflect.get(stored, key)
  const cut = cutLook(body)
  return cut === body ? stored : { ...stored, [key]: cut }
}

export const writeStoredDeck = (deck: Deck): StoredDeck => ({
  ...versionOf(storedDeckFormat),
  minReader: findLeastReader(deck),
  deck,
})

/** The first version that knows every field of it, and so keeps all of them when it saves. */
const findLeastReader = (deck: Deck): number =>
  deck.slides.reduce(
    (newest, slide) =>
      Math.max(
        newest,
        findNewest(slide, slideFields),
        slide.table ? findNewest(slide.table, tableFields) : 0,
      ),
    Math.max(storedDeckFormat.minReader, findNewest(deck, deckFields)),
  )

const findNewest = (object: object, fields: Readonly<Record<string, { since: number }>>): number =>
  Object.keys(object).reduce((newest, name) => Math.max(newest, fields[name]?.since ?? 0), 0)
