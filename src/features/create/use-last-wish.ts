import { useState } from 'react'

import { useWorkspace } from '../workspace-context.ts'
import { type DeckWish, emptyWish, toWish } from './deck-wish.ts'

/** What was asked for and has not been made, also by whoever left the screen meanwhile. */
export function useLastWish(): DeckWish {
  const { generation } = useWorkspace()
  const [wish] = useState(() => {
    const { run, last } = generation.state.getState()
    if (run?.deckId === null) return toWish(run.request)
    return last && last.end.kind !== 'saved' ? toWish(last.request) : emptyWish
  })
  return wish
}
