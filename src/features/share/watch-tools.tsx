import { BookmarkCheck, BookmarkPlus, Download } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'

import { Button } from '#ui/button.tsx'
import { Menu } from '#ui/menus/menu.tsx'
import { showToast } from '#ui/notices/show-toast.ts'
import { editorWords } from '#words/editor/editor.ts'
import { describeStoreFailure } from '#words/storage.ts'
import { watchWords as words } from '#words/shares/watch.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'
import { saveCopy } from '#workspace/shares/save-copy.ts'

import { toMenuItem, useActions } from '../actions.ts'
import { useExportActions } from '../deck/use-export-actions.tsx'
import { paths } from '../paths.ts'
import { useUser, useWorkspace } from '../workspace-context.ts'
import styles from './watch-page.module.css'

/** What can be done with somebody's presentation besides watching it. Nobody waits for it. */
export function WatchTools({ openDeck }: { openDeck: OpenDeck }) {
  const workspace = useWorkspace()
  const isNobody = useUser() === null
  const [, navigate] = useLocation()
  const [busy, setBusy] = useState(false)
  const [copyPath, setCopyPath] = useState<string | null>(null)
  const [problem, setProblem] = useState('')
  const exports = useExportActions(openDeck)
  useActions(editorWords.actions.export, exports)

  async function save() {
    setBusy(true)
    setProblem('')
    const saved = await saveCopy(openDeck, workspace, words.copyDescription)
    setBusy(false)
    if (!saved.ok) {
      setProblem(describeStoreFailure(words.saveFailed, saved.error))
      return
    }
    setCopyPath(paths.deck(saved.value.id))
    showToast(isNobody ? words.savedAsGuest : words.saved)
  }

  return (
    <>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <Menu
        trigger={
          <Button size="s" variant="ghost" icon={<Download />} className={styles.tool}>
            <span>{editorWords.actions.export}</span>
          </Button>
        }
        items={exports.map(toMenuItem)}
      />
      {/* One button for both, so that the focus stays on it. */}
      <Button
        size="s"
        variant="ghost"
        className={styles.tool}
        icon={copyPath ? <BookmarkCheck /> : <BookmarkPlus />}
        busy={busy}
        onClick={() => (copyPath ? navigate(copyPath) : void save())}
      >
        <span>{copyPath ? words.openCopy : words.save}</span>
      </Button>
    </>
  )
}
