import { useEffect, useEffectEvent, useState } from 'react'

import type { StoreFailure } from '#ports/storage/deck-store.ts'
import type { OpenedDeck } from '#workspace/deck-tools.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { useWorkspace } from '../workspace-context.ts'

export type Opening =
  | { status: 'opening' }
  | ({ status: 'open' } & OpenedDeck)
  | { status: 'failed'; failure: StoreFailure }

/** Opens a presentation for as long as the screen shows it. */
export function useOpenDeck(id: string, onOpened: (deck: OpenDeck) => void = () => {}): Opening {
  const workspace = useWorkspace()
  const [opening, setOpening] = useState<Opening>({ status: 'opening' })
  // What the screen does with a deck is done once, when it opens.
  const tellOpened = useEffectEvent(onOpened)

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
        await result.value.deck.close()
        return
      }
      opened = result.value.deck
      tellOpened(opened)
      setOpening({ status: 'open', ...result.value })
    }

    // A bug belongs to the crash screen.
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
