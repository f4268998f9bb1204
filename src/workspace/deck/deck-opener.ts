import { fail, ok, type Result } from '#core/result.ts'
import type { DeckStore, StoreFailure } from '#ports/deck-store.ts'

import type { OpenDeck } from './open-deck.ts'
import type { Session } from '#workspace/account/session.ts'

/** Opens presentations, and knows which of them is open now. */
export type DeckOpener = {
  /** A presentation of somebody else is as good as not there. */
  open(id: string): Promise<Result<OpenDeck, StoreFailure>>
  /** One that was opened elsewhere, as by a link, is the current one from now on. */
  adopt(deck: OpenDeck): OpenDeck
  current(): OpenDeck | null
}

/** By id, whosever it is and whatever is current. */
export type OpenStored = (id: string) => Promise<Result<OpenDeck, StoreFailure>>

type Needs = {
  decks: DeckStore
  session: Session
  /** Called when the first presentation is opened: loads what editing needs. */
  loadOpenStored: () => Promise<Result<OpenStored, StoreFailure>>
  /** Called after each save, so that lists elsewhere can follow. */
  onSaved: () => void
}

export function createDeckOpener({ decks, session, loadOpenStored, onSaved }: Needs): DeckOpener {
  let current: OpenDeck | null = null

  function adopt(opened: OpenDeck): OpenDeck {
    const deck: OpenDeck = {
      ...opened,
      async close() {
        await opened.close()
        if (current === deck) current = null
      },
    }
    current = deck
    return deck
  }

  return {
    async open(id) {
      const [record, openStored] = await Promise.all([decks.loadRecord(id), loadOpenStored()])
      if (!record.ok) return record
      if (record.value.user_id !== session.state.getState().user?.id)
        return fail({ code: 'not-found' })
      if (!openStored.ok) return openStored
      const opened = await openStored.value(id)
      if (!opened.ok) return opened

      opened.value.state.subscribe(({ save }, before) => {
        if (save.kind === 'saved' && before.save.kind !== 'saved') onSaved()
      })
      return ok(adopt(opened.value))
    },

    adopt,
    current: () => current,
  }
}
