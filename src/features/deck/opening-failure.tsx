import { useLocation } from 'wouter'

import type { StoreFailure } from '#ports/deck-store.ts'
import { Button } from '#ui/button.tsx'
import { PageNotice } from '#ui/page-notice.tsx'
import { appWords } from '#words/en/app.ts'
import { describeLibraryError } from '#words/en/storage.ts'

import { paths } from '../paths.ts'

type OpeningFailureProps = { failure: StoreFailure; onRetry: () => void }

/** In place of a presentation that could not be opened. */
export function OpeningFailure({ failure, onRetry }: OpeningFailureProps) {
  const [, navigate] = useLocation()
  const words = appWords.openingFailed
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
