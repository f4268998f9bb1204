import { fail, ok, type Result } from '#core/result.ts'
import type { DeckStore, StoreFailure } from '#ports/deck-store.ts'

import type { OpenDeck } from './open-deck.ts'
import type { Session } from '#workspace/account/session.ts'

/** Where presentations are opened, and which of them lies open now. */
export type DeckDesk = {
  /** A presentation of somebody else is as good as not there. */
  open(id: string): Promise<Result<OpenDeck, StoreFailure>>
  /** Lays down a presentation that was opened elsewhere, as by a link. */
  lay(deck: OpenDeck): OpenDeck
  current(): OpenDeck | null
}

type Opener = (id: string) => Promise<Result<OpenDeck, StoreFailure>>

type Needs = {
  decks: DeckStore
  session: Session
  /** Called when the first presentation is opened: loads what editing needs. */
  loadOpener: () => Promise<Opener>
  /** Called after each save, so that lists elsewhere can follow. */
  onSaved: () => void
}

export function createDeckDesk({ decks, session, loadOpener, onSaved }: Needs): DeckDesk {
  let current: OpenDeck | null = null

  function lay(opened: OpenDeck): OpenDeck {
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
      const [record, openDeck] = await Promise.all([decks.loadRecord(id), loadOpener()])
      if (!record.ok) return record
      if (record.value.user_id !== session.state.getState().user?.id)
        return fail({ code: 'not-found' })
      const opened = await openDeck(id)
      if (!opened.ok) return opened

      opened.value.state.subscribe(({ save }, before) => {
        if (save.kind === 'saved' && before.save.kind !== 'saved') onSaved()
      })
      return ok(lay(opened.value))
    },

    lay,
    current: () => current,
  }
}
