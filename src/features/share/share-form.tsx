import { useEffect, useActionState } from 'react'

import { shareExpiries, usualExpiry } from '#core/share/share-terms.ts'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { PasswordField, SelectField } from '#ui/field.tsx'
import { Form } from '#ui/form.tsx'
import { readText } from '#ui/read-text.ts'
import { describeShareFailure, shareWords } from '#words/en/share.ts'
import type { MadeShare, Shares } from '#workspace/shares.ts'

import styles from './share-dialog.module.css'

const words = shareWords.dialog

type ShareFormProps = {
  id: string
  /** Null until they are loaded. */
  shares: Shares | null
  deckId: string
  onBusy: (busy: boolean) => void
  onMade: (made: MadeShare) => void
}

export function ShareForm({ id, shares, deckId, onBusy, onMade }: ShareFormProps) {
  const [problem, submit, busy] = useActionState(create, null)
  useEffect(() => onBusy(busy), [onBusy, busy])

  async function create(_: string | null, data: FormData): Promise<string | null> {
    if (!shares) return null
    const days = shareExpiries.find((choice) => String(choice) === data.get('days'))
    const made = await shares.create(deckId, {
      days: days === undefined ? usualExpiry : days,
      password: readText(data, 'password'),
      withNotes: data.get('notes') !== null,
    })
    if (!made.ok) return describeShareFailure(made.error)
    onMade(made.value)
    return null
  }

  return (
    <Form id={id} className={styles.form} onSubmit={submit} busy={busy} outcome={problem}>
      <SelectField name="days" label={words.expiry} defaultValue={String(usualExpiry)}>
        {shareExpiries.map((days) => (
          <option key={days} value={String(days)}>
            {words.expiries(days)}
          </option>
        ))}
      </SelectField>
      <PasswordField
        name="password"
        label={words.password}
        mark={words.passwordMark}
        hint={words.passwordHint}
        showLabel={words.showPassword}
        hideLabel={words.hidePassword}
        autoComplete="new-password"
      />
      <div>
        <CheckboxField name="notes" label={words.notes} defaultChecked />
        <p className={styles.hint}>{words.notesHint}</p>
      </div>
      <p className={styles.hint}>{words.snapshot}</p>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </Form>
  )
}
