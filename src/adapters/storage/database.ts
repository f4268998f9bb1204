import { type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb'

import { fail, type Result } from '#core/result.ts'
import type { StoreFailure } from '#ports/storage/deck-store.ts'

import { type DatabaseSchema, databaseVersion, upgradeDatabase } from './database-schema.ts'
import { watchFreezing } from './watch-freezing.ts'

export type DatabaseFailure = Extract<
  StoreFailure,
  { code: 'storage-full' | 'newer-version' | 'storage-unavailable' }
>

type StoreName = StoreNames<DatabaseSchema>

export type Transaction<
  Names extends StoreName[],
  Mode extends IDBTransactionMode,
> = IDBPTransaction<DatabaseSchema, Names, Mode>

/** The one database of the app. It connects on first use, and again when the connection was lost. */
export type Database = {
  read<const Names extends StoreName[], T, E = never>(
    stores: Names,
    work: (transaction: Transaction<Names, 'readonly'>) => Promise<Result<T, E>>,
  ): Promise<Result<T, E | DatabaseFailure>>
  /**
   * Answers only after the commit. A `work` that throws undoes everything it wrote; one that
   * answers with a failure keeps what it wrote. `work` may await nothing but this transaction.
   */
  write<const Names extends StoreName[], T, E = never>(
    stores: Names,
    work: (transaction: Transaction<Names, 'readwrite'>) => Promise<Result<T, E>>,
  ): Promise<Result<T, E | DatabaseFailure>>
  /** Lets go of the connection; the next call makes a new one. */
  close(): void
}

/** A tab with an older version first finishes its save; one that hangs must not hang this one. */
const blockedPatienceMs = 3_000

type Connection = IDBPDatabase<DatabaseSchema>

/** One attempt to connect; `blocked` rejects when another tab holds it up for too long. */
type Link = { opening: Promise<Connection>; blocked: Promise<never> }

export function openDatabase(name = 'lectern'): Database {
  let current: Link | null = null
  const underWay = new Set<{ abort(): void }>()
  const findWaking = watchFreezing(() => underWay.forEach(abort))

  function open(): Link {
    let giveUp: ((reason: DOMException) => void) | undefined
    const blocked = new Promise<never>((_, reject) => (giveUp = reject))
    const opening = openDB<DatabaseSchema>(name, databaseVersion, {
      upgrade: upgradeDatabase,
      blocked() {
        const reason = new DOMException('Another tab holds an older database', 'TimeoutError')
        setTimeout(() => giveUp?.(reason), blockedPatienceMs)
      },
      // A newer version in another tab waits until this one lets go.
      blocking: () => letGo(link),
      terminated: () => forget(link),
    })
    const link = { opening, blocked }
    opening.catch(() => forget(link))
    return link
  }

  function forget(link: Link) {
    if (current === link) current = null
  }

  function letGo(link: Link) {
    forget(link)
    link.opening.then((connection) => connection.close()).catch(() => {})
  }

  async function begin<Names extends StoreName[], Mode extends IDBTransactionMode>(
    stores: Names,
    mode: Mode,
  ): Promise<Transaction<Names, Mode>> {
    for (let attempt = 1; ; attempt++) {
      const link = (current ??= open())
      // First in the race is the connection: it may have opened late, after all.
      const connection = await Promise.race([link.opening, link.blocked])
      try {
        return connection.transaction(stores, mode, { durability: 'strict' })
      } catch (error) {
        // The browser may take a connection away without a word; a new one deserves one try.
        letGo(link)
        if (attempt === 2) throw error
      }
    }
  }

  async function transact<Names extends StoreName[], Mode extends IDBTransactionMode, T, E = never>(
    stores: Names,
    mode: Mode,
    work: (transaction: Transaction<Names, Mode>) => Promise<Result<T, E>>,
  ): Promise<Result<T, E | DatabaseFailure>> {
    let transaction: Transaction<Names, Mode>
    const asleep = findWaking()
    if (asleep) await asleep
    try {
      transaction = await begin(stores, mode)
    } catch (error) {
      return fail(describeFailure(error))
    }
    // Its failure is met below; without a handler here it would also count as unhandled.
    transaction.done.catch(() => {})
    underWay.add(transaction)
    try {
      const result = await work(transaction)
      await transaction.done
      return result
    } catch (error) {
      const cause = transaction.error ?? error
      abort(transaction)
      const waking = findWaking()
      if (waking) {
        // Nothing of it was written, so it can be done again.
        await waking
        return transact(stores, mode, work)
      }
      if (!(cause instanceof DOMException)) throw cause
      return fail(describeFailure(cause))
    } finally {
      underWay.delete(transaction)
    }
  }

  return {
    read: (stores, work) => transact(stores, 'readonly', work),
    write: (stores, work) => transact(stores, 'readwrite', work),
    close: () => {
      if (current) letGo(current)
    },
  }
}

function describeFailure(cause: unknown): DatabaseFailure {
  if (cause instanceof DOMException) {
    if (cause.name === 'QuotaExceededError') return { code: 'storage-full' }
    if (cause.name === 'VersionError') return { code: 'newer-version' }
  }
  return { code: 'storage-unavailable', cause }
}

function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort()
  } catch {
    // It had already ended by itself.
  }
}
