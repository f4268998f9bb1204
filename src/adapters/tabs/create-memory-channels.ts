type Channel<Message> = {
  post(message: Message): void
  onMessage(listen: (message: Message) => void): void
  close(): void
}

/** Tabs that live in one place, for tests: as in a browser, a message arrives later and as a copy. */
export function createMemoryChannels<Message>(): (topic: string) => Channel<Message> {
  type Listener = (message: Message) => void
  const topics = new Map<string, Map<Channel<Message>, Listener[]>>()

  return (topic) => {
    const tabs = topics.get(topic) ?? new Map<Channel<Message>, Listener[]>()
    topics.set(topic, tabs)
    const channel: Channel<Message> = {
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
