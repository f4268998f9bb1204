import { useDeferredValue, useMemo, useState } from 'react'
import { useStore } from 'zustand'

import { findInDeck, type Match, nameMatch } from '#core/find/find-in-deck.ts'
import type { Query } from '#core/find/find-text.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

/** What is found, also as the deck changes meanwhile, and which of it is to stay. */
export function useMatches(openDeck: OpenDeck) {
  const deck = useStore(openDeck.state, (state) => state.deck)
  const [asked, setAsked] = useState<Query>({ sought: '', matchCase: false, wholeWords: false })
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  // Typing must not wait for a long presentation.
  const sought = useDeferredValue(asked)
  const matches = useMemo(() => findInDeck(deck, sought), [deck, sought])
  const chosen = matches.filter((match) => !leftOut.has(nameMatch(match))).length
  return {
    query: asked,
    matches,
    leftOut,
    /** How many are to be replaced. */
    chosen,
    ask(changes: Partial<Query>) {
      setAsked({ ...asked, ...changes })
      setLeftOut(new Set())
    },
    toggle(match: Match) {
      const others = new Set(leftOut)
      if (!others.delete(nameMatch(match))) others.add(nameMatch(match))
      setLeftOut(others)
    },
  }
}
