import { useStore } from 'zustand'

import { DeckToolsContext } from '#features/deck-tools-context.ts'
import { lazyDialog } from '#features/missing-part.tsx'
import { useWorkspace } from '#features/workspace-context.ts'
import { isShowOpen } from '#workspace/overlays.ts'
import { slideTasks } from '#workspace/generation/slide-task.ts'

const TextEditorDialog = lazyDialog(
  () => import('#features/text-editor/text-editor-dialog.tsx'),
  'TextEditorDialog',
)
const PhotoEditorDialog = lazyDialog(
  () => import('#features/photo-editor/photo-editor-dialog.tsx'),
  'PhotoEditorDialog',
)
const ImproveDialog = lazyDialog(() => import('#features/ai/improve-dialog.tsx'), 'ImproveDialog')
const DeckCheckDialog = lazyDialog(
  () => import('#features/ai/deck-check-dialog.tsx'),
  'DeckCheckDialog',
)
const MoreVisualDialog = lazyDialog(
  () => import('#features/ai/more-visual-dialog.tsx'),
  'MoreVisualDialog',
)
const DeckPicturesDialog = lazyDialog(
  () => import('#features/ai/deck-pictures-dialog.tsx'),
  'DeckPicturesDialog',
)
const VoiceDialog = lazyDialog(() => import('#features/voice/voice-dialog.tsx'), 'VoiceDialog')
const SilentSlidesDialog = lazyDialog(
  () => import('#features/voice/silent-slides-dialog.tsx'),
  'SilentSlidesDialog',
)
const OwnVoiceDialog = lazyDialog(
  () => import('#features/voice/own-voice-dialog.tsx'),
  'OwnVoiceDialog',
)
const FitTalkDialog = lazyDialog(() => import('#features/ai/fit-talk-dialog.tsx'), 'FitTalkDialog')
const FindDialog = lazyDialog(() => import('#features/find/find-dialog.tsx'), 'FindDialog')
const PrintDialog = lazyDialog(() => import('#features/print/print-dialog.tsx'), 'PrintDialog')
const ShowOverlay = lazyDialog(() => import('#features/show/show-overlay.tsx'), 'ShowOverlay')
const PresenterBlockedDialog = lazyDialog(
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
      {open === 'more-visual' && about && <MoreVisualDialog {...about} />}
      {open === 'draw-pictures' && about && <DeckPicturesDialog {...about} />}
      {open === 'voice' && about && <VoiceDialog {...about} />}
      {open === 'silent-slides' && about && <SilentSlidesDialog {...about} />}
      {open === 'own-voice' && about && <OwnVoiceDialog {...about} />}
      {open === 'fit-talk' && about && <FitTalkDialog {...about} />}
      {open === 'find' && about && <FindDialog {...about} />}
      {open === 'presenter-blocked' && <PresenterBlockedDialog />}
    </DeckToolsContext>
  )
}
