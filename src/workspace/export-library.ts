import { ok, type Result } from '#core/result.ts'
import type { DeckStore, StoreFailure } from '#ports/deck-store.ts'

import type { ExportedFile } from './download-deck.ts'

export type ExportedLibrary = {
  file: ExportedFile
  /** False when something could not be read and so is missing or only there as it was found. */
  complete: boolean
}

/** Everything everyone has in this browser, as one file: what clearing the browser would take. */
export async function exportLibrary(
  decks: DeckStore,
  name: string,
): Promise<Result<ExportedLibrary, StoreFailure>> {
  const owners = await decks.listOwners()
  if (!owners.ok) return owners
  const { writeLibrary } = await import('#codecs/json/write-library.ts')
  const written = await writeLibrary(decks, owners.value)
  if (!written.ok) return written
  const { value, losses } = written.value
  return ok({ file: { blob: value, name: `${name}.json` }, complete: losses.length === 0 })
}
