import { useEffect, useEffectEvent, useRef, useState } from 'react'

import type { Slide } from '#core/deck/slide.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'
import { findRetryTime } from '#workspace/generation/find-retry-time.ts'
import type { ProposalFailure } from '#workspace/generation/propose-edit.ts'
import { listPlainSlides, proposeVisuals } from '#workspace/generation/propose-visuals.ts'

import { useWorkspace } from '../workspace-context.ts'

/** A slide as it is and as it would be. */
export type Visual = { before: Slide; after: Slide }

export type Visuals = {
  status: 'asking' | 'over'
  total: number
  /** How many of them were looked at. */
  done: number
  found: readonly Visual[]
  failure: ProposalFailure | null
  /** When the service lets us try again, where it says so. */
  retryAt: number | null
}

const begun = { status: 'asking', done: 0, found: [], failure: null, retryAt: null } as const

/** Asks a model about all plain slides of a deck, one by one. The deck does not change here. */
export function useVisuals(openDeck: OpenDeck) {
  const { models, generation, clock, overlays } = useWorkspace()
  const [visuals, setVisuals] = useState<Visuals>(() => {
    const total = listPlainSlides(openDeck.state.getState().deck).length
    return { ...begun, total, ...(total === 0 && { status: 'over' }) }
  })
  const abort = useRef<AbortController | null>(null)

  async function propose() {
    abort.current?.abort()
    const { signal } = (abort.current = new AbortController())
    const { deck } = openDeck.state.getState()
    const request = generation.state.getState().origins[openDeck.id]?.request
    for await (const step of proposeVisuals(deck, {
      models,
      signal,
      ...(request && { request }),
    })) {
      if (signal.aborted) return
      if (step.ok) {
        const { before, after } = step.value
        setVisuals((now) => ({
          ...now,
          done: now.done + 1,
          found: after ? [...now.found, { before, after }] : now.found,
        }))
        continue
      }
      const { error: failure } = step
      if (failure.code === 'no-key' || failure.code === 'no-address')
        return overlays.show('settings:improve')
      setVisuals((now) => ({ ...now, failure, retryAt: findRetryTime(failure, clock.now()) }))
    }
    if (!signal.aborted) setVisuals((now) => ({ ...now, status: 'over' }))
  }

  const begin = useEffectEvent(() => {
    if (visuals.total > 0) void propose()
  })
  useEffect(() => {
    begin()
    return () => abort.current?.abort()
  }, [])

  return {
    visuals,
    again() {
      const { deck } = openDeck.state.getState()
      setVisuals({ ...begun, total: listPlainSlides(deck).length })
      void propose()
    },
    /** What has come stays to be chosen from. */
    stop() {
      abort.current?.abort()
      setVisuals((now) => ({ ...now, status: 'over' }))
    },
  }
}
