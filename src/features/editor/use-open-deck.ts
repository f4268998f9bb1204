import { useEffect, useEffectEvent, useState } from 'react'

import type { StoreFailure } from '#ports/deck-store.ts'
import type { OpenDeck } from '#workspace/open-deck.ts'

import { useWorkspace } from '../workspace-context.ts'

export type Opening =
  | { status: 'opening' }
  | { status: 'open'; deck: OpenDeck }
  | { status: 'failed'; failure: StoreFailure }

/** Opens a presentation for as long as the screen shows it, at a slide, and counts the view. */
export function useOpenDeck(id: string, slideIndex: number): Opening {
  const workspace = useWorkspace()
  const [opening, setOpening] = useState<Opening>({ status: 'opening' })
  // The address chooses the slide once, when the deck opens; from then on it follows the user.
  const selectSlide = useEffectEvent((deck: OpenDeck) => deck.select(slideIndex))

  useEffect(() => {
    let left = false
    let opened: OpenDeck | null = null

    async function open() {
      const result = await workspace.openDeck(id)
      if (!result.ok) {
        setOpening({ status: 'failed', failure: result.error })
        return
      }
      if (left) {
        await result.value.close()
        return
      }
      opened = result.value
      selectSlide(opened)
      setOpening({ status: 'open', deck: opened })
      await workspace.library.countView(id)
    }

    // A bug, or a part of the app that could not be loaded, belongs to the crash screen.
    open().catch((error: unknown) =>
      setOpening(() => {
        throw error
      }),
    )
    return () => {
      left = true
      void opened?.close()
    }
  }, [workspace, id])

  return opening
}
