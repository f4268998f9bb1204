import type { ChangeChannel } from '#ports/tabs/change-channel.ts'

/** Between the tabs of one browser. */
export function createBroadcastChangeChannel(name: string): ChangeChannel {
  const channel = new BroadcastChannel(name)
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- not a window
    post: () => channel.postMessage('changed'),
    onMessage: (listen) => channel.addEventListener('message', () => listen()),
    close: () => channel.close(),
  }
}
