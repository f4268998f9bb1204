import { ok, type Result } from '#core/result.ts'
import type { DeckStore, StoreFailure } from '#ports/deck-store.ts'

import type { ExportedFile } from './download-deck.ts'

export type ExportedLibrary = {
  file: ExportedFile
  /** False when something could not be read and so is missing or only there as it was found. */
  complete: boolean
}

/** Everything one user has, as one file. */
export async function exportLibrary(
  decks: DeckStore,
  userId: string,
  name: string,
): Promise<Result<ExportedLibrary, StoreFailure>> {
  const { writeLibrary } = await import('#codecs/json/write-library.ts')
  const written = await writeLibrary(decks, userId)
  if (!written.ok) return written
  const { value, losses } = written.value
  return ok({ file: { blob: value, name: `${name}.json` }, complete: losses.length === 0 })
}
