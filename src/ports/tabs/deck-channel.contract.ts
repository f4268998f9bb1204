import { describe, expect, it } from 'vitest'

import type { DeckMessage, OpenDeckChannel } from './deck-channel.ts'

const change = (...values: number[]): DeckMessage => ({
  kind: 'change',
  change: new Uint8Array(values),
})

/** `settle` resolves when every message that was posted has arrived. */
export function describeDeckChannel(
  name: string,
  create: () => OpenDeckChannel,
  settle: () => Promise<void>,
): void {
  function listen(open: OpenDeckChannel, deckId: string) {
    const channel = open(deckId)
    const heard: DeckMessage[] = []
    channel.onMessage((message) => heard.push(message))
    return { channel, heard }
  }

  describe(`deck channel, ${name}`, () => {
    it('a message reaches every other tab of the deck, in order, and not its sender', async () => {
      const open = create()
      const [one, two, three, elsewhere] = ['deck', 'deck', 'deck', 'other'].map((id) =>
        listen(open, id),
      )
      const hello: DeckMessage = {
        kind: 'hello',
        vector: new Uint8Array([7]),
        assets: ['a'],
        answers: false,
      }
      one!.channel.post(hello)
      one!.channel.post(change(1))
      one!.channel.post({ kind: 'assets', assets: ['b'] })
      await settle()
      expect(two!.heard).toEqual([hello, change(1), { kind: 'assets', assets: ['b'] }])
      expect(three!.heard).toEqual(two!.heard)
      expect([one!.heard, elsewhere!.heard]).toEqual([[], []])
      for (const tab of [one, two, three, elsewhere]) tab!.channel.close()
    })

    it('a message is a copy: what the sender does with its bytes later is not seen', async () => {
      const open = create()
      const [one, two] = [listen(open, 'deck'), listen(open, 'deck')]
      const bytes = new Uint8Array([1, 2])
      one.channel.post({ kind: 'change', change: bytes })
      bytes.fill(9)
      await settle()
      expect(two.heard).toEqual([change(1, 2)])
      one.channel.close()
      two.channel.close()
    })

    it('a closed channel hears nothing more', async () => {
      const open = create()
      const [one, two] = [listen(open, 'deck'), listen(open, 'deck')]
      two.channel.close()
      one.channel.post(change(1))
      await settle()
      expect(two.heard).toEqual([])
      one.channel.close()
    })
  })
}
