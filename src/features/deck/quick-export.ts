import { showToast } from '#ui/notices/show-toast.ts'
import { describeExportFailure } from '#words/files/export.ts'
import type { ExportOrder } from '#workspace/files/export-deck.ts'
import type { Workspace } from '#workspace/workspace.ts'

import { handOverFile } from './hand-over-file.ts'

/** One press, one file: downloaded when it is written, with its losses; or why it could not be. */
export async function quickExport(
  { exports, overlays }: Pick<Workspace, 'exports' | 'overlays'>,
  order: ExportOrder,
): Promise<void> {
  const file = await exports.run(order)
  if (file.ok) return handOverFile(file.value, () => overlays.show('export-report'))
  if (file.error === 'cancelled') return
  const { title, text } = describeExportFailure(file.error)
  showToast(`${title}. ${text}`, { duration: 10_000 })
}
