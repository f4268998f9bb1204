import type { DeckStore } from '#ports/storage/deck-store.ts'
import { saveFile } from '#ui/save-file.ts'
import { backupWords } from '#words/library/backup.ts'
import { exportLibrary } from '#workspace/library/export-library.ts'

/** Hands the file over and answers with a sentence about it; null when there is none. */
export async function downloadBackup(decks: DeckStore, now: number): Promise<string | null> {
  const backup = await exportLibrary(decks, backupWords.fileName(now))
  if (!backup.ok) return null
  saveFile(backup.value)
  return backup.value.losses.length === 0 ? backupWords.done : backupWords.partial
}
