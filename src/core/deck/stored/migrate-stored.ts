import { fail, ok, type Result } from '../../result.ts'

export type StoredFailure =
  | { code: 'damaged' }
  /** Written by a newer app that says this one must not touch it. */
  | { code: 'newer-version' }

/** What stands beside every stored body, whatever else the store keeps next to it. */
export type StoredVersion = {
  /** The version of the app's format that wrote it. */
  version: number
  /** The oldest version that may open it and save it again without losing anything of worth. */
  minReader: number
}

export type StoredFormat<T> = {
  /** Where the body stands in the stored object. */
  key: string
  minReader: number
  /** The first turns version 1 into version 2, and so on: their number fixes the current version. */
  migrations: readonly ((body: unknown) => unknown)[]
  /** Builds the entity anew, known field by known field; null when the body is not one. */
  rebuild: (body: unknown) => T | null
}

export const currentVersion = (format: Pick<StoredFormat<unknown>, 'migrations'>): number =>
  format.migrations.length + 1

export const versionOf = (
  format: Pick<StoredFormat<unknown>, 'migrations' | 'minReader'>,
): StoredVersion => ({ version: currentVersion(format), minReader: format.minReader })

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isVersion = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0

/** Reads what any version of the app has stored. Answers, never throws, whatever is on disk. */
export function migrateStored<T>(
  stored: unknown,
  format: StoredFormat<T>,
): Result<T, StoredFailure> {
  try {
    // Checked by hand: a schema here costs a fifth of the time of listing a library.
    if (!isObject(stored)) return fail({ code: 'damaged' })
    const { version, minReader, [format.key]: body } = stored
    if (!isVersion(version) || !isVersion(minReader)) return fail({ code: 'damaged' })
    if (minReader > currentVersion(format)) return fail({ code: 'newer-version' })

    const migrated = format.migrations
      .slice(version - 1)
      .reduce((older, migrate) => migrate(older), body)
    const rebuilt = format.rebuild(migrated)
    return rebuilt === null ? fail({ code: 'damaged' }) : ok(rebuilt)
  } catch {
    // A migration runs before validation, so a damaged body can trip it.
    return fail({ code: 'damaged' })
  }
}
