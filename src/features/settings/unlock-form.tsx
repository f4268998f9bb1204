import { useState } from 'react'

import { PasswordField } from '#ui/fields/password-field.tsx'
import { Form } from '#ui/fields/form.tsx'
import { readText } from '#ui/fields/read-text.ts'
import { settingsWords as words } from '#words/pages/settings.ts'
import type { KeysFailure } from '#workspace/account/keys.ts'

import { useWorkspace } from '../workspace-context.ts'
import { ForgetKeys } from './forget-keys.tsx'
import { focusElement } from './focus-element.ts'
import styles from './settings.module.css'

type UnlockFormProps = {
  formId: string
  busy: boolean
  onBusyChange: (busy: boolean) => void
}

export function UnlockForm({ formId, busy, onBusyChange }: UnlockFormProps) {
  const { keys } = useWorkspace()
  /** A new object for each press, so that the same error twice brings the focus back twice. */
  const [problem, setProblem] = useState<{ code: KeysFailure['code'] } | null>(null)

  async function submit(data: FormData) {
    const passphrase = readText(data, 'passphrase')
    if (!passphrase) return setProblem({ code: 'passphrase-required' })
    onBusyChange(true)
    const unlocked = await keys.unlock(passphrase)
    onBusyChange(false)
    return setProblem(unlocked.ok ? null : { code: unlocked.error.code })
  }

  return (
    <Form
      id={formId}
      className={styles.form}
      busy={busy}
      outcome={problem}
      onSubmit={(data) => void submit(data)}
    >
      <PasswordField
        ref={focusElement}
        name="passphrase"
        label={words.passphrase}
        error={problem && words.failures[problem.code]}
        required
        autoComplete="current-password"
        spellCheck={false}
        showLabel={words.showPassphrase}
        hideLabel={words.hidePassphrase}
      />
      <div>
        <h3 className={styles.sectionTitle}>{words.forgotten}</h3>
        <ForgetKeys />
      </div>
    </Form>
  )
}
