import { expect, it } from 'vitest'

import { describeShowChannel } from '#ports/show-channel.contract.ts'

import { openBroadcastShowChannel } from './broadcast-show-channel.ts'

const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 50))

describeShowChannel('BroadcastChannel', () => openBroadcastShowChannel, settle)

it('what is no message of ours is dropped', async () => {
  const channel = openBroadcastShowChannel('deck')
  const heard: unknown[] = []
  channel.onMessage((message) => heard.push(message))
  const stranger = new BroadcastChannel('lectern-show:deck')
  const nonsense = [
    null,
    'next',
    { kind: 'move' },
    { kind: 'move', move: 'away' },
    { kind: 'move', move: -1 },
    { kind: 'move', move: 1.5 },
    { kind: 'place', place: { index: 0, ended: false, blank: 'red' }, startedAt: 0 },
    { kind: 'place', place: { index: 0, ended: false, blank: null }, startedAt: Infinity },
  ]
  const sound = { kind: 'move', move: 'next', more: 'is left out' }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- not a window
  for (const message of [...nonsense, sound]) stranger.postMessage(message)
  await settle()
  expect(heard).toEqual([{ kind: 'move', move: 'next' }])
  stranger.close()
  channel.close()
})
