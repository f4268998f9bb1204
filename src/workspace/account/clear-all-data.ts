import type { Result } from '#core/result.ts'
import type { StoreFailure } from '#ports/storage/deck-store.ts'

import type { Workspace } from '#workspace/workspace.ts'

/** Empties this browser for every profile; whoever is signed in stays so, with an empty library. */
export async function clearAllData(
  {
    localData,
    keys,
    models,
    generation,
    library,
  }: Pick<Workspace, 'localData' | 'keys' | 'models' | 'library'> & {
    generation: Pick<Workspace['generation'], 'forget'>
  },
  userId: string,
): Promise<Result<void, StoreFailure>> {
  // First: what is being written now would be stored after everything else is gone.
  await generation.forget()
  const cleared = await localData.clear()
  // Keys of this session rest in memory only, where clearing the disk does not reach.
  if (cleared.ok) {
    await keys.clear()
    models.forget()
  }
  library.announce()
  await library.show(userId)
  return cleared
}
