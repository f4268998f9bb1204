import { Component, type ReactNode } from 'react'

import { Button } from '#ui/button.tsx'
import { saveFile } from '#ui/save-file.ts'
import { Wordmark } from '#ui/wordmark.tsx'
import { appWords } from '#words/en/app.ts'
import { exportOpenDeck } from '#workspace/export-deck.ts'
import type { Workspace } from '#workspace/workspace.ts'

import styles from './app.module.css'

type Props = { workspace: Workspace; children: ReactNode }

/** The last resort when a screen breaks: says what is safe, hands over the open deck, reloads. */
export class CrashBoundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    const words = appWords.crash
    const openDeck = this.props.workspace.currentDeck()
    return (
      <main className={styles.notice}>
        <Wordmark />
        <div role="alert" className={styles.message}>
          <h1>{words.title}</h1>
          <p>{words.deckSafe}</p>
          {openDeck && <p>{words.openDeck}</p>}
        </div>
        <div className={styles.choices}>
          {openDeck && (
            <Button onClick={() => void exportOpenDeck(openDeck).then(saveFile)}>
              {words.download}
            </Button>
          )}
          <Button variant="primary" onClick={() => location.reload()}>
            {words.reload}
          </Button>
        </div>
        <details className={styles.details}>
          <summary>{words.details}</summary>
          <pre>{error.message}</pre>
        </details>
      </main>
    )
  }
}
