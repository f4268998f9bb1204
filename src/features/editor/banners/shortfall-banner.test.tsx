import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'

import type { GenerationState, Shortfall } from '#workspace/generation/generation-state.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'
import type { Workspace } from '#workspace/workspace.ts'

import { createManualClock } from '../../../../test/fixtures/manual-clock.ts'
import { createSampleReply } from '../../../../test/fixtures/sample-reply.ts'
import { WorkspaceContext } from '../../workspace-context.ts'
import { ShortfallBanner } from './shortfall-banner.tsx'

const { deck } = createSampleReply(3)

function paint(cause: Extract<Shortfall, { kind: 'part' }>['cause']): string {
  const origin = {
    request: { topic: 'Voices' },
    slideIds: [],
    shortfall: { kind: 'part', missing: 3, cause, provider: 'gemini' },
    description: '',
    isAccepted: false,
    end: null,
  } as const
  const state = createStore<GenerationState>(() => ({
    run: null,
    last: null,
    origins: { a: origin },
  }))
  const workspace = { generation: { state }, clock: createManualClock() } as unknown as Workspace
  const openDeck = { id: 'a', state: createStore(() => ({ deck })) } as unknown as OpenDeck
  return renderToStaticMarkup(
    <WorkspaceContext value={workspace}>
      <ShortfallBanner openDeck={openDeck} />
    </WorkspaceContext>,
  )
}

it('where the service that broke off says when, Continue counts down to it', () => {
  const failure = { code: 'rate-limited', retryAfterMs: 37_500 } as const
  const painted = paint({ code: 'failed', failure })
  expect(painted).toMatch(/<button[^>]*disabled[^>]*>Continue/)
  expect(painted).toContain('in 38 s')
})

it('where it says nothing, the rest can be asked for at once', () => {
  expect(paint({ code: 'failed', failure: { code: 'overloaded' } })).toMatch(
    /<button(?![^>]*disabled)[^>]*>Continue/,
  )
  expect(paint({ code: 'cut-off' })).toMatch(/<button(?![^>]*disabled)[^>]*>Continue/)
})
