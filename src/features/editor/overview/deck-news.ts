import { createStore, type StoreApi } from 'zustand/vanilla'

/** What was done to the deck last, for those who do not see it: said by the command, however it was given. */
export type DeckNews = {
  state: StoreApi<{ text: string; told: number }>
  tell(text: string): void
}

export function createDeckNews(): DeckNews {
  const state = createStore(() => ({ text: '', told: 0 }))
  return { state, tell: (text) => state.setState(({ told }) => ({ text, told: told + 1 })) }
}
