import { Banner } from '#ui/notices/banner.tsx'
import { Button } from '#ui/button.tsx'
import { aiWords as words, describeAskFailure } from '#words/editor/ai.ts'
import { quoteService } from '#words/services/model-failure.ts'
import type { ProposalFailure } from '#workspace/generation/propose-edit.ts'

import { RetryButton } from '../retry-button.tsx'
import { useWorkspace } from '../workspace-context.ts'
import styles from './improve-dialog.module.css'

type AskFailureProps = {
  failure: ProposalFailure
  service: string
  retryAt: number | null
  onRetry: () => void
}

/** What went wrong, that nothing was changed by it, and what to do. */
export function AskFailure({ failure, service, retryAt, onRetry }: AskFailureProps) {
  const { overlays } = useWorkspace()
  const said = quoteService(failure, service)
  return (
    <Banner
      tone="danger"
      title={words.failed}
      actions={
        <>
          <RetryButton size="s" retryAt={retryAt} onClick={onRetry}>
            {words.retry}
          </RetryButton>
          <Button size="s" variant="ghost" onClick={() => overlays.show('settings')}>
            {words.settings}
          </Button>
        </>
      }
    >
      <p>{describeAskFailure(failure, service)}</p>
      {said && <p className={styles.said}>{said}</p>}
    </Banner>
  )
}
