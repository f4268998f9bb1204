import { useState } from 'react'

import type { RequestDraft } from './request-draft.ts'

export type RequestText = 'topic' | 'source'

/** `request`: as it stood when that was said. */
type Missing = { field: RequestText; text: string; request: Pick<RequestDraft, RequestText> }

/**
 * What was pressed too early wants a text first, and says so at its field until either text changes:
 * with a text of one's own no topic is needed.
 */
export function useMissing(request: RequestDraft) {
  const [missing, setMissing] = useState<Missing | null>(null)
  return {
    /** New with every press, so that a form moves the focus again. */
    outcome: missing,
    say: (field: RequestText, text: string) => setMissing({ field, text, request }),
    find: (field: RequestText): string | null =>
      missing?.field === field &&
      missing.request.topic === request.topic &&
      missing.request.source === request.source
        ? missing.text
        : null,
  }
}
