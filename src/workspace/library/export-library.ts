import { ok, type Result } from '#core/result.ts'
import type { DeckStore, StoreFailure } from '#ports/storage/deck-store.ts'

import type { ExportedFile } from '#workspace/files/export-deck.ts'

/** Everything everyone has in this browser, as one file: what clearing the browser would take. */
export async function exportLibrary(
  decks: DeckStore,
  name: string,
): Promise<Result<ExportedFile, StoreFailure>> {
  const owners = await decks.listOwners()
  if (!owners.ok) return owners
  const { writeLibrary } = await import('#codecs/json/write-library.ts')
  const written = await writeLibrary(decks, owners.value)
  if (!written.ok) return written
  return ok({ ...written.value, name: `${name}.json`, slideIds: [] })
}
