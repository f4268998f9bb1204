import { useCallback, useState } from 'react'

import { createLazy } from '#core/lazy.ts'
import { dashboardWords } from '#words/library/dashboard.ts'

import { useWorkspace } from '../../workspace-context.ts'

const lazyDownload = createLazy(() => import('./download-backup.ts'))

/** Everything everyone has in this browser, downloaded as one file. */
export function useBackup(): { isBusy: boolean; download: () => Promise<string> } {
  const { decks, clock } = useWorkspace()
  const [isBusy, setBusy] = useState(false)

  /** Answers with a sentence about what came of it. */
  const download = useCallback(async () => {
    setBusy(true)
    // What writes it may not load, as a whole or later a part of it.
    const writer = await lazyDownload.load()
    const outcome = writer.ok
      ? await writer.value.downloadBackup(decks, clock.now()).catch(() => null)
      : null
    setBusy(false)
    return outcome ?? dashboardWords.backup.failed
  }, [decks, clock])

  return { isBusy, download }
}
