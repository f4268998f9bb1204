import { useEffect, useEffectEvent, useRef, useState } from 'react'

import type { Slide } from '#core/deck/slide.ts'
import { findRetryTime } from '#workspace/generation/find-retry-time.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'
import {
  type Proposal,
  type ProposalFailure,
  proposeEdit,
} from '#workspace/generation/propose-edit.ts'
import type { SlideTask } from '#workspace/generation/slide-task.ts'

import { useWorkspace } from '../workspace-context.ts'

export type Asking =
  /** What to translate into, what to write about or what to show it as has to be said first. */
  | { status: 'instructing' }
  | { status: 'asking' }
  | { status: 'proposed'; proposal: Proposal }
  /** `retryAt`: when the service lets us try again, where it says so. */
  | { status: 'failed'; failure: ProposalFailure; retryAt: number | null }

const instructed: ReadonlySet<SlideTask> = new Set(['translate', 'add', 'show-as'] as const)

const takesInstruction = (task: SlideTask): boolean => instructed.has(task)

/** Asks a model about a slide. What it answers is only shown: the deck does not change here. */
export function useProposal(openDeck: OpenDeck, slide: Slide, task: SlideTask, onStop: () => void) {
  const { models, generation, clock, overlays } = useWorkspace()
  const [asking, setAsking] = useState<Asking>({
    status: takesInstruction(task) ? 'instructing' : 'asking',
  })
  const [instruction, setInstruction] = useState('')
  const abort = useRef<AbortController | null>(null)

  async function propose(typed: string) {
    abort.current?.abort()
    const { signal } = (abort.current = new AbortController())
    const { deck } = openDeck.state.getState()
    const request = generation.state.getState().origins[openDeck.id]?.request
    const answer = await proposeEdit(
      { task, instruction: typed },
      { deck, slide, ...(request && { request }) },
      { models, signal },
    )
    // Stopped, or asked once more: this answer is nobody's any longer.
    if (signal.aborted) return
    if (!answer.ok && (answer.error.code === 'no-key' || answer.error.code === 'no-address'))
      return overlays.show('settings:improve')
    setAsking(
      answer.ok
        ? { status: 'proposed', proposal: answer.value }
        : {
            status: 'failed',
            failure: answer.error,
            retryAt: findRetryTime(answer.error, clock.now()),
          },
    )
  }

  function ask(typed: string) {
    setInstruction(typed)
    setAsking({ status: 'asking' })
    void propose(typed)
  }

  const begin = useEffectEvent(() => {
    if (!takesInstruction(task)) void propose('')
  })
  useEffect(() => {
    begin()
    return () => abort.current?.abort()
  }, [])

  return {
    asking,
    instruction,
    ask,
    again: () => ask(instruction),
    stop() {
      abort.current?.abort()
      if (takesInstruction(task)) setAsking({ status: 'instructing' })
      else onStop()
    },
    /** Back to what was asked for, where there is such a thing. */
    instructAgain: takesInstruction(task) ? () => setAsking({ status: 'instructing' }) : null,
  }
}
