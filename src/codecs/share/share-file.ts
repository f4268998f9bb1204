import { fail } from '#core/result.ts'

import type { DeckReader } from '../read-result.ts'
import { openCarried } from './open-carried.ts'
import { readShare } from './read-share.ts'
import { unmarkShareFile } from './share-file-mark.ts'

/** A share file without a password. With one it is opened where somebody can be asked for it. */
export const readShareFile: DeckReader = async (bytes, options) => {
  const carried = unmarkShareFile(new Uint8Array(bytes))
  if (!carried) return fail('damaged')
  const opened = await openCarried(carried, { now: Date.now() })
  if (opened.ok) return readShare(opened.value, options)
  if (opened.error === 'newer') return fail('unsupported-version')
  if (opened.error === 'expired') return fail('expired')
  return fail(opened.error === 'damaged' ? 'damaged' : 'encrypted')
}
