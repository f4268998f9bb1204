import { Link } from 'wouter'

import { Button, LinkButton } from '#ui/button.tsx'
import { PageNotice } from '#ui/notices/page-notice.tsx'
import { watchWords } from '#words/shares/watch.ts'
import {
  describeWatchFailure,
  type WatchFailure as WatchFailureCode,
} from '#words/shares/watch-failure.ts'
import type { ShareSource } from '#workspace/shares/fetch-share.ts'

import { paths } from '../paths.ts'

const words = watchWords

type WatchFailureProps = {
  failure: WatchFailureCode
  from: ShareSource['from']
  /** Of a link: tries again. Of a file: asks for another. */
  onRetry: () => void
}

/** In place of a shared presentation that cannot be shown. */
export function WatchFailure({ failure, from, onRetry }: WatchFailureProps) {
  const { title, text, retry } = describeWatchFailure(failure, from)
  const again = from === 'file' ? words.file.another : retry ? words.retry : null
  return (
    <PageNotice
      title={title}
      alert
      actions={
        <>
          <Link href={paths.landing} asChild>
            <LinkButton variant={again ? 'secondary' : 'primary'}>{words.start}</LinkButton>
          </Link>
          {failure.code === 'no-server' && (
            <Link href={paths.openShare} asChild>
              <LinkButton>{words.file.open}</LinkButton>
            </Link>
          )}
          {again && (
            <Button variant="primary" onClick={onRetry}>
              {again}
            </Button>
          )}
        </>
      }
    >
      <p>{text}</p>
    </PageNotice>
  )
}
