import type { StoreFailure } from '#ports/storage/deck-store.ts'
import { Banner } from '#ui/notices/banner.tsx'
import { describeLibraryError } from '#words/storage.ts'

/** What a press on the last button came to: nothing chosen yet, or not saved. */
export type CreationOutcome = { code: 'incomplete' } | StoreFailure | null

/** Why the deck could not be saved. What was typed is still there. */
export function CreationFailure({ outcome }: { outcome: CreationOutcome }) {
  if (!outcome || outcome.code === 'incomplete') return null
  return (
    <Banner tone="danger">{describeLibraryError({ operation: 'save', failure: outcome })}</Banner>
  )
}
