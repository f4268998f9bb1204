import { saveFile } from '#ui/save-file.ts'
import { showToast } from '#ui/show-toast.ts'
import { appWords } from '#words/en/app.ts'
import type { ExportedFile } from '#workspace/export-deck.ts'

/** Downloads a file, and says so when it could not carry everything. */
export function handOverFile(file: ExportedFile): void {
  saveFile(file)
  if (file.losses.length > 0) showToast(appWords.fileIncomplete(file.losses.length))
}
