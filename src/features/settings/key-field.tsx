import { useState } from 'react'

import type { KeyName, VaultMode } from '#ports/storage/vault.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { HiddenText } from '#ui/hidden-text.tsx'
import { settingsWords as words } from '#words/pages/settings.ts'

import { ConfirmButton } from './confirm-button.tsx'
import { focusElement } from './focus-element.ts'
import { obtainUrls } from './obtain-urls.ts'
import styles from './settings.module.css'

type KeyFieldProps = {
  name: KeyName
  required: boolean
  /** Where the key is kept, or null when there is none. */
  kept: VaultMode | null
  note?: string | undefined
  error: string | null
  /** What was typed before the field was gone for a while. */
  typed?: string | undefined
  /** Whether the keyboard starts here when no key is there yet. */
  startsHere?: boolean
  onRemove: () => Promise<void>
}

/** A saved key is never shown again: it can be replaced or removed. */
export function KeyField(props: KeyFieldProps) {
  const { name, required, kept, note, error, typed, startsHere = false, onRemove } = props
  const { label, short, placeholder, obtain } = words.keys[name]
  const obtainUrl = obtainUrls[name]
  const saved = kept !== null
  const [replacing, setReplacing] = useState(typed !== undefined)
  /** The keyboard also follows what takes the place of what was pressed. */
  const [takesFocus, setTakesFocus] = useState(startsHere && !saved)

  if (saved && !replacing)
    return (
      <fieldset className={styles.key}>
        <legend className={styles.sectionTitle}>{label}</legend>
        <div className={styles.savedKey}>
          <Badge tone="good">{words.kept[kept]}</Badge>
          <Button
            size="s"
            className={styles.firstAction}
            aria-label={words.replaceKey(short)}
            onClick={() => {
              setReplacing(true)
              setTakesFocus(true)
            }}
          >
            {words.replace}
          </Button>
          <ConfirmButton
            size="s"
            label={words.remove}
            aria-label={words.removeKey(short)}
            question={words.removeQuestion}
            confirmLabel={words.remove}
            keepLabel={words.keep}
            onConfirm={() => {
              setTakesFocus(true)
              return onRemove()
            }}
          />
        </div>
      </fieldset>
    )

  return (
    <PasswordField
      {...notALogin}
      {...(takesFocus && { ref: focusElement })}
      name={name}
      label={label}
      mark={required ? words.required : words.optional}
      required={required && !saved}
      placeholder={placeholder}
      defaultValue={typed}
      error={error}
      showLabel={words.showKey(short)}
      hideLabel={words.hideKey(short)}
      hint={
        <>
          {saved ? `${words.replaceHint} ` : note && `${note} `}
          {obtainUrl && (
            <a className={styles.link} href={obtainUrl} target="_blank" rel="noopener noreferrer">
              {obtain}
              <HiddenText> {words.newTab}</HiddenText>
            </a>
          )}
        </>
      }
    />
  )
}

/** Keeps browsers and password managers from filling in a login here, or offering to keep the key. */
const notALogin = {
  autoComplete: 'new-password',
  autoCapitalize: 'none',
  spellCheck: false,
  'data-1p-ignore': true,
  'data-bwignore': true,
  'data-lpignore': 'true',
  'data-form-type': 'other',
} as const
