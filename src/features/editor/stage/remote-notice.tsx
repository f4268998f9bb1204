import { ImageDown } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'

import { listRemotePictures } from '#core/deck/pictures/list-remote-pictures.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/notices/show-toast.ts'
import { editorWords } from '#words/editor/editor.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { useDeckTools } from '../../deck-tools-context.ts'
import { StageNotice } from './stage-notice.tsx'

/** Nothing is requested from another website before somebody asks for it. */
export function RemoteNotice({ openDeck }: { openDeck: OpenDeck }) {
  const { remotePictures } = useDeckTools()
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
    <StageNotice
      icon={<ImageDown />}
      text={isLoading ? words.loadingPictures : words.remote(count)}
    >
      <Button size="s" busy={isLoading} onClick={() => void load()}>
        {words.loadPictures}
      </Button>
    </StageNotice>
  )
}
