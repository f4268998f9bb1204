import { Download } from 'lucide-react'
import { useMemo } from 'react'

import { createWords } from '#words/create/create.ts'
import { exportWords } from '#words/files/export.ts'

import { type Action, useActions } from '../actions.ts'
import { useWorkspace } from '../workspace-context.ts'

/** The palette offers it with and without a presentation: who looks for it here is told what is missing. */
export function useExportAction(): void {
  const { overlays } = useWorkspace()
  const actions = useMemo<Action[]>(
    () => [
      {
        id: 'export',
        label: exportWords.title,
        icon: <Download />,
        run: () => overlays.show('export'),
      },
    ],
    [overlays],
  )
  useActions(createWords.actions, actions)
}
