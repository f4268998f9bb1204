import { useState } from 'react'

import { settingsWords as words } from '#words/pages/settings.ts'

import { useWorkspace } from '../workspace-context.ts'
import { ConfirmButton } from './confirm-button.tsx'
import styles from './settings.module.css'

/** The way out when what is stored can no longer be opened. */
export function ForgetKeys() {
  const { keys } = useWorkspace()
  const [error, setError] = useState<string | null>(null)

  async function forget() {
    const cleared = await keys.clear()
    if (!cleared.ok) setError(words.failures[cleared.error.code])
  }

  return (
    <>
      <ConfirmButton
        size="s"
        variant="danger"
        label={words.forget}
        question={words.forgetQuestion}
        confirmLabel={words.remove}
        keepLabel={words.keep}
        onConfirm={forget}
      />
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </>
  )
}
