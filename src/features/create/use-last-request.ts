import { useState } from 'react'

import { useWorkspace } from '../workspace-context.ts'
import { type RequestDraft, emptyRequest, toRequestDraft } from './request-draft.ts'

/** What was asked for and has not been made, also by whoever left the screen meanwhile. */
export function useLastRequest(): RequestDraft {
  const { generation } = useWorkspace()
  const [request] = useState(() => {
    const { run, last } = generation.state.getState()
    if (run?.deckId === null) return toRequestDraft(run.request)
    return last && last.end.kind !== 'saved' ? toRequestDraft(last.request) : emptyRequest
  })
  return request
}
