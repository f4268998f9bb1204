import { ArchiveRestore, Download } from 'lucide-react'
import { useMemo } from 'react'

import { showToast } from '#ui/notices/show-toast.ts'
import { dashboardWords as words } from '#words/library/dashboard.ts'

import { type Action, useActions } from '../../actions.ts'
import { useWorkspace } from '../../workspace-context.ts'
import { useBackup } from './use-backup.ts'

/** A backup without clearing anything, and back: offered to the palette, and answered for the menu. */
export function useBackupActions(): readonly Action[] {
  const { overlays } = useWorkspace()
  const { isBusy, download } = useBackup()
  const actions = useMemo<Action[]>(
    () => [
      {
        id: 'backup',
        label: words.backup.action,
        icon: <Download />,
        enabled: !isBusy,
        run: () => void download().then((outcome) => showToast(outcome)),
      },
      {
        id: 'restore-backup',
        label: words.backup.restore,
        icon: <ArchiveRestore />,
        // Whatever is in a file is seen when it was read.
        run: () => overlays.show('import'),
      },
    ],
    [isBusy, download, overlays],
  )
  useActions(words.actions.group, actions)
  return actions
}
