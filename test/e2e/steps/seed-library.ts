import type { Page } from '@playwright/test'

import { makeContentRow, makeRecordRow, noteContent } from '#adapters/storage/stored-rows.ts'
import { createRecord } from '#core/deck/create-record.ts'
import type { Deck } from '#core/deck/deck.ts'
import { listDeckAssets } from '#core/deck/pictures/deck-assets.ts'
import type { PresentationRecord } from '#core/deck/record.ts'
import { guestUserId } from '#core/account/user.ts'

import { standInApp } from './storage.ts'

export type SeededPresentation = { title: string } & Partial<PresentationRecord>

/**
 * Puts the guest's presentations into the database as the app would have written them, for what no
 * click can bring about: a thousand of them, last year's dates. Reload to see them.
 */
export async function seedLibrary(
  page: Page,
  presentations: readonly SeededPresentation[],
): Promise<void> {
  const now = Date.now()
  const rows = presentations.map(({ title, ...changes }, index) => {
    const at = new Date(now - index * 1000).toISOString()
    return makeRows(`seeded-${index}`, createDeck(title), at, changes)
  })
  await putRows(page, rows)
}

/** As `seedLibrary`, one presentation with slides of one's own. */
export const seedDeck = (page: Page, id: string, deck: Deck): Promise<void> =>
  putRows(page, [makeRows(id, deck, new Date().toISOString())])

type Rows = ReturnType<typeof makeRows>

function makeRows(id: string, deck: Deck, now: string, changes: Partial<PresentationRecord> = {}) {
  const record = { ...createRecord(deck, { id, userId: guestUserId, now }), ...changes }
  const content = makeContentRow(id, { deck, revision: 1 })
  const known = { assets: listDeckAssets(deck), content: noteContent(content) }
  return { record: makeRecordRow(record, known), content }
}

async function putRows(page: Page, rows: readonly Rows[]): Promise<void> {
  await standInApp(page)
  await page.evaluate(
    (seeded) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('lectern')
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const database = opening.result
          const transaction = database.transaction(['records', 'contents'], 'readwrite')
          for (const { record, content } of seeded) {
            transaction.objectStore('records').put(record)
            transaction.objectStore('contents').put(content)
          }
          transaction.addEventListener('complete', () => {
            database.close()
            resolve()
          })
          transaction.addEventListener('abort', () => reject(transaction.error))
        })
      }),
    rows,
  )
}

const createDeck = (title: string): Deck => ({
  title,
  slides: [
    {
      id: 'slide-1',
      title: `Opening: ${title}`,
      content: ['What it is', 'Why it matters'],
      notes: 'Good evening, and thank you for coming to hear about this tonight.',
    },
    { id: 'slide-2', title: 'Thank you', content: ['Questions'], notes: 'Thank you.' },
  ],
})
