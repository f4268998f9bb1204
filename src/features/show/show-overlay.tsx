import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useStore } from 'zustand'

import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { paths } from '../paths.ts'
import { useDeckTools } from '../deck-tools-context.ts'
import { Show } from './show.tsx'

/** The open deck, shown to an audience. */
export function ShowOverlay() {
  const { show } = useDeckTools()
  const openDeck = useStore(show.state, (state) => state.openDeck)
  return openDeck && <ShowAt key={openDeck.id} openDeck={openDeck} />
}

function ShowAt({ openDeck }: { openDeck: OpenDeck }) {
  const { show } = useDeckTools()
  const [path] = useLocation()
  const [startedAt] = useState(path)
  // What came inside its link or in a file has no id in its address.
  const isAtDeck = openDeck.isWatched
    ? path === startedAt
    : path.startsWith(paths.deck(openDeck.id))

  // Its deck is closed with the screen it was opened on, as by going back.
  useEffect(() => {
    if (!isAtDeck) show.leave()
  }, [isAtDeck, show])

  return <Show openDeck={openDeck} />
}
