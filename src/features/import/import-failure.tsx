import { useEffect, useRef } from 'react'

import { Banner } from '#ui/notices/banner.tsx'
import { Button } from '#ui/button.tsx'
import { importWords as words } from '#words/files/import.ts'

type ImportFailureProps = {
  title: string
  failure: { message: string; advice: string }
  onRetry: () => void
  /** Takes what can be made of the file's text, where something can. */
  onCompose?: (() => void) | undefined
}

export function ImportFailure({ title, failure, onRetry, onCompose }: ImportFailureProps) {
  // What had the focus is gone from the dialog by now.
  const retry = useRef<HTMLButtonElement>(null)
  useEffect(() => retry.current?.focus(), [])
  return (
    <Banner
      tone="danger"
      title={title}
      actions={
        <>
          {onCompose && (
            <Button size="s" onClick={onCompose}>
              {words.compose}
            </Button>
          )}
          <Button size="s" ref={retry} onClick={onRetry}>
            {words.tryAgain}
          </Button>
        </>
      }
    >
      <p>{failure.message}</p>
      {failure.advice && <p>{failure.advice}</p>}
    </Banner>
  )
}
