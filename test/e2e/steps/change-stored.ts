import type { Page } from '@playwright/test'

/** What the app itself would never do to its database, done behind its back. */
type Change =
  /** As a fault of the disk or of an old version might. */
  | { kind: 'scramble'; id: string }
  | { kind: 'remove'; id: string }
  | { kind: 'picture'; hash: string }
  | { kind: 'forget-keys' }

export const scrambleStored = (page: Page, id: string): Promise<void> =>
  changeStored(page, { kind: 'scramble', id })

export const removeStored = (page: Page, id: string): Promise<void> =>
  changeStored(page, { kind: 'remove', id })

/** A small square of 8 by 8 pixels, under any hash. */
export const storePicture = (page: Page, hash: string): Promise<void> =>
  changeStored(page, { kind: 'picture', hash })

export const forgetKeys = (page: Page): Promise<void> => changeStored(page, { kind: 'forget-keys' })

const changeStored = (page: Page, change: Change): Promise<void> =>
  page.evaluate(async (asked) => {
    const canvas = new OffscreenCanvas(8, 8)
    canvas.getContext('2d')?.fillRect(0, 0, 8, 8)
    const picture = await canvas.convertToBlob()
    return new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('lectern')
      opening.addEventListener('error', () => reject(opening.error))
      opening.addEventListener('success', () => {
        const database = opening.result
        const stores = ['records', 'contents', 'assets', 'vault']
        const transaction = database.transaction(stores, 'readwrite')
        const records = transaction.objectStore('records')
        if (asked.kind === 'picture') transaction.objectStore('assets').put(picture, asked.hash)
        if (asked.kind === 'forget-keys') transaction.objectStore('vault').clear()
        if (asked.kind === 'remove') {
          records.delete(asked.id)
          transaction.objectStore('contents').delete(asked.id)
        }
        if (asked.kind === 'scramble') {
          const reading = records.get(asked.id)
          reading.addEventListener('success', () =>
            records.put({ ...(reading.result as object), stored: 'scrambled' }),
          )
        }
        transaction.addEventListener('complete', () => {
          database.close()
          resolve()
        })
        transaction.addEventListener('abort', () => reject(transaction.error))
      })
    })
  }, change)
