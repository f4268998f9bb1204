import { createStore } from 'zustand/vanilla'

import { createLazy } from '#core/lazy.ts'
import type { DeckRequest } from '#core/outline/deck-request.ts'

import type { Generation } from './generation.ts'
import type { GenerationEnd, GenerationState } from './generation-state.ts'

/** What every screen may look at is there at once; what writes is fetched when it first must. */
export function createLazyGeneration(
  fetch: (state: Generation['state']) => Promise<Generation>,
): Generation {
  const state = createStore<GenerationState>(() => ({ run: null, last: null, origins: {} }))
  const lazy = createLazy(() => fetch(state))

  async function make(
    request: DeckRequest | undefined,
    order: (generation: Generation) => Promise<GenerationEnd>,
  ): Promise<GenerationEnd> {
    const loaded = await lazy.load()
    if (loaded.ok) return order(loaded.value)
    const end: GenerationEnd = { kind: 'no-model', failure: { code: 'offline' } }
    // The screen says what became of the request from here.
    if (request) state.setState({ last: { request, end } })
    return end
  }
  const again = (order: (generation: Generation) => Promise<GenerationEnd>) =>
    make(state.getState().last?.request, order)

  return {
    state,
    start: (...asked) => make(asked[0], (generation) => generation.start(...asked)),
    retry: () => again((generation) => generation.retry()),
    compose: (...asked) => make(asked[0], (generation) => generation.compose(...asked)),
    takeTemplate: (...asked) => make(asked[0], (generation) => generation.takeTemplate(...asked)),
    async complete(openDeck) {
      const loaded = await lazy.load()
      return loaded.ok ? loaded.value.complete(openDeck) : undefined
    },
    stop: () => void lazy.tell((generation) => generation.stop()),
    saveAgain: () => again((generation) => generation.saveAgain()),
    async accept(deckId) {
      const loaded = await lazy.load()
      if (loaded.ok) loaded.value.accept(deckId)
    },
    async forget() {
      // What was known before a reload is there although nothing was fetched since.
      state.setState({ last: null, origins: {} })
      await lazy.tell((generation) => generation.forget())
    },
  }
}
