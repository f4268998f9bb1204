import { useStore } from 'zustand'

import { DeckToolsContext } from '#features/deck-tools-context.ts'
import { useWorkspace } from '#features/workspace-context.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { isShowOpen } from '#workspace/overlays.ts'
import { slideTasks } from '#workspace/generation/slide-task.ts'

const TextEditorDialog = lazyComponent(
  () => import('#features/text-editor/text-editor-dialog.tsx'),
  'TextEditorDialog',
)
const PhotoEditorDialog = lazyComponent(
  () => import('#features/photo-editor/photo-editor-dialog.tsx'),
  'PhotoEditorDialog',
)
const ImproveDialog = lazyComponent(
  () => import('#features/ai/improve-dialog.tsx'),
  'ImproveDialog',
)
const DeckCheckDialog = lazyComponent(
  () => import('#features/ai/deck-check-dialog.tsx'),
  'DeckCheckDialog',
)
const VoiceDialog = lazyComponent(() => import('#features/voice/voice-dialog.tsx'), 'VoiceDialog')
const PrintDialog = lazyComponent(() => import('#features/print/print-dialog.tsx'), 'PrintDialog')
const ShowOverlay = lazyComponent(() => import('#features/show/show-overlay.tsx'), 'ShowOverlay')
const PresenterBlockedDialog = lazyComponent(
  () => import('#features/show/presenter-blocked-dialog.tsx'),
  'PresenterBlockedDialog',
)

/** What may lie over an open presentation. The list of it is not for the pages that have none. */
export function DeckOverlays() {
  const { overlays, currentDeck, currentTools } = useWorkspace()
  const open = useStore(overlays.state, (state) => state.open)
  const isShowOn = useStore(overlays.state, isShowOpen)
  const openDeck = currentDeck()
  const tools = currentTools()
  const task = slideTasks.find((name) => open === `improve:${name}`)
  const about = openDeck && { openDeck, onClose: overlays.close }

  // Nothing lies over a presentation before one was opened.
  if (!tools) return null
  return (
    <DeckToolsContext value={tools}>
      {isShowOn && <ShowOverlay />}
      {open === 'text-editor' && about && <TextEditorDialog {...about} />}
      {open === 'photo-editor' && about && <PhotoEditorDialog {...about} />}
      {open === 'print' && about && <PrintDialog {...about} />}
      {task && about && <ImproveDialog key={task} task={task} {...about} />}
      {open === 'deck-check' && about && <DeckCheckDialog {...about} />}
      {open === 'voice' && about && <VoiceDialog {...about} />}
      {open === 'presenter-blocked' && <PresenterBlockedDialog />}
    </DeckToolsContext>
  )
}
