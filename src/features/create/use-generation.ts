import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useStore } from 'zustand'

import type { DeckRequest } from '#core/outline/deck-request.ts'
import { generationWords } from '#words/create/generation.ts'
import type { GenerationEnd, GenerationRun } from '#workspace/generation/generation-state.ts'

import { paths } from '../paths.ts'
import { useWorkspace } from '../workspace-context.ts'
import { type RequestDraft, toDeckRequest, toTemplateRequest } from './request-draft.ts'

export type Generating = {
  /** The new presentation that is being written, if one is. */
  run: GenerationRun | null
  /** How the last one ended, and what had been asked for. */
  end: GenerationEnd | null
  request: DeckRequest | null
  generate(draft: RequestDraft): Promise<void>
  generateHere(draft: RequestDraft): Promise<void>
  compose(draft: RequestDraft): Promise<void>
  takeTemplate(draft: RequestDraft): Promise<void>
  retry(): Promise<void>
  saveAgain(): Promise<void>
}

/** Everything that makes a new presentation from what was asked for; what comes of it is opened. */
export function useGeneration(): Generating {
  const { generation, overlays } = useWorkspace()
  const [, navigate] = useLocation()
  const run = useStore(generation.state, (state) => state.run)
  const last = useStore(generation.state, (state) => state.last)

  useEffect(
    () =>
      generation.state.subscribe(({ last: now }, before) => {
        if (now === before.last || !now) return
        if (now.end.kind === 'saved') navigate(paths.deck(now.end.id), { replace: true })
        if (now.end.kind === 'no-model' && now.end.failure.code !== 'offline')
          overlays.show('settings')
      }),
    [generation, overlays, navigate],
  )

  return {
    run: run?.deckId === null ? run : null,
    end: last?.end ?? null,
    request: last?.request ?? null,
    generate: (draft) => settle(generation.start(toDeckRequest(draft))),
    generateHere: (draft) => settle(generation.start(toDeckRequest(draft), 'built-in')),
    compose: (draft) =>
      settle(
        generation.compose(
          { ...toDeckRequest(draft), source: draft.source },
          { description: generationWords.ways.composed },
        ),
      ),
    takeTemplate(draft) {
      const request = toTemplateRequest(draft, generation.state.getState().last?.request)
      return settle(
        generation.takeTemplate(request, { description: generationWords.ways.templated }),
      )
    },
    retry: () => settle(generation.retry()),
    saveAgain: () => settle(generation.saveAgain()),
  }
}

/** How it ended is in the state. */
const settle = async (work: Promise<GenerationEnd>): Promise<void> => void (await work)
