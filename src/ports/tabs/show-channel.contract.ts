import { describe, expect, it } from 'vitest'

import type { OpenShowChannel, ShowMessage } from './show-channel.ts'

const place: ShowMessage = {
  kind: 'place',
  showId: 'show',
  slideId: 'slide',
  place: { index: 2, ended: false, blank: 'black' },
  startedAt: 1_700_000_000_000,
  isBlocked: false,
}

/** `settle` resolves when every message that was posted has arrived. */
export function describeShowChannel(
  name: string,
  create: () => OpenShowChannel,
  settle: () => Promise<void>,
): void {
  function listen(open: OpenShowChannel, deckId: string) {
    const channel = open(deckId)
    const heard: ShowMessage[] = []
    channel.onMessage((message) => heard.push(message))
    return { channel, heard }
  }

  describe(`show channel, ${name}`, () => {
    it('every kind of message reaches the other windows of the deck, in order, and not its sender', async () => {
      const open = create()
      const [show, presenter, third, elsewhere] = ['deck', 'deck', 'deck', 'other'].map((id) =>
        listen(open, id),
      )
      const messages: ShowMessage[] = [
        { kind: 'hello' },
        place,
        { kind: 'spoken', showId: 'show', slideId: 'slide', word: -1 },
        { kind: 'spoken', showId: 'show', slideId: 'slide', word: null },
        { kind: 'move', showId: 'show', move: 'next' },
        { kind: 'move', showId: 'show', move: 11 },
        { kind: 'skip', showId: 'show', by: -1 },
        { kind: 'closed', showId: 'show' },
      ]
      for (const message of messages) show!.channel.post(message)
      await settle()
      expect(presenter!.heard).toEqual(messages)
      expect(third!.heard).toEqual(messages)
      expect([show!.heard, elsewhere!.heard]).toEqual([[], []])
      for (const window of [show, presenter, third, elsewhere]) window!.channel.close()
    })

    it('a closed channel hears nothing more', async () => {
      const open = create()
      const [show, presenter] = [listen(open, 'deck'), listen(open, 'deck')]
      presenter.channel.close()
      show.channel.post(place)
      await settle()
      expect(presenter.heard).toEqual([])
      show.channel.close()
    })
  })
}
