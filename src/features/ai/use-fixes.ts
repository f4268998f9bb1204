import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'

import type { Deck } from '#core/deck/deck.ts'
import type { DeckCheckOptions } from '#core/outline/check/check-deck.ts'
import type { FindingFix } from '#core/outline/check/finding.ts'
import { findRetryTime } from '#workspace/generation/find-retry-time.ts'
import { type FixFailure, fixSlide } from '#workspace/generation/fix-slide.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { useWorkspace } from '../workspace-context.ts'

/** How it stands with the last fix of a slide that was asked for. */
export type FixState = { fix: FindingFix; failure: FixFailure | null }

export type Fixes = {
  states: ReadonlyMap<string, FixState>
  /** When the service lets us ask again, whichever slide it is about. */
  retryAt: number | null
  /** The slide that was changed last, for as long as that can be taken back. */
  fixed: string | null
  apply: (fix: FindingFix) => Promise<void>
  /** Takes back the last one. */
  undo: () => void
}

export function useFixes(openDeck: OpenDeck, check: DeckCheckOptions): Fixes {
  const { models, clock } = useWorkspace()
  const [states, setStates] = useState<ReadonlyMap<string, FixState>>(new Map())
  const [retryAt, setRetryAt] = useState<number | null>(null)
  const [last, setLast] = useState<{ slideId: string; deck: Deck } | null>(null)
  const deck = useStore(openDeck.state, (state) => state.deck)
  const abort = useRef<AbortController | null>(null)
  useEffect(() => {
    const leaving = (abort.current = new AbortController())
    return () => leaving.abort()
  }, [])

  const note = (slideId: string, state: FixState | null) =>
    setStates((before) => {
      const after = new Map(before)
      if (state) after.set(slideId, state)
      else after.delete(slideId)
      return after
    })

  async function apply(fix: FindingFix) {
    const { slideId } = fix
    const signal = abort.current?.signal
    setLast(null)
    note(slideId, { fix, failure: null })
    const answer = await fixSlide(openDeck, fix, { models, check, ...(signal && { signal }) })
    if (signal?.aborted) return
    note(slideId, answer.ok ? null : { fix, failure: answer.error })
    if (answer.ok) setLast({ slideId, deck: openDeck.state.getState().deck })
    // Another slide may fail for another reason while the service still wants to be left alone.
    else setRetryAt((before) => findRetryTime(answer.error, clock.now()) ?? before)
  }

  function undo() {
    openDeck.undo()
    setLast(null)
  }

  // Once something else has changed, as by another tab, undo would take that back.
  const fixed = last?.deck === deck ? last.slideId : null
  return { states, retryAt, fixed, apply, undo }
}
