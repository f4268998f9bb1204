import type { PresentationRecord } from '#core/deck/record.ts'
import { renameDeck } from '#core/edit/rename-deck.ts'
import type { Result } from '#core/result.ts'
import type { StoreFailure } from '#ports/deck-store.ts'

import type { Workspace } from './workspace.ts'

export type PresentationDetails = Pick<
  PresentationRecord,
  'title' | 'description' | 'tags' | 'status'
>

/** Saves what the Details dialog edits. */
export async function saveDetails(
  { library, openDeck }: Pick<Workspace, 'library' | 'openDeck'>,
  record: PresentationRecord,
  { title, ...details }: PresentationDetails,
): Promise<Result<PresentationRecord, StoreFailure>> {
  if (title !== record.title) {
    const renamed = await renameStored(openDeck, record.id, title)
    if (!renamed.ok) return renamed
  }
  return library.updateDetails(record.id, details)
}

/** The title belongs to the document: written past it, the next save from another tab would undo it. */
async function renameStored(
  openDeck: Workspace['openDeck'],
  id: string,
  title: string,
): Promise<Result<void, StoreFailure>> {
  const opened = await openDeck(id)
  if (!opened.ok) return opened
  const deck = opened.value
  deck.edit((view) => renameDeck(view, title))
  const saved = await deck.flush()
  await deck.close()
  return saved
}
