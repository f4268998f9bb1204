import { useState } from 'react'
import { useLocation } from 'wouter'

import type { StoreFailure } from '#ports/deck-store.ts'
import { Button } from '#ui/button.tsx'
import { PageNotice } from '#ui/page-notice.tsx'
import { PageSpinner } from '#ui/page-spinner.tsx'
import { appWords } from '#words/en/app.ts'
import { editorWords } from '#words/en/editor.ts'
import { describeLibraryError } from '#words/en/storage.ts'

import { paths } from '../paths.ts'
import { useOpenDeck } from '../use-open-deck.ts'
import { useWorkspace } from '../workspace-context.ts'
import { DeckEditor } from './deck-editor.tsx'

/** `slide` is the number in the address, counted from 1. */
export type DeckPageProps = { id: string; slide?: string | undefined }

export function DeckPage(props: DeckPageProps) {
  const [attempt, setAttempt] = useState(0)
  return <Attempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}

function Attempt({ id, slide, onRetry }: DeckPageProps & { onRetry: () => void }) {
  const { library } = useWorkspace()
  const opening = useOpenDeck(id, (deck) => {
    // The address chooses the slide once, when the deck opens; from then on it follows the user.
    deck.select((Number(slide) || 1) - 1)
    void library.countView(id)
  })
  if (opening.status === 'open') return <DeckEditor openDeck={opening.deck} />
  if (opening.status === 'failed') return <Failed failure={opening.failure} onRetry={onRetry} />
  return <PageSpinner label={appWords.loading} />
}

function Failed({ failure, onRetry }: { failure: StoreFailure; onRetry: () => void }) {
  const [, navigate] = useLocation()
  const words = editorWords.failed
  return (
    <PageNotice
      title={words.title}
      alert
      actions={
        <>
          <Button onClick={onRetry}>{words.retry}</Button>
          <Button variant="primary" onClick={() => navigate(paths.dashboard)}>
            {words.dashboard}
          </Button>
        </>
      }
    >
      <p>{describeLibraryError({ operation: 'load', failure })}</p>
    </PageNotice>
  )
}
