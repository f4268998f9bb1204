import type { DeckChannel, DeckMessage, OpenDeckChannel } from '#ports/deck-channel.ts'

type Listener = (message: DeckMessage) => void

/** Tabs that live in one place, for tests: as in a browser, a message arrives later and as a copy. */
export function createMemoryDeckChannels(): OpenDeckChannel {
  const listeners = new Map<string, Map<DeckChannel, Listener[]>>()

  return (deckId) => {
    const tabs = listeners.get(deckId) ?? new Map<DeckChannel, Listener[]>()
    listeners.set(deckId, tabs)
    const channel: DeckChannel = {
      post(message) {
        for (const [tab] of tabs) {
          if (tab === channel) continue
          const copy = structuredClone(message)
          queueMicrotask(() => tabs.get(tab)?.forEach((listen) => listen(copy)))
        }
      },
      onMessage: (listen) => tabs.get(channel)?.push(listen),
      close: () => tabs.delete(channel),
    }
    tabs.set(channel, [])
    return channel
  }
}
