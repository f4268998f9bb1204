import type { Page } from '@playwright/test'

/** Damages one stored value, as a fault of the disk or of an old version might have. */
export async function scrambleStored(
  page: Page,
  store: 'records' | 'contents',
  id: string,
): Promise<void> {
  await page.evaluate(
    ([name, key]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('lectern')
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const database = opening.result
          const transaction = database.transaction(name, 'readwrite')
          const rows = transaction.objectStore(name)
          const reading = rows.get(key)
          reading.addEventListener('success', () =>
            rows.put({ ...(reading.result as object), stored: 'scrambled' }),
          )
          transaction.addEventListener('complete', () => {
            database.close()
            resolve()
          })
          transaction.addEventListener('abort', () => reject(transaction.error))
        })
      }),
    [store, id] as const,
  )
}
