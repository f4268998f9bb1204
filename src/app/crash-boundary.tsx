import { Component, type ReactNode } from 'react'

import { Button } from '#ui/button.tsx'
import { PageNotice } from '#ui/notices/page-notice.tsx'
import { saveFile } from '#ui/save-file.ts'
import { appWords } from '#words/app.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'
import type { Viewing } from '#workspace/viewing.ts'

import styles from './crash-boundary.module.css'

type Props = Pick<Viewing, 'currentDeck'> & { children: ReactNode }

/** Whoever has a deck open has fetched this with the editor. */
async function download(openDeck: OpenDeck) {
  const { exportOpenDeck } = await import('#workspace/files/export-open-deck.ts')
  saveFile(await exportOpenDeck(openDeck))
}

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
    const openDeck = this.props.currentDeck()
    return (
      <PageNotice
        title={words.title}
        alert
        actions={
          <>
            {openDeck && <Button onClick={() => void download(openDeck)}>{words.download}</Button>}
            <Button variant="primary" onClick={() => location.reload()}>
              {words.reload}
            </Button>
          </>
        }
        footnote={
          <details className={styles.details}>
            <summary>{words.details}</summary>
            <pre>{error.message}</pre>
          </details>
        }
      >
        <p>{words.deckSafe}</p>
        {openDeck && <p>{words.openDeck}</p>}
      </PageNotice>
    )
  }
}
