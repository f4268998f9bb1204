import { type FormEvent, useState } from 'react'

import { PasswordField } from '#ui/field.tsx'
import { settingsWords as words } from '#words/en/settings.ts'

import { useWorkspace } from '../workspace-context.ts'
import { ForgetKeys } from './forget-keys.tsx'
import { focusElement } from './focus-element.ts'
import styles from './settings.module.css'

type UnlockFormProps = { formId: string; onBusyChange: (busy: boolean) => void }

export function UnlockForm({ formId, onBusyChange }: UnlockFormProps) {
  const { keys } = useWorkspace()
  const [error, setError] = useState<string | null>(null)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const passphrase = new FormData(event.currentTarget).get('passphrase')
    if (typeof passphrase !== 'string' || !passphrase)
      return setError(words.failures['passphrase-required'])
    onBusyChange(true)
    const unlocked = await keys.unlock(passphrase)
    onBusyChange(false)
    return setError(unlocked.ok ? null : words.failures[unlocked.error.code])
  }

  return (
    <form id={formId} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <PasswordField
        ref={focusElement}
        name="passphrase"
        label={words.passphrase}
        error={error}
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
    </form>
  )
}
