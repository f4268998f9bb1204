import { useState } from 'react'
import { useLocation } from 'wouter'

import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { appWords } from '#words/en/app.ts'
import { editorWords } from '#words/en/editor.ts'
import { describeLibraryError } from '#words/en/storage.ts'

import { paths } from '../paths.ts'
import styles from './deck-page.module.css'
import { DeckEditor } from './deck-editor.tsx'
import { useOpenDeck } from './use-open-deck.ts'

/** `slide` is the number in the address, counted from 1. */
export type DeckPageProps = { id: string; slide?: string | undefined }

export function DeckPage({ id, slide }: DeckPageProps) {
  const [attempt, setAttempt] = useState(0)
  const [, navigate] = useLocation()
  const opening = useOpenDeck(id, attempt)

  if (opening.status === 'opening')
    return (
      <main className={styles.waiting} role="status">
        <Spinner />
        {appWords.loading}
      </main>
    )

  if (opening.status === 'failed')
    return (
      <main className={styles.failed} role="alert">
        <h1>{editorWords.failed.title}</h1>
        <p>{describeLibraryError({ operation: 'load', failure: opening.failure })}</p>
        <div className={styles.choices}>
          <Button onClick={() => setAttempt(attempt + 1)}>{editorWords.failed.retry}</Button>
          <Button variant="primary" onClick={() => navigate(paths.dashboard)}>
            {editorWords.failed.dashboard}
          </Button>
        </div>
      </main>
    )

  return <DeckEditor openDeck={opening.deck} slideInAddress={Number(slide) || 1} />
}
