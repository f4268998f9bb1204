import { expect, it } from 'vitest'

import { describeDeckChannel } from '#ports/tabs/deck-channel.contract.ts'

import { openBroadcastDeckChannel } from './broadcast-deck-channel.ts'

const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 50))

describeDeckChannel('BroadcastChannel', () => openBroadcastDeckChannel, settle)

it('what is no message of ours is dropped', async () => {
  const channel = openBroadcastDeckChannel('deck')
  const heard: unknown[] = []
  channel.onMessage((message) => heard.push(message))
  const stranger = new BroadcastChannel('lectern-deck:deck')
  const nonsense = [
    null,
    'change',
    { kind: 'change' },
    { kind: 'change', change: [1, 2, 3] },
    { kind: 'change', change: new Uint16Array(2) },
    { kind: 'change', change: new Uint8Array(64 * 1024 * 1024 + 1) },
    { kind: 'hello', vector: new Uint8Array(1), assets: [1], answers: false },
    { kind: 'assets', assets: Array.from({ length: 10_001 }, () => '') },
    { kind: 'update', change: new Uint8Array(1) },
  ]
  const sound = { kind: 'change', change: new Uint8Array([1]), more: 'is left out' }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- not a window
  for (const message of [...nonsense, sound]) stranger.postMessage(message)
  await settle()
  expect(heard).toEqual([{ kind: 'change', change: new Uint8Array([1]) }])
  stranger.close()
  channel.close()
})
