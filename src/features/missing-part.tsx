import { Button } from '#ui/button.tsx'
import type { MissingPart } from '#ui/use-lazy.ts'
import { appWords } from '#words/en/app.ts'

import { useCarefulReload } from './use-careful-reload.ts'

const words = appWords.missingPart

/** What to say of a part that could not be loaded, and what can be done about it. */
export function useMissingPart({ tries, isTrying, onRetry }: MissingPart) {
  const { reload, wouldLoseWork } = useCarefulReload()
  const isStillMissing = tries > 1
  return {
    title: words.title,
    text: (
      <>
        <p>{words.text}</p>
        {isStillMissing && !wouldLoseWork && <p>{words.stillMissing}</p>}
        {wouldLoseWork && <p role="alert">{words.unsaved}</p>}
      </>
    ),
    actions: (
      <>
        {isStillMissing && <Button onClick={reload}>{words.reload}</Button>}
        <Button variant="primary" busy={isTrying} onClick={onRetry}>
          {words.retry}
        </Button>
      </>
    ),
  }
}
