import { useMemo } from 'react'

import { createWords } from '#words/create/create.ts'

import { useActions } from '../actions.ts'
import { listImportActions } from '../list-import-actions.tsx'
import { useWorkspace } from '../workspace-context.ts'

/** Slides that are there already, as one more way to begin: offered to the palette, and answered. */
export function useImportActions(): ReturnType<typeof listImportActions> {
  const { overlays } = useWorkspace()
  const actions = useMemo(() => listImportActions(overlays), [overlays])
  useActions(createWords.actions, actions)
  return actions
}
