import { useCallback, useState } from 'react'

import { saveFile } from '#ui/save-file.ts'
import { dashboardWords } from '#words/dashboard.ts'
import { exportLibrary } from '#workspace/library/export-library.ts'

import { useWorkspace } from '../workspace-context.ts'

const words = dashboardWords.backup

/** Everything everyone has in this browser, downloaded as one file. */
export function useBackup(): { isBusy: boolean; download: () => Promise<string> } {
  const { decks, clock } = useWorkspace()
  const [isBusy, setBusy] = useState(false)

  /** Answers with a sentence about what came of it. */
  const download = useCallback(async () => {
    setBusy(true)
    // What writes it may not load.
    const backup = await exportLibrary(decks, words.fileName(clock.now())).catch(() => null)
    setBusy(false)
    if (!backup?.ok) return words.outcomes.failed
    saveFile(backup.value)
    return backup.value.losses.length === 0 ? words.outcomes.done : words.outcomes.partial
  }, [decks, clock])

  return { isBusy, download }
}
