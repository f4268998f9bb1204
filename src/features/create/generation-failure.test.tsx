import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import type { DeckRequest } from '#core/outline/deck-request.ts'
import type { GenerationEnd } from '#workspace/generation/generation-state.ts'
import { createOverlays } from '#workspace/overlays.ts'
import type { Workspace } from '#workspace/workspace.ts'

import { createManualClock } from '../../../test/fixtures/manual-clock.ts'
import { WorkspaceContext } from '../workspace-context.ts'
import { emptyRequest } from './request-draft.ts'
import { GenerationFailure } from './generation-failure.tsx'
import type { Generating } from './use-generation.ts'

const clock = createManualClock()

function paint(end: GenerationEnd | null, request: DeckRequest | null = null): string {
  const workspace = { overlays: createOverlays(), clock } as unknown as Workspace
  const generating = { run: null, end, request } as unknown as Generating
  return renderToStaticMarkup(
    <WorkspaceContext value={workspace}>
      <GenerationFailure generating={generating} request={emptyRequest} />
    </WorkspaceContext>,
  )
}

const failed = { kind: 'failed', provider: 'gemini', retryAt: null } as const

it('a failed request gives the cause, Retry, and the template instead', () => {
  const painted = paint({ ...failed, failure: { code: 'overloaded' } })
  expect(painted).toContain('Failed to generate presentation')
  expect(painted).toContain('Gemini is overloaded right now.')
  expect(painted).toMatch(/<button(?![^>]*disabled)[^>]*>Retry/)
  expect(painted).toContain('Use a template deck instead')
  expect(painted).not.toContain('Open settings')
})

it('what only the settings can mend leads there, with the service’s own words', () => {
  const painted = paint({ ...failed, failure: { code: 'bad-key', said: 'API key not valid.' } })
  expect(painted).toContain('Open settings')
  expect(painted).toContain('Gemini API error: API key not valid.')
})

it('who gave no text of their own is not asked to shorten it', () => {
  const end = { ...failed, provider: 'built-in', failure: { code: 'too-long' } } as const
  const topicOnly = paint(end, { topic: 'Bicycles' })
  expect(topicOnly).toContain('Please choose a larger model')
  expect(topicOnly).not.toContain('shorten')
  expect(topicOnly).toContain('Open settings')
  expect(paint(end, { topic: 'Bicycles', source: 'A long text.' })).toContain('Please shorten it')
})

it('where the service says when, Retry counts down to it', () => {
  const failure = { code: 'rate-limited', retryAfterMs: 37_500 } as const
  const painted = paint({ ...failed, failure, retryAt: clock.now() + 37_500 })
  expect(painted).toMatch(/<button[^>]*disabled[^>]*>Retry/)
  expect(painted).toContain('in 38 s')
})

it('a presentation that could not be stored can be stored again', () => {
  const painted = paint({ kind: 'unsaved', failure: { code: 'storage-full' } })
  expect(painted).toContain('Failed to save presentation')
  expect(painted).toContain('Save again')
})

it('a missing key is not a failure: the settings open by themselves', () => {
  expect(paint({ kind: 'no-model', failure: { code: 'no-key', provider: 'gemini' } })).toBe('')
  expect(paint({ kind: 'no-model', failure: { code: 'locked' } })).toContain('Your key is locked.')
})

it('nothing is said where nothing went wrong', () => {
  expect(paint(null)).toBe('')
  expect(paint({ kind: 'saved', id: 'a' })).toBe('')
})
