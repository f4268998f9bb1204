import { useId } from 'react'

import { shareExpiries, usualExpiry } from '#core/share/share-terms.ts'
import { CheckboxField } from '#ui/fields/checkbox-field.tsx'
import { SelectField } from '#ui/fields/field.tsx'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { Form } from '#ui/fields/form.tsx'
import { readText } from '#ui/fields/read-text.ts'
import { shareWords } from '#words/shares/share.ts'
import type { Shares, ShareTerms } from '#workspace/shares/shares.ts'

import styles from './share-dialog.module.css'
import { VoiceField } from './voice-field.tsx'

const words = shareWords.dialog

export const usualTerms: ShareTerms = {
  days: usualExpiry,
  password: '',
  withNotes: true,
  withVoice: false,
}

type ShareFormProps = {
  id: string
  shares: Shares | null
  deckId: string
  /** Without a server it travels by itself. */
  isCarried: boolean
  /** As they were left the last time it was shown. */
  terms: ShareTerms
  busy: boolean
  onTerms: (terms: ShareTerms) => void
  onSubmit: (terms: ShareTerms) => void
}

/** How long it can be watched, by whom, and with what. */
export function ShareForm(props: ShareFormProps) {
  const { id, shares, deckId, isCarried, terms, busy, onTerms, onSubmit } = props
  const notesHintId = useId()
  return (
    <Form
      id={id}
      className={styles.form}
      onSubmit={(data) => onSubmit(readTerms(data))}
      onChange={(event) => onTerms(readTerms(new FormData(event.currentTarget)))}
      busy={busy}
    >
      <VoiceField shares={shares} deckId={deckId} terms={terms} />
      <div>
        <CheckboxField
          name="notes"
          label={words.notes}
          defaultChecked={terms.withNotes}
          aria-describedby={notesHintId}
        />
        <p id={notesHintId} className={styles.hint}>
          {words.notesHint}
        </p>
      </div>
      <SelectField
        name="days"
        label={isCarried ? shareWords.carried.expiry : words.expiry}
        defaultValue={String(terms.days)}
      >
        {shareExpiries.map((days) => (
          <option key={days} value={String(days)}>
            {days === null && isCarried ? shareWords.carried.forever : words.expiries(days)}
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
        defaultValue={terms.password}
      />
    </Form>
  )
}

function readTerms(data: FormData): ShareTerms {
  const days = shareExpiries.find((choice) => String(choice) === data.get('days'))
  const recorder = readText(data, 'recorder')
  return {
    days: days === undefined ? usualExpiry : days,
    password: readText(data, 'password'),
    withNotes: data.get('notes') !== null,
    withVoice: data.get('notes') !== null && data.get('voice') !== null,
    ...(recorder && { recorder }),
  }
}
