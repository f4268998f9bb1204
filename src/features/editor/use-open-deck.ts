import { useEffect, useState } from 'react'

import type { StoreFailure } from '#ports/deck-store.ts'
import type { OpenDeck } from '#workspace/open-deck.ts'

import { useWorkspace } from '../workspace-context.ts'

export type Opening =
  | { status: 'opening' }
  | { status: 'open'; deck: OpenDeck }
  | { status: 'failed'; failure: StoreFailure }

/** Opens a presentation for as long as the screen shows it, and counts the view. */
export function useOpenDeck(id: string, attempt: number): Opening {
  const workspace = useWorkspace()
  const [opening, setOpening] = useState<Opening>({ status: 'opening' })

  useEffect(() => {
    let left = false
    let opened: OpenDeck | null = null
    setOpening({ status: 'opening' })
    void workspace.openDeck(id).then((result) => {
      if (left) {
        if (result.ok) void result.value.close()
        return
      }
      if (!result.ok) {
        setOpening({ status: 'failed', failure: result.error })
        return
      }
      opened = result.value
      setOpening({ status: 'open', deck: opened })
      void workspace.library.countView(id)
    })
    return () => {
      left = true
      void opened?.close()
    }
  }, [workspace, id, attempt])

  return opening
}
