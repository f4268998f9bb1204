import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Page } from '@playwright/test'

/** A secret as it could lie about: plain, as UTF-16 in both orders, in base64, in hex, in a URL. */
function listShapes(secret: string): Buffer[] {
  const plain = Buffer.from(secret)
  const utf16 = Buffer.from(secret, 'utf16le')
  return [
    plain,
    utf16,
    Buffer.from(utf16).swap16(),
    // The last letters of base64 depend on what follows the secret.
    Buffer.from(plain.toString('base64').replace(/.{0,2}=*$/, '')),
    Buffer.from(plain.toString('hex')),
    Buffer.from(encodeURIComponent(secret)),
  ]
}

export const hasTrace = (bytes: Buffer, secret: string): boolean =>
  listShapes(secret).some((shape) => bytes.includes(shape))

type Stored = { place: string; bytes: Buffer }

/** Everything the page has stored anywhere, and what it shows. */
export async function readStored(page: Page): Promise<Stored[]> {
  const stored = await page.evaluate(readEveryStore)
  return stored.map(({ place, latin1 }) => ({ place, bytes: Buffer.from(latin1, 'latin1') }))
}

/** Where the secret lies in readable form. */
export const findTraces = (stored: Stored[], secret: string): string[] =>
  stored.filter(({ bytes }) => hasTrace(bytes, secret)).map(({ place }) => place)

/** Runs in the page; bytes travel as one letter each. */
async function readEveryStore(): Promise<{ place: string; latin1: string }[]> {
  const found: { place: string; latin1: string }[] = []
  const note = (place: string, bytes: Uint8Array) =>
    found.push({ place, latin1: Array.from(bytes, (byte) => String.fromCharCode(byte)).join('') })

  async function walk(place: string, value: unknown): Promise<void> {
    if (typeof value === 'string') note(place, new TextEncoder().encode(value))
    else if (value instanceof ArrayBuffer) note(place, new Uint8Array(value))
    else if (ArrayBuffer.isView(value)) note(place, new Uint8Array(value.buffer))
    else if (value instanceof Blob) note(place, new Uint8Array(await value.arrayBuffer()))
    else if (value instanceof CryptoKey) {
      const raw = await crypto.subtle.exportKey('raw', value).catch(() => null)
      if (raw) throw new Error(`${place} holds a key that can be exported`)
    } else if (value instanceof Map || value instanceof Set || Array.isArray(value))
      for (const entry of value) await walk(place, entry)
    else if (typeof value === 'object' && value !== null)
      for (const [name, entry] of Object.entries(value)) {
        await walk(place, name)
        await walk(`${place}.${name}`, entry)
      }
  }

  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page has this function only
  const finish = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(new Error(String(request.error))))
    })

  await walk('localStorage', Object.fromEntries(Object.entries(localStorage)))
  await walk('sessionStorage', Object.fromEntries(Object.entries(sessionStorage)))
  await walk('cookie', document.cookie)
  await walk('window.name', window.name)
  await walk('history', history.state)
  await walk('address', location.href)
  await walk('document', document.documentElement.outerHTML)
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) await walk(`cache ${name}`, request.url)
  }
  for (const { name } of await indexedDB.databases()) {
    if (!name) continue
    const database = await finish(indexedDB.open(name))
    for (const store of database.objectStoreNames) {
      const place = `IndexedDB ${name}/${store}`
      const transaction = database.transaction(store)
      const keys = finish(transaction.objectStore(store).getAllKeys())
      const values = finish(transaction.objectStore(store).getAll())
      await walk(place, await keys)
      await walk(place, await values)
    }
    database.close()
  }
  return found
}

/** Which files under a folder hold the secret in readable form. */
export async function findFileTraces(folder: string, secret: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const traces: string[] = []
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    if (hasTrace(await readFile(path), secret)) traces.push(path)
  }
  return traces
}
