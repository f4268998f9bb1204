import { Button } from '#ui/button.tsx'
import { PlainDialog } from '#ui/plain-dialog.tsx'
import type { MissingPart } from '#ui/use-lazy.ts'
import { appWords } from '#words/en/app.ts'

import { useMissingPart } from './missing-part.tsx'

type MissingDialogProps = { missing: MissingPart; onClose: () => void }

/** Over what somebody is at, when what they asked for could not be loaded. */
export function MissingDialog({ missing, onClose }: MissingDialogProps) {
  const { title, text, actions } = useMissingPart(missing)
  return (
    <PlainDialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{appWords.close}</Button>
          {actions}
        </>
      }
    >
      {text}
    </PlainDialog>
  )
}
