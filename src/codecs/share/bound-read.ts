import { fail, ok, type Result } from '#core/result.ts'

import { limitDeck } from '../limit-deck.ts'
import type { ReadDeck, ReadResult } from '../read-result.ts'

/** Whoever made the link may have put more into it than a page can lay out. */
export function boundRead(read: ReadResult): Result<ReadDeck, 'damaged' | 'too-large'> {
  if (read.ok) return ok(limitDeck(read.value))
  return fail(read.error === 'too-large' ? 'too-large' : 'damaged')
}
