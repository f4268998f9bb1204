import type { PresentationRecord } from '#core/deck/record.ts'
import { renameDeck } from '#core/edit/rename-deck.ts'
import type { Result } from '#core/result.ts'
import type { StoreFailure } from '#ports/deck-store.ts'

import { editStoredDeck } from './edit-stored-deck.ts'
import type { Workspace } from './workspace.ts'

export type PresentationDetails = Pick<
  PresentationRecord,
  'title' | 'description' | 'tags' | 'status'
>

/** Saves what the Details dialog edits: the title with the content, the rest with the record alone. */
export async function saveDetails(
  { library, openDeck }: Pick<Workspace, 'library' | 'openDeck'>,
  record: PresentationRecord,
  { title, ...details }: PresentationDetails,
): Promise<Result<PresentationRecord, StoreFailure>> {
  if (title !== record.title) {
    const renamed = await editStoredDeck(openDeck, record.id, (view) => renameDeck(view, title))
    if (!renamed.ok) return renamed
  }
  return library.updateDetails(record.id, details)
}
