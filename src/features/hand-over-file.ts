import { saveFile } from '#ui/save-file.ts'
import { showToast } from '#ui/show-toast.ts'
import { appWords } from '#words/en/app.ts'
import type { ExportedFile } from '#workspace/export-deck.ts'

/** Downloads a file, and says so when it could not carry everything. */
export function handOverFile(file: ExportedFile): void {
  saveFile(file)
  const { length } = file.losses
  const isPictures = file.losses.every(({ kind }) => kind === 'picture-missing')
  if (length > 0)
    showToast(isPictures ? appWords.fileIncomplete(length) : appWords.fileLosses(length))
}
