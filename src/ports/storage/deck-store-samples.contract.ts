import { expect } from 'vitest'

import { createRecord, duplicateRecord } from '#core/deck/create-record.ts'
import type { Deck } from '#core/deck/deck.ts'
import { assetUrl } from '#core/deck/pictures/deck-assets.ts'
import type { PresentationRecord } from '#core/deck/record.ts'
import { ok } from '#core/result.ts'

import type { ContentSave, DeckStore, StoreFailure } from './deck-store.ts'

/** A store, and the hands to do to it what time and bad luck do. */
export type DeckStoreUnderTest = {
  store: DeckStore
  /** Replaces the stored value by one that no version of the app has written. */
  damage(id: string, part: 'record' | 'content'): Promise<void>
  /** As if the content had never been written. */
  loseContent(id: string): Promise<void>
  /** Takes away the fields by which the record is listed. */
  damageListing(id: string): Promise<void>
  /** Makes it look written by a version that this one cannot read. */
  makeNewer(id: string, part: 'record' | 'content'): Promise<void>
  /** What is stored of it now, for comparing before and after. */
  readRaw(id: string): Promise<{ record: unknown; content: unknown }>
  /** From now on writing fails as on a full disk, half-way through where there is a half-way. */
  setFull(full: boolean): void
}

export const time = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute)).toISOString()
export const hashOf = (digit: number) => String(digit).repeat(64)
export const picture = (digit: number) => ({
  hash: hashOf(digit),
  blob: new Blob([`picture ${digit}`], { type: 'image/png' }),
})

export const makeDeck = (title: string, ...pictures: number[]): Deck => ({
  title,
  slides: [
    { id: 'slide-1', title, content: ['One', 'Two'], notes: 'Say something.' },
    ...pictures.map((digit) => ({
      id: `picture-${digit}`,
      title: '',
      content: [],
      notes: '',
      imageUrl: assetUrl(hashOf(digit)),
    })),
  ],
})

export const makeRecord = (
  id: string,
  deck: Deck,
  minute = 0,
  userId = 'ada',
): PresentationRecord => createRecord(deck, { id, userId, now: time(minute) })

export function makeSave(
  id: string,
  revision: number,
  deck: Deck,
  assets: number[] = [],
): ContentSave {
  return {
    id,
    expectedRevision: revision,
    deck,
    recordChanges: { title: deck.title, updated_at: time(30) },
    assets: assets.map(hashOf),
    pictures: assets.map(picture),
  }
}

export const copyTo = (id: string) => (record: PresentationRecord, deck: Deck) =>
  duplicateRecord(record, deck, { id, now: time(5) })

export const failsWith = (code: StoreFailure['code']) => ({
  ok: false,
  error: expect.objectContaining({ code }),
})
export const isGone = failsWith('not-found')

type Options = { minute?: number; userId?: string; pictures?: number[] }

export type Questions = ReturnType<typeof createQuestions>

/** The questions that most rules ask of a store. */
export function createQuestions(store: DeckStore) {
  return {
    add: async (id: string, { minute = 0, userId = 'ada', pictures = [] }: Options = {}) => {
      const deck = makeDeck(`Deck ${id}`, ...pictures)
      const record = makeRecord(id, deck, minute, userId)
      expect(await store.create(record, deck, pictures.map(picture))).toEqual(ok(undefined))
      return { record, deck }
    },
    listIds: async (userId = 'ada') => {
      const listing = await store.list(userId)
      return listing.ok ? listing.value.records.map(({ id }) => id) : listing
    },
    hasPicture: async (digit: number) => (await store.loadPicture(hashOf(digit))).ok,
  }
}
