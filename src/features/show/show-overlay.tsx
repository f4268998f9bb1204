import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useStore } from 'zustand'

import type { OpenDeck } from '#workspace/open-deck.ts'

import { paths } from '../paths.ts'
import { useWorkspace } from '../workspace-context.ts'
import { Show } from './show.tsx'

/** The open deck, shown to an audience. */
export function ShowOverlay() {
  const { show } = useWorkspace()
  const openDeck = useStore(show.state, (state) => state.openDeck)
  return openDeck && <ShowAt openDeck={openDeck} />
}

function ShowAt({ openDeck }: { openDeck: OpenDeck }) {
  const { show } = useWorkspace()
  const [path] = useLocation()
  const address = openDeck.isWatched ? paths.share(openDeck.id) : paths.deck(openDeck.id)
  const isAtDeck = path.startsWith(address)

  // Its deck is closed with the screen it was opened on, as by going back.
  useEffect(() => {
    if (!isAtDeck) show.leave()
  }, [isAtDeck, show])

  return <Show openDeck={openDeck} />
}
