import { useState } from 'react'
import { useLocation } from 'wouter'

import { fail } from '#core/result.ts'
import { showToast } from '#ui/notices/show-toast.ts'
import { importWords as words } from '#words/files/import.ts'
import { describeStoreFailure } from '#words/storage.ts'
import { applyImport, createFromImport, type ImportChoice } from '#workspace/files/apply-import.ts'
import { type Imported, listFileNames } from '#workspace/files/import-job.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'
import { restoreLibrary } from '#workspace/library/restore-library.ts'

import { paths } from '../paths.ts'
import { useUser, useWorkspace } from '../workspace-context.ts'

export type ApplyImport = {
  busy: boolean
  problem: string | null
  /** Answers whether the deck was changed. */
  apply: (openDeck: OpenDeck, imported: Imported, choice: ImportChoice) => Promise<boolean>
  /** As a presentation of its own, which opens or begins. Answers whether it could be stored. */
  create: (imported: Imported, then: 'open' | 'play') => Promise<boolean>
  /** The presentations of a backup, beside those that are there. Answers whether all could be stored. */
  restore: (imported: Imported) => Promise<boolean>
}

export function useApplyImport(): ApplyImport {
  const { library, restoreNotes } = useWorkspace()
  const user = useUser()
  const [, navigate] = useLocation()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  return {
    busy,
    problem,
    async apply(openDeck, imported, choice) {
      setBusy(true)
      const applied = await applyImport(openDeck, imported, choice)
      setBusy(false)
      setProblem(applied.ok ? null : words.notApplied)
      return applied.ok
    },
    async create(imported, then) {
      setBusy(true)
      // A deep link comes here without the dashboard having said whose library it is.
      if (user) await library.show(user.id)
      const created = await createFromImport(library, imported, {
        description: words.description(listFileNames(imported)),
      })
      setBusy(false)
      if (!created.ok) {
        setProblem(describeStoreFailure(words.notStored, created.error))
        return false
      }
      navigate((then === 'play' ? paths.play : paths.deck)(created.value.id))
      return true
    },
    async restore(imported) {
      if (!user) return false
      setBusy(true)
      const [notes] = await Promise.all([restoreNotes.load(), library.show(user.id)])
      const restored = notes.ok
        ? await restoreLibrary(imported, {
            library,
            notes: notes.value,
            userId: user.id,
            description: words.restoredDescription,
          })
        : fail({ code: 'not-loaded' as const })
      setBusy(false)
      if (!restored.ok) {
        setProblem(describeStoreFailure(words.notStored, restored.error))
        return false
      }
      navigate(paths.dashboard)
      showToast(words.restored(restored.value))
      return true
    },
  }
}
