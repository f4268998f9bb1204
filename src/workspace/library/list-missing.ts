import type { RestoreEntry, RestorePlan } from '#core/deck/stored/restore-plan.ts'

import type { LibraryState } from './library.ts'

/** Which presentations of a backup are not here yet. */
export const listMissing = (
  { entries }: RestorePlan,
  { records, damaged }: Pick<LibraryState, 'records' | 'damaged'>,
): RestoreEntry[] => {
  const here = new Set([...records, ...damaged].map(({ id }) => id))
  return entries.filter(({ id }) => !here.has(id))
}
