import type { Page } from '@playwright/test'

/** What the app keeps in a browser: its database and its small settings. */
export type Kept = { database: KeptDatabase; settings: [string, string][] }

type KeptDatabase = { name: string; version: number; stores: KeptStore[] }

type KeptStore = {
  name: string
  keyPath: string | string[] | null
  indexes: { name: string; keyPath: string | string[]; unique: boolean; multiEntry: boolean }[]
  rows: { key: string; value: unknown }[]
}

/** In a browser that is still empty: what the app keeps can be changed before any of its pages opens. */
export async function standInApp(page: Page): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/robots.txt')
}

export const keepStorage = (page: Page): Promise<Kept> =>
  page.evaluate(async () => {
    // A method: what runs the benchmarks would give a function a name that the page does not know.
    const requests = {
      answer<T>(request: IDBRequest<T>): Promise<T> {
        return new Promise((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result))
          request.addEventListener('error', () => reject(request.error))
        })
      },
    }
    const database = await requests.answer(indexedDB.open('lectern'))
    const stores: KeptStore[] = []
    for (const name of database.objectStoreNames) {
      const store = database.transaction(name).objectStore(name)
      const [keys, values] = await Promise.all([
        requests.answer(store.getAllKeys()),
        requests.answer<unknown[]>(store.getAll()),
      ])
      const indexes = [...store.indexNames].map((index) => {
        const { keyPath, unique, multiEntry } = store.index(index)
        return { name: index, keyPath, unique, multiEntry }
      })
      const rows = values.map((value, place) => {
        const key = keys[place]
        if (typeof key !== 'string') throw new Error(`A key of ${name} is no text`)
        return { key, value }
      })
      stores.push({ name, keyPath: store.keyPath, indexes, rows })
    }
    const { name, version } = database
    database.close()
    return { database: { name, version, stores }, settings: Object.entries<string>(localStorage) }
  })

/**
 * Into a browser that is still empty. Playwright's own `setStorageState` closes the page in which it
 * writes without waiting for the commit: a busy browser loses what was written now and then.
 */
export async function restoreStorage(page: Page, kept: Kept): Promise<void> {
  await standInApp(page)
  await page.evaluate(async ({ database: { name, version, stores }, settings }) => {
    for (const [key, value] of settings) localStorage.setItem(key, value)
    const opening = indexedDB.open(name, version)
    await new Promise<void>((resolve, reject) => {
      opening.addEventListener('upgradeneeded', () => {
        for (const { name: storeName, keyPath, indexes, rows } of stores) {
          const store = opening.result.createObjectStore(storeName, { keyPath })
          for (const { name: index, keyPath: path, ...options } of indexes)
            store.createIndex(index, path, options)
          for (const { key, value } of rows)
            if (keyPath === null) store.add(value, key)
            else store.add(value)
        }
      })
      // After the upgrade has been committed.
      opening.addEventListener('success', () => resolve())
      opening.addEventListener('error', () => reject(opening.error))
    })
    opening.result.close()
  }, kept)
}
