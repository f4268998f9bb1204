import { useStore } from 'zustand'

import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { appWords } from '#words/app.ts'
import { exportWords as words } from '#words/files/export.ts'

import { useWorkspace } from '../workspace-context.ts'
import { ExportReport } from './export-report.tsx'

/** All that the last file of one press does not hold. */
export function ReportDialog({ onClose }: { onClose: () => void }) {
  const { exports } = useWorkspace()
  const file = useStore(exports.state, ({ last }) => last)
  if (!file) return null
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.report.title}
      description={<span dir="auto">{file.name}</span>}
      closeLabel={appWords.close}
      actions={
        <Button variant="primary" onClick={onClose}>
          {words.done.close}
        </Button>
      }
    >
      <ExportReport file={file} />
    </Dialog>
  )
}
