import type { OpenDeck } from './open-deck.ts'

/** Knows which presentation is open now, wherever it came from. */
export type CurrentDeck = {
  /** It is the current one from now on, until it is closed. */
  adoptDeck(opened: OpenDeck): OpenDeck
  currentDeck(): OpenDeck | null
}

export function createCurrentDeck(): CurrentDeck {
  let current: OpenDeck | null = null
  return {
    adoptDeck(opened) {
      const deck: OpenDeck = {
        ...opened,
        async close() {
          await opened.close()
          if (current === deck) current = null
        },
      }
      current = deck
      return deck
    },
    currentDeck: () => current,
  }
}
