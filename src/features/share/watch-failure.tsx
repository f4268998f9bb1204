import { Link } from 'wouter'

import { Button, LinkButton } from '#ui/button.tsx'
import { PageNotice } from '#ui/page-notice.tsx'
import { describeWatchFailure, shareWords } from '#words/en/share.ts'
import type { FetchFailure } from '#workspace/fetch-share.ts'

import { paths } from '../paths.ts'

const words = shareWords.watch

type WatchFailureProps = { failure: FetchFailure; onRetry: () => void }

/** In place of a shared presentation that cannot be shown. */
export function WatchFailure({ failure, onRetry }: WatchFailureProps) {
  const { title, text, retry } = describeWatchFailure(failure)
  return (
    <PageNotice
      title={title}
      alert
      actions={
        <>
          <Link href={paths.landing} asChild>
            <LinkButton variant={retry ? 'secondary' : 'primary'}>{words.start}</LinkButton>
          </Link>
          {retry && (
            <Button variant="primary" onClick={onRetry}>
              {words.retry}
            </Button>
          )}
        </>
      }
    >
      <p>{text}</p>
    </PageNotice>
  )
}
