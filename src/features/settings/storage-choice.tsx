import { ShieldCheck, ShieldOff } from 'lucide-react'
import { useId, useState } from 'react'

import type { VaultMode } from '#ports/storage/vault.ts'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { settingsWords as words } from '#words/pages/settings.ts'

import { focusElement } from './focus-element.ts'
import styles from './settings.module.css'

const modes: readonly VaultMode[] = ['device', 'session', 'passphrase']

type StorageChoiceProps = {
  /** The mode the keys are in now. */
  stored: VaultMode
  chosen: VaultMode
  onChoose: (mode: VaultMode) => void
  onLock: () => void
  errors: { passphrase: string | null; repeat: string | null }
}

export function StorageChoice({ stored, chosen, onChoose, onLock, errors }: StorageChoiceProps) {
  const id = useId()
  return (
    <fieldset className={styles.storage}>
      <legend className={styles.sectionTitle}>{words.storage}</legend>
      {modes.map((mode) => {
        const { label, mark, does, protects, limits } = words.modes[mode]
        return (
          <div key={mode} className={styles.mode}>
            <label className={styles.modeLabel}>
              <input
                type="radio"
                name="mode"
                value={mode}
                checked={mode === chosen}
                aria-labelledby={`${id}-${mode}-label`}
                aria-describedby={`${id}-${mode}-text`}
                onChange={() => onChoose(mode)}
              />
              <span id={`${id}-${mode}-label`} className={styles.modeName}>
                {label}
                {mark && <span className={styles.mark}> {mark}</span>}
              </span>
              <span id={`${id}-${mode}-text`} className={styles.modeText}>
                {does}
                <span className={styles.reach}>
                  <ShieldCheck aria-hidden /> {protects}
                </span>
                <span className={styles.reach}>
                  <ShieldOff aria-hidden /> {limits}
                </span>
              </span>
            </label>
            {mode === 'passphrase' && chosen === 'passphrase' && (
              <PassphraseChoice isNew={stored !== 'passphrase'} onLock={onLock} errors={errors} />
            )}
          </div>
        )
      })}
    </fieldset>
  )
}

type PassphraseChoiceProps = Pick<StorageChoiceProps, 'onLock' | 'errors'> & { isNew: boolean }

function PassphraseChoice({ isNew, onLock, errors }: PassphraseChoiceProps) {
  const [changing, setChanging] = useState(false)
  if (!isNew && !changing)
    return (
      <div className={styles.modeExtra}>
        <div className={styles.buttons}>
          <Button size="s" onClick={onLock}>
            {words.lockNow}
          </Button>
          <Button size="s" onClick={() => setChanging(true)}>
            {words.changePassphrase}
          </Button>
        </div>
      </div>
    )
  return (
    <div className={styles.modeExtra}>
      <PasswordField
        {...(changing && { ref: focusElement })}
        name="passphrase"
        label={words.newPassphrase}
        hint={words.passphraseHint}
        error={errors.passphrase}
        required={isNew}
        autoComplete="new-password"
        spellCheck={false}
        showLabel={words.showPassphrase}
        hideLabel={words.hidePassphrase}
      />
      <PasswordField
        name="repeat"
        label={words.repeatPassphrase}
        error={errors.repeat}
        required={isNew}
        autoComplete="new-password"
        spellCheck={false}
        showLabel={words.showPassphrase}
        hideLabel={words.hidePassphrase}
      />
    </div>
  )
}
