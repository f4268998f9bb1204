import { useLocation } from 'wouter'

import type { StoreFailure } from '#ports/storage/deck-store.ts'
import { Button } from '#ui/button.tsx'
import { PageNotice } from '#ui/notices/page-notice.tsx'
import { appWords } from '#words/app.ts'
import { describeLibraryError } from '#words/storage.ts'

import { MissingPage } from '../missing-part.tsx'
import { paths } from '../paths.ts'

type OpeningFailureProps = { failure: StoreFailure; tries: number; onRetry: () => void }

/** In place of a presentation that could not be opened. */
export function OpeningFailure({ failure, tries, onRetry }: OpeningFailureProps) {
  const [, navigate] = useLocation()
  const words = appWords.openingFailed
  if (failure.code === 'not-loaded')
    return <MissingPage tries={tries} isTrying={false} onRetry={onRetry} />
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
