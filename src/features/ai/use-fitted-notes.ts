import { useEffect, useRef, useState } from 'react'

import type { Slide } from '#core/deck/slide.ts'
import type { FittedNotes } from '#core/narration/talk/fit-talk.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'
import { findRetryTime } from '#workspace/generation/find-retry-time.ts'
import type { ProposalFailure } from '#workspace/generation/propose-edit.ts'
import { proposeFittedNotes } from '#workspace/generation/propose-fitted-notes.ts'

import { useWorkspace } from '../workspace-context.ts'

export type FittedProposals = {
  status: 'idle' | 'asking' | 'over'
  done: number
  found: readonly { before: Slide; after: string }[]
  failure: ProposalFailure | null
  retryAt: number | null
}

const nothing: FittedProposals = {
  status: 'idle',
  done: 0,
  found: [],
  failure: null,
  retryAt: null,
}

/** Asks a model for notes of another length, slide by slide. The deck does not change here. */
export function useFittedNotes(openDeck: OpenDeck) {
  const { models, generation, clock, overlays } = useWorkspace()
  const [proposals, setProposals] = useState(nothing)
  const abort = useRef<AbortController | null>(null)
  useEffect(() => () => abort.current?.abort(), [])

  async function ask(notes: readonly FittedNotes[]) {
    abort.current?.abort()
    const { signal } = (abort.current = new AbortController())
    setProposals({ ...nothing, status: 'asking' })
    const request = generation.state.getState().origins[openDeck.id]?.request
    const needs = { models, signal, ...(request && { request }) }
    for await (const step of proposeFittedNotes(openDeck.state.getState().deck, notes, needs)) {
      if (signal.aborted) return
      if (step.ok) {
        const { before, after } = step.value
        setProposals((now) => ({
          ...now,
          done: now.done + 1,
          found: after === null ? now.found : [...now.found, { before, after }],
        }))
        continue
      }
      const { error: failure } = step
      if (failure.code === 'no-key' || failure.code === 'no-address')
        return overlays.show('settings:improve')
      setProposals((now) => ({ ...now, failure, retryAt: findRetryTime(failure, clock.now()) }))
    }
    if (!signal.aborted) setProposals((now) => ({ ...now, status: 'over' }))
  }

  return {
    proposals,
    ask,
    /** What has come stays to be chosen from. */
    stop() {
      abort.current?.abort()
      setProposals((now) => ({ ...now, status: 'over' }))
    },
    forget() {
      abort.current?.abort()
      setProposals(nothing)
    },
  }
}
