import { type ReactNode, useActionState, useEffect, useId } from 'react'

import { type Result } from '#core/result.ts'
import { shareExpiries, usualExpiry } from '#core/share/share-terms.ts'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { PasswordField, SelectField } from '#ui/field.tsx'
import { Form } from '#ui/form.tsx'
import { readText } from '#ui/read-text.ts'
import { describeShareFailure, shareWords } from '#words/share.ts'
import type { ShareFailure, Shares, ShareTerms } from '#workspace/shares/shares.ts'

import type { MadeShare } from './made-share.ts'
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
  /** Null while it is not known how. */
  make: ((terms: ShareTerms) => Promise<Result<MadeShare, ShareFailure>>) | null
  onTerms: (terms: ShareTerms) => void
  onBusy: (busy: boolean) => void
  onMade: (made: MadeShare) => void
  /** What there is to know about how it travels. */
  children?: ReactNode
}

export function ShareForm({
  id,
  shares,
  deckId,
  isCarried,
  terms,
  make,
  onTerms,
  onBusy,
  onMade,
  children,
}: ShareFormProps) {
  const notesHintId = useId()
  const [problem, submit, busy] = useActionState(create, null)
  useEffect(() => onBusy(busy), [onBusy, busy])

  async function create(_: string | null, data: FormData): Promise<string | null> {
    if (!make) return null
    const made = await make(readTerms(data))
    if (!made.ok) return describeShareFailure(made.error)
    onMade(made.value)
    return null
  }

  return (
    <Form
      id={id}
      className={styles.form}
      onSubmit={submit}
      onChange={(event) => onTerms(readTerms(new FormData(event.currentTarget)))}
      busy={busy || !make}
      outcome={problem}
    >
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
      <VoiceField shares={shares} deckId={deckId} terms={terms} />
      {children}
      <p className={styles.hint}>{isCarried ? shareWords.carried.snapshot : words.snapshot}</p>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </Form>
  )
}

function readTerms(data: FormData): ShareTerms {
  const days = shareExpiries.find((choice) => String(choice) === data.get('days'))
  return {
    days: days === undefined ? usualExpiry : days,
    password: readText(data, 'password'),
    withNotes: data.get('notes') !== null,
    withVoice: data.get('notes') !== null && data.get('voice') !== null,
  }
}
