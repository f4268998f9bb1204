import { ImageDown } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'

import { listRemotePictures } from '#core/deck/pictures/list-remote-pictures.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/notices/show-toast.ts'
import { appWords } from '#words/app.ts'
import { editorWords } from '#words/editor/editor.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { useWorkspace } from '../workspace-context.ts'
import styles from './watch-page.module.css'

const words = editorWords.notices

/** Nothing is requested from another website before somebody asks for it. */
export function WatchPictures({ openDeck }: { openDeck: OpenDeck }) {
  const { linkedPictures, loadDeckTools } = useWorkspace()
  const linked = useStore(linkedPictures, (state) => state.linked.get(openDeck.id))
  const count = useStore(
    openDeck.state,
    ({ deck }) => listRemotePictures(deck).filter((url) => !linked?.has(url)).length,
  )
  const [isLoading, setIsLoading] = useState(false)
  if (count === 0) return null

  async function load() {
    setIsLoading(true)
    const tools = await loadDeckTools()
    if (tools.ok) await tools.value.remotePictures.load(openDeck)
    else showToast(appWords.missingPart.title)
    setIsLoading(false)
  }
  return (
    <p className={styles.pictures}>
      <ImageDown aria-hidden="true" />
      {isLoading ? words.loadingPictures : words.remote(count)}
      <Button size="s" busy={isLoading} onClick={() => void load()}>
        {words.loadPictures}
      </Button>
    </p>
  )
}
