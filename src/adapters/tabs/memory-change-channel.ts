import type { ChangeChannel } from '#ports/tabs/change-channel.ts'

/** Channels between the tabs of a browser that is only imagined: each call opens one more. */
export function createMemoryChangeChannels(): () => ChangeChannel {
  const listeners = new Set<() => void>()
  return () => {
    const own = new Set<() => void>()
    return {
      post: () => listeners.forEach((listen) => own.has(listen) || listen()),
      onMessage: (listen) => void (own.add(listen), listeners.add(listen)),
      close: () => own.forEach((listen) => listeners.delete(listen)),
    }
  }
}
