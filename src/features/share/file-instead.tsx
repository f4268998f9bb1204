import { Download } from 'lucide-react'
import { useState } from 'react'

import type { Result } from '#core/result.ts'
import { Button } from '#ui/button.tsx'
import { describeShareFailure, shareWords } from '#words/shares/share.ts'
import type { ShareCall, ShareFailure } from '#workspace/shares/shares.ts'

import type { MadeShare } from './made-share.ts'
import styles from './share-dialog.module.css'

type FileInsteadProps = {
  make: (call: ShareCall) => Promise<Result<MadeShare, ShareFailure>>
  onMade: (made: MadeShare) => void
}

/** For apps that break long links. */
export function FileInstead({ make, onMade }: FileInsteadProps) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  async function press() {
    setBusy(true)
    const made = await make({})
    setBusy(false)
    if (made.ok) onMade(made.value)
    else setProblem(describeShareFailure(made.error))
  }
  return (
    <div>
      <Button size="s" icon={<Download />} busy={busy} onClick={() => void press()}>
        {shareWords.carried.asFileToo}
      </Button>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
