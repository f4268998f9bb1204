import { useStore } from 'zustand'

import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { appWords } from '#words/en/app.ts'
import { lossWords as words } from '#words/en/import-losses.ts'

import { useWorkspace } from '../workspace-context.ts'
import { LossList } from './loss-list.tsx'

/** What the last import could not carry, for whoever asks afterwards. */
export function LossesDialog({ onClose }: { onClose: () => void }) {
  const { imports } = useWorkspace()
  const losses = useStore(imports.state, (state) => state.losses)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.text}
      closeLabel={appWords.close}
      actions={
        <Button variant="primary" onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      <LossList losses={losses} />
    </Dialog>
  )
}
