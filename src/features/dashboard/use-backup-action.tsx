import { Download } from 'lucide-react'
import { useMemo } from 'react'

import { showToast } from '#ui/show-toast.ts'
import { dashboardWords as words } from '#words/en/dashboard.ts'

import { type Action, useActions } from '../actions.ts'
import { useBackup } from './use-backup.ts'

/** A backup without clearing anything: offered to the palette, and answered for the menu. */
export function useBackupAction(): Action {
  const { isBusy, download } = useBackup()
  const actions = useMemo<[Action]>(
    () => [
      {
        id: 'backup',
        label: words.backup.action,
        icon: <Download />,
        enabled: !isBusy,
        run: () => void download().then((outcome) => showToast(outcome)),
      },
    ],
    [isBusy, download],
  )
  useActions(words.actions.group, actions)
  return actions[0]
}
