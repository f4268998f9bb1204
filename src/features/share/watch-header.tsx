import { BookmarkCheck, BookmarkPlus, Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useStore } from 'zustand'

import { Button } from '#ui/button.tsx'
import { LazyMenu } from '#ui/lazy-menu.tsx'
import { showToast } from '#ui/show-toast.ts'
import { Wordmark } from '#ui/wordmark.tsx'
import { editorWords } from '#words/editor.ts'
import { shareWords } from '#words/share.ts'
import { describeStoreFailure } from '#words/storage.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'
import { saveCopy } from '#workspace/shares/save-copy.ts'

import { toMenuItem, useActions } from '../actions.ts'
import { useDeckPageTitle } from '../deck/use-deck-page-title.ts'
import { useExportActions } from '../deck/use-export-actions.tsx'
import { MissingDialog } from '../missing-part.tsx'
import { paths } from '../paths.ts'
import { useUser, useWorkspace } from '../workspace-context.ts'
import styles from './watch-page.module.css'

const words = shareWords.watch

type WatchHeaderProps = {
  openDeck: OpenDeck
  /** What had the focus is gone. */
  takesFocus: boolean
}

export function WatchHeader({ openDeck, takesFocus }: WatchHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const workspace = useWorkspace()
  const isNobody = useUser() === null
  const [, navigate] = useLocation()
  const title = useStore(openDeck.state, (state) => state.deck.title)
  const [busy, setBusy] = useState(false)
  const [copyPath, setCopyPath] = useState<string | null>(null)
  const [problem, setProblem] = useState('')

  const exports = useExportActions(openDeck)
  useActions(editorWords.actions.export, exports)
  useDeckPageTitle(title)

  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])

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
      <header className={styles.header}>
        <Link href={paths.landing} className={styles.home} aria-label={words.home}>
          <Wordmark />
        </Link>
        <div className={styles.heading}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            <bdi>{title}</bdi>
          </h1>
          <p className={styles.fact}>{words.readOnly}</p>
        </div>
        <LazyMenu
          Missing={MissingDialog}
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
      </header>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  )
}
