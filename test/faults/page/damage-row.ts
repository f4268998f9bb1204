import { createRandomNumbers, type RandomNumbers } from './random-numbers.ts'

type Row = Record<string, unknown>

/** Puts random damage into one stored row of a deck and says what was done. */
export async function damageRow(store: string, id: string, seed: number): Promise<string> {
  const random = createRandomNumbers(seed)
  for (const name of ['records', 'contents'])
    kept.push({ store: name, row: await request<Row>(name, 'readonly', (rows) => rows.get(id)) })
  const row = structuredClone(await request<Row>(store, 'readonly', (rows) => rows.get(id)))
  const [damaged, what] = damage(row, random, '')
  // The key stays, or the row would be another one.
  await request(store, 'readwrite', (rows) => rows.put({ ...asRow(damaged), id }))
  return `${store} ${id}${what}`
}

/** Puts everything back as it was. */
export async function restoreRow(id: string): Promise<void> {
  for (const { store, row } of kept.splice(0))
    await request(store, 'readwrite', (rows) => rows.put(row))
  await request('quarantine', 'readwrite', (rows) => rows.delete(id))
}

const kept: { store: string; row: Row }[] = []

const asRow = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})

/** Goes down to a random place; the deeper the value, the likelier it is hit. */
function damage(value: unknown, random: RandomNumbers, path: string): [unknown, string] {
  if (value instanceof Uint8Array) return [damageBytes(value, random), `${path} bytes`]
  if (typeof value === 'object' && value !== null && random.below(8) > 0) {
    const keys = Object.keys(value).filter((key) => path !== '' || key !== 'id')
    if (keys.length === 0) return [null, `${path} emptied`]
    const key = random.pick(keys)
    const [inner, what] = damage(Reflect.get(value, key), random, `${path}.${key}`)
    const copy: object = Array.isArray(value) ? [...value] : { ...value }
    if (inner === gone) Reflect.deleteProperty(copy, key)
    else Reflect.set(copy, key, inner)
    return [copy, what]
  }
  if (typeof value === 'string' && random.below(2) === 0)
    return [flipCharacter(value, random), `${path} flipped`]
  const garbage = random.pick([gone, null, Number.NaN, -1, '', '\uD800', [], {}, new Uint8Array(3)])
  return [garbage, `${path} replaced`]
}

const gone = Symbol('gone')

function damageBytes(bytes: Uint8Array, random: RandomNumbers): Uint8Array {
  if (random.below(4) === 0) return bytes.slice(0, random.below(bytes.length))
  const copy = bytes.slice()
  for (let flips = 1 + random.below(4); flips > 0; flips--) {
    const at = random.below(copy.length)
    copy[at] = (copy[at] ?? 0) ^ (1 << random.below(8))
  }
  return copy
}

function flipCharacter(text: string, random: RandomNumbers): string {
  const at = random.below(text.length + 1)
  const flipped = String.fromCharCode((text.charCodeAt(at) || 0) ^ (1 << random.below(16)))
  return text.slice(0, at) + flipped + text.slice(at + 1)
}

function request<T>(
  store: string,
  mode: IDBTransactionMode,
  ask: (rows: IDBObjectStore) => IDBRequest,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('lectern')
    opening.addEventListener('error', () => reject(opening.error))
    opening.addEventListener('success', () => {
      const database = opening.result
      const transaction = database.transaction(store, mode)
      const asked = ask(transaction.objectStore(store))
      transaction.addEventListener('complete', () => {
        database.close()
        resolve(asked.result as T)
      })
      transaction.addEventListener('abort', () => reject(transaction.error))
    })
  })
}
