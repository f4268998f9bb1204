import { fail, ok, type Result } from '#core/result.ts'
import type { DeckStore, StoreFailure } from '#ports/storage/deck-store.ts'

import type { CurrentDeck } from './current-deck.ts'
import type { OpenDeck } from './open-deck.ts'
import type { Session } from '#workspace/account/session.ts'

/** By id, whosever it is and whatever is current. */
export type OpenStored = (id: string) => Promise<Result<OpenDeck, StoreFailure>>

type Needs = {
  decks: DeckStore
  session: Session
  /** Called when the first presentation is opened: loads what editing needs. */
  loadOpenStored: () => Promise<Result<OpenStored, StoreFailure>>
  adoptDeck: CurrentDeck['adoptDeck']
  /** Called after each save, so that lists elsewhere can follow. */
  onSaved: () => void
}

/** Opens presentations of one's own: one of somebody else is as good as not there. */
export const createDeckOpener =
  ({ decks, session, loadOpenStored, adoptDeck, onSaved }: Needs): OpenStored =>
  async (id) => {
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
    return ok(adoptDeck(opened.value))
  }
