import { useState } from 'react'

import { useWorkspace } from '#features/workspace-context.ts'
import type { StoreFailure } from '#ports/storage/deck-store.ts'
import { Button } from '#ui/button.tsx'
import { PageNotice } from '#ui/notices/page-notice.tsx'
import { appWords } from '#words/app.ts'

const words = appWords.storageFailed

/** In place of a screen that needs what is stored: the work is there, why it is not shown, what to do. */
export function StorageFailure({ failure }: { failure: StoreFailure }) {
  const { session } = useWorkspace()
  const [busy, setBusy] = useState(false)
  async function tryAgain() {
    setBusy(true)
    await session.resolve()
    setBusy(false)
  }
  return (
    <PageNotice
      title={words.title}
      alert
      actions={
        <>
          <Button onClick={session.dismissFailure}>{words.visit}</Button>
          {failure.code === 'newer-version' ? (
            <Button variant="primary" onClick={() => window.location.reload()}>
              {words.reload}
            </Button>
          ) : (
            <Button variant="primary" busy={busy} onClick={() => void tryAgain()}>
              {words.retry}
            </Button>
          )}
        </>
      }
    >
      <p>{words.safe}</p>
      <p>{explain(failure)}</p>
    </PageNotice>
  )
}

function explain({ code }: StoreFailure): string {
  if (code === 'newer-version') return words.newer
  if (code === 'not-loaded') return words.notLoaded
  return code === 'storage-full' ? words.full : words.closed
}
