import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'

import { createMemoryTabMemory } from '#adapters/tabs/memory-tab-memory.ts'
import type { TabMemory } from '#ports/tabs/tab-memory.ts'

import type { DeckOrigin, GenerationState } from './generation-state.ts'
import { keepOrigins } from './keep-origins.ts'

const part: DeckOrigin = {
  request: { topic: 'Tides', slideCount: 6, source: 'The moon pulls the sea.' },
  slideIds: ['slide-1', 'slide-2', 'slide-3'],
  shortfall: { kind: 'part', missing: 3, cause: { code: 'stopped' }, provider: 'gemini' },
  description: 'Presentation with 3 slides',
  isAccepted: false,
  end: null,
}
const template: DeckOrigin = { ...part, shortfall: { kind: 'template' } }

/** A page that is loaded in a tab. */
async function load(memory: TabMemory) {
  const state = createStore<GenerationState>(() => ({ run: null, last: null, origins: {} }))
  await keepOrigins(state, memory)
  return state
}

test('GD9 what a presentation lacks is still known after a reload', async () => {
  const memory = createMemoryTabMemory()
  const state = await load(memory)
  state.setState({ origins: { a: part, b: template } })
  expect((await load(memory)).getState().origins).toEqual({ a: part, b: template })
})

test.each<NonNullable<DeckOrigin['shortfall']>>([
  {
    kind: 'part',
    missing: 1,
    cause: { code: 'failed', failure: { code: 'model-gone', model: 'writer-1', said: 'No.' } },
    provider: 'custom',
  },
  {
    kind: 'part',
    missing: 1,
    cause: { code: 'failed', failure: { code: 'overloaded' } },
    provider: 'openai',
  },
  {
    kind: 'part',
    missing: 1,
    cause: { code: 'unreadable', reply: 'Well…' },
    provider: 'anthropic',
  },
  { kind: 'fallback', reason: 'no-json', reply: 'Sorry.', provider: 'gemini' },
])('GD9 %o outlives a reload', async (shortfall) => {
  const memory = createMemoryTabMemory()
  const state = await load(memory)
  state.setState({ origins: { a: { ...part, shortfall } } })
  expect((await load(memory)).getState().origins['a']?.shortfall).toEqual(shortfall)
})

test('GD9 so does what was made of a text without any topic', async () => {
  const memory = createMemoryTabMemory()
  const state = await load(memory)
  const composed = { ...part, request: { ...part.request, topic: '' }, shortfall: null }
  state.setState({ origins: { a: composed } })
  expect((await load(memory)).getState().origins).toEqual({ a: composed })
})

test('GD9 how the last attempt ended is not repeated after a reload', async () => {
  const memory = createMemoryTabMemory()
  const state = await load(memory)
  state.setState({ origins: { a: { ...part, end: { kind: 'stopped' } } } })
  expect((await load(memory)).getState().origins['a']?.end).toBeNull()
})

test('GD9 what was forgotten stays forgotten', async () => {
  const memory = createMemoryTabMemory()
  const state = await load(memory)
  state.setState({ origins: { a: part } })
  state.setState({ origins: {} })
  expect(memory.read()).toBeNull()
})

test('GD9 what is made while the page still starts is kept, too', async () => {
  const memory = createMemoryTabMemory(JSON.stringify({ a: part }))
  const state = createStore<GenerationState>(() => ({ run: null, last: null, origins: {} }))
  const kept = keepOrigins(state, memory)
  state.setState({ origins: { b: template } })
  await kept
  expect(state.getState().origins).toEqual({ a: part, b: template })
})

test.each([
  'nonsense',
  '[]',
  JSON.stringify({ a: { ...part, request: {} } }),
  JSON.stringify({ a: { ...part, shortfall: { ...part.shortfall, provider: 'toString' } } }),
  JSON.stringify({ a: { ...part, shortfall: { kind: 'part', cause: { code: 'magic' } } } }),
])('GD9 what cannot be read is passed over: %s', async (kept) => {
  const state = await load(createMemoryTabMemory(kept))
  expect(state.getState().origins).toEqual({})
})
