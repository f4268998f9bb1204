import { saveFile } from '#ui/save-file.ts'
import { showToast } from '#ui/notices/show-toast.ts'
import { exportWords, summariseLosses } from '#words/files/export.ts'
import type { ExportedFile } from '#workspace/files/export-deck.ts'

/** Long enough for a sentence that nobody waits for. */
const readingMs = 12_000

/** Downloads a file, and says so, or what it could not carry: not every browser shows its downloads. */
export function handOverFile(file: ExportedFile, onShowAll?: () => void): void {
  saveFile(file)
  if (file.losses.length === 0) {
    showToast(exportWords.done.saved(file.name))
    return
  }
  const action = onShowAll && { label: exportWords.report.show, run: onShowAll }
  const isLong = file.losses.length > 1
  showToast(summariseLosses(file), { duration: readingMs, ...(isLong && action && { action }) })
}
