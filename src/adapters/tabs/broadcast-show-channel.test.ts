import { expect, it } from 'vitest'

import { describeShowChannel } from '#ports/tabs/show-channel.contract.ts'

import { openBroadcastShowChannel } from './broadcast-show-channel.ts'

const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 50))

describeShowChannel('BroadcastChannel', () => openBroadcastShowChannel, settle)

it('what is no message of ours is dropped', async () => {
  const channel = openBroadcastShowChannel('deck')
  const heard: unknown[] = []
  channel.onMessage((message) => heard.push(message))
  const stranger = new BroadcastChannel('lectern-show:deck')
  const place = {
    kind: 'place',
    showId: 'show',
    slideId: 'slide',
    place: { index: 0, ended: false, blank: null },
    startedAt: 0,
    isBlocked: false,
  }
  const nonsense = [
    null,
    'next',
    { kind: 'move', move: 'next' },
    { kind: 'move', showId: 'show' },
    { kind: 'move', showId: 'show', move: 'away' },
    { kind: 'move', showId: 'show', move: -1 },
    { kind: 'move', showId: 'show', move: 1.5 },
    { ...place, place: { ...place.place, blank: 'red' } },
    { ...place, startedAt: Infinity },
    { ...place, slideId: 7 },
  ]
  const sound = { kind: 'move', showId: 'show', move: 'next', more: 'is left out' }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- not a window
  for (const message of [...nonsense, sound]) stranger.postMessage(message)
  await settle()
  expect(heard).toEqual([{ kind: 'move', showId: 'show', move: 'next' }])
  stranger.close()
  channel.close()
})
