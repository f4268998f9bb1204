import type { PresentationRecord } from '#core/deck/record.ts'
import { renameDeck } from '#core/edit/rename-deck.ts'
import { fail, ok, type Result } from '#core/result.ts'
import type { RecordChanges, StoreFailure } from '#ports/storage/deck-store.ts'

import { editStoredDeck } from './edit-stored-deck.ts'
import type { Workspace } from '#workspace/workspace.ts'

export type PresentationDetails = Pick<
  PresentationRecord,
  'title' | 'description' | 'tags' | 'status'
>

/** `titleSaved` when the new title was stored before the rest failed. */
export type DetailsFailure = { failure: StoreFailure; titleSaved: boolean }

/**
 * Saves what the Details dialog edits: the title with the content, the rest with the record alone.
 * Only what differs from the record as it was opened: the rest may have changed in another tab.
 */
export async function saveDetails(
  { library, openStored }: Pick<Workspace, 'library' | 'openStored'>,
  opened: PresentationRecord,
  { title, ...details }: PresentationDetails,
): Promise<Result<PresentationRecord, DetailsFailure>> {
  const changes = pickChanges(opened, details)
  const renames = title !== opened.title
  if (!renames && Object.keys(changes).length === 0) return ok(opened)
  if (renames) {
    const renamed = await editStoredDeck(openStored, opened.id, (view) => renameDeck(view, title))
    if (!renamed.ok) return fail({ failure: renamed.error, titleSaved: false })
  }
  // After a new title too, even with nothing else to change: it brings the library up to date.
  const updated = await library.updateDetails(opened.id, changes)
  return updated.ok ? updated : fail({ failure: updated.error, titleSaved: renames })
}

function pickChanges(
  opened: PresentationRecord,
  { description, tags, status }: Omit<PresentationDetails, 'title'>,
): RecordChanges {
  const sameTags =
    tags.length === opened.tags.length && tags.every((tag, index) => tag === opened.tags[index])
  return {
    ...(description !== opened.description && { description }),
    ...(!sameTags && { tags }),
    ...(status !== opened.status && { status }),
  }
}
