import { CircleAlert, ImageDown, ImageOff, ListX } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useStore } from 'zustand'

import { listRemotePictures } from '#core/deck/list-remote-pictures.ts'
import type { SlideLayout } from '#core/layout/boxes.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/show-toast.ts'
import { editorWords } from '#words/en/editor.ts'
import type { OpenDeck } from '#workspace/open-deck.ts'

import { useWorkspace } from '../workspace-context.ts'
import styles from './slide-viewer.module.css'

type StageNoticesProps = { openDeck: OpenDeck; layout: SlideLayout; pictureFailed: boolean }

/** What the slide cannot show as it is, quietly, and what to do about it. */
export function StageNotices({ openDeck, layout, pictureFailed }: StageNoticesProps) {
  const { overlays } = useWorkspace()
  const words = editorWords.notices
  return (
    <output className={styles.notices}>
      {pictureFailed && (
        <Notice icon={<ImageOff />} text={words.failed}>
          <Button size="s" onClick={() => overlays.show('photo-editor')}>
            {editorWords.actions.photoEditor}
          </Button>
        </Notice>
      )}
      {layout.overflows && <Notice icon={<CircleAlert />} text={words.overflows} />}
      {layout.hiddenBullets > 0 && (
        <Notice icon={<ListX />} text={words.hidden(layout.hiddenBullets)} />
      )}
      <RemoteNotice openDeck={openDeck} />
    </output>
  )
}

function RemoteNotice({ openDeck }: { openDeck: OpenDeck }) {
  const { remotePictures } = useWorkspace()
  const linked = useStore(remotePictures.state, (state) => state.linked.get(openDeck.id))
  const count = useStore(
    openDeck.state,
    ({ deck }) => listRemotePictures(deck).filter((url) => !linked?.has(url)).length,
  )
  const [isLoading, setIsLoading] = useState(false)
  const words = editorWords.notices
  if (count === 0) return null

  const load = async () => {
    setIsLoading(true)
    const { kept, linked: left } = await remotePictures.load(openDeck)
    setIsLoading(false)
    showToast(
      [kept > 0 && words.remoteKept(kept), left > 0 && words.remoteShown(left)]
        .filter(Boolean)
        .join(' '),
    )
  }
  return (
    <Notice icon={<ImageDown />} text={words.remote(count)}>
      <Button size="s" busy={isLoading} onClick={() => void load()}>
        {words.loadPictures}
      </Button>
    </Notice>
  )
}

function Notice({ icon, text, children }: { icon: ReactNode; text: string; children?: ReactNode }) {
  return (
    <div className={styles.notice}>
      {icon}
      <p>{text}</p>
      {children}
    </div>
  )
}
