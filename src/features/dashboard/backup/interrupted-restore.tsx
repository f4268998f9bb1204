import { Banner } from '#ui/notices/banner.tsx'
import { Button } from '#ui/button.tsx'
import { interruptedRestoreWords } from '#words/library/interrupted-restore.ts'

import { useWorkspace } from '../../workspace-context.ts'
import type { InterruptedRestoreView } from './use-interrupted-restore.ts'

const words = interruptedRestoreWords

/** What a restore brought back before it was interrupted, what is missing, and how it goes on. */
export function InterruptedRestore({ plan, missing, onDismiss }: InterruptedRestoreView) {
  const { overlays } = useWorkspace()
  const all = plan.entries.length
  return (
    <Banner
      tone="warning"
      title={words.title}
      actions={
        <>
          <Button size="s" variant="ghost" onClick={onDismiss}>
            {words.dismiss}
          </Button>
          <Button size="s" onClick={() => overlays.show('import')}>
            {words.goOn}
          </Button>
        </>
      }
    >
      <p>{words.text(plan.fileName, all - missing.length, all)}</p>
      <p>{words.missing(missing.map(({ title }) => title))}</p>
    </Banner>
  )
}
