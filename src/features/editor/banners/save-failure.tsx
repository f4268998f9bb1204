import { useStore } from 'zustand'

import { Banner } from '#ui/notices/banner.tsx'
import { Button } from '#ui/button.tsx'
import { editorWords } from '#words/editor/editor.ts'
import { mayPass } from '#workspace/deck/autosave.ts'
import { exportOpenDeck } from '#workspace/files/export-open-deck.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { handOverFile } from '../../deck/hand-over-file.ts'
import styles from '../deck-editor.module.css'

/** Stands above the deck while a save has failed: why, what is safe, and a way out by file. */
export function SaveFailure({ openDeck }: { openDeck: OpenDeck }) {
  const save = useStore(openDeck.state, (state) => state.save)
  if (save.kind !== 'unsaved') return null
  const passes = mayPass(save.failure)
  const words = passes ? editorWords.save.waiting : editorWords.save.lasting
  return (
    <Banner
      tone="danger"
      title={words.title}
      className={styles.banner ?? ''}
      actions={
        <>
          <Button size="s" onClick={() => void exportOpenDeck(openDeck).then(handOverFile)}>
            {editorWords.actions.download}
          </Button>
          {passes && (
            <Button size="s" onClick={() => void openDeck.flush()}>
              {editorWords.save.retry}
            </Button>
          )}
        </>
      }
    >
      {editorWords.save.reason(save.failure)} {words.advice(save.failure)}
    </Banner>
  )
}
