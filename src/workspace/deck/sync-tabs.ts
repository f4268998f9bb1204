import type { DeckChannel } from '#ports/tabs/deck-channel.ts'
import type { DeckDocument } from '#ports/storage/document.ts'

import type { SessionPictures } from '#workspace/pictures/session-pictures.ts'

type Needs = { channel: DeckChannel; document: DeckDocument; pictures: SessionPictures }

/** Keeps the documents of all tabs the same. `greet` asks the others for what this one has missed. */
export function syncTabs({ channel, document, pictures }: Needs): { greet(): void } {
  const sayHello = (answers: boolean) =>
    channel.post({
      kind: 'hello',
      vector: document.encodeVector(),
      assets: pictures.listKept(),
      answers,
    })

  document.onChange((change, madeBy) => {
    if (madeBy === 'write') channel.post({ kind: 'change', change })
  })

  channel.onMessage((message) => {
    if (message.kind === 'change') document.merge(message.change)
    else pictures.keep(message.assets)

    if (message.kind === 'hello') {
      const change = document.encodeSince(message.vector)
      if (change) channel.post({ kind: 'change', change })
      if (!message.answers) sayHello(true)
    }
  })

  return { greet: () => sayHello(false) }
}
