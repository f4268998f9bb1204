import { createStore } from 'zustand/vanilla'

import type { DeckRequest } from '#core/outline/deck-request.ts'

import type { Generation } from './generation.ts'
import type { GenerationEnd, GenerationState } from './generation-state.ts'

/** What every screen may look at is there at once; what writes is fetched when it first must. */
export function createLazyGeneration(
  fetch: (state: Generation['state']) => Promise<Generation>,
): Generation {
  const state = createStore<GenerationState>(() => ({ run: null, last: null, origins: {} }))
  let coming: Promise<Generation | null> | null = null

  /** What could not be fetched is asked for again the next time. */
  const summon = (): Promise<Generation | null> =>
    (coming ??= fetch(state).catch(() => {
      coming = null
      return null
    }))

  async function make(
    request: DeckRequest | undefined,
    order: (generation: Generation) => Promise<GenerationEnd>,
  ): Promise<GenerationEnd> {
    const generation = await summon()
    if (generation) return order(generation)
    const end: GenerationEnd = { kind: 'no-model', failure: { code: 'offline' } }
    // The screen says what became of the request from here.
    if (request) state.setState({ last: { request, end } })
    return end
  }
  const again = (order: (generation: Generation) => Promise<GenerationEnd>) =>
    make(state.getState().last?.request, order)

  const tell = (word: (generation: Generation) => void) =>
    void coming?.then((generation) => generation && word(generation))

  return {
    state,
    start: (...asked) => make(asked[0], (generation) => generation.start(...asked)),
    retry: () => again((generation) => generation.retry()),
    compose: (...asked) => make(asked[0], (generation) => generation.compose(...asked)),
    takeTemplate: (...asked) => make(asked[0], (generation) => generation.takeTemplate(...asked)),
    complete: async (openDeck) => (await summon())?.complete(openDeck),
    stop: () => tell((generation) => generation.stop()),
    saveAgain: () => again((generation) => generation.saveAgain()),
    accept: (deckId) => void summon().then((generation) => generation?.accept(deckId)),
    async forget() {
      // What was known before a reload is there although nothing was fetched since.
      state.setState({ last: null, origins: {} })
      await (await coming)?.forget()
    },
  }
}
