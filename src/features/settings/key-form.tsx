import { type FormEvent, useState } from 'react'
import { useStore } from 'zustand'

import { type KeyName, keyNames, type VaultMode } from '#ports/vault.ts'
import { Banner } from '#ui/banner.tsx'
import { showToast } from '#ui/toaster.tsx'
import { settingsWords as words } from '#words/en/settings.ts'
import type { KeysFailure } from '#workspace/keys.ts'

import { useWorkspace } from '../workspace-context.ts'
import { KeyField } from './key-field.tsx'
import { chosenProvider, keyProviders } from './key-providers.ts'
import styles from './settings.module.css'
import { StorageChoice } from './storage-choice.tsx'

type FieldName = KeyName | 'passphrase' | 'repeat'
/** Stands at its field or, when no field is to blame, below them all under a title. */
type Problem = { text: string } & ({ field: FieldName } | { title: string })

type KeyFormProps = {
  formId: string
  onBusyChange: (busy: boolean) => void
  onSaved: () => void
}

/** Keys are read from the fields when they are saved; no state ever holds one. */
export function KeyForm({ formId, onBusyChange, onSaved }: KeyFormProps) {
  const { keys } = useWorkspace()
  const { names, mode: stored } = useStore(keys.state)
  const [picked, setPicked] = useState<VaultMode | null>(null)
  const mode = picked ?? stored
  const [problem, setProblem] = useState<Problem | null>(null)
  const errorOf = (field: FieldName) =>
    problem && 'field' in problem && problem.field === field ? problem.text : null

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const fields = readFields(form)
    const found = findProblem(fields, names)
    setProblem(found)
    if (found) return focusProblem(form, found)
    onBusyChange(true)
    const saved = await keys.save(pickEntries(fields), mode, fields.passphrase || undefined)
    onBusyChange(false)
    if (saved.ok) {
      showToast(words.savedToast)
      return onSaved()
    }
    const failed = describeFailure(saved.error, words.saveFailureTitle)
    setProblem(failed)
    return focusProblem(form, failed)
  }

  async function remove(name: KeyName) {
    setProblem(null)
    const removed = await keys.save({ [name]: '' }, stored)
    if (!removed.ok) setProblem(describeFailure(removed.error, words.removeFailureTitle))
  }

  return (
    <form
      id={formId}
      className={styles.form}
      noValidate
      onInput={() => setProblem(null)}
      onSubmit={(event) => void submit(event)}
    >
      {keyProviders.map(({ name, obtainUrl }) => (
        <KeyField
          key={name}
          name={name}
          obtainUrl={obtainUrl}
          required={name === chosenProvider}
          saved={names.includes(name)}
          error={errorOf(name)}
          onRemove={() => remove(name)}
        />
      ))}
      <StorageChoice
        stored={stored}
        chosen={mode}
        onChoose={setPicked}
        onLock={() => keys.lock()}
        errors={{ passphrase: errorOf('passphrase'), repeat: errorOf('repeat') }}
      />
      {problem && 'title' in problem && (
        <Banner tone="danger" title={problem.title}>
          {problem.text}
        </Banner>
      )}
    </form>
  )
}

type Fields = Record<FieldName, string>

function readFields(form: HTMLFormElement): Fields {
  const data = new FormData(form)
  const read = (name: FieldName) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    gemini: read('gemini').trim(),
    vapi: read('vapi').trim(),
    passphrase: read('passphrase'),
    repeat: read('repeat'),
  }
}

/** What was left empty stays as it is. */
function pickEntries(fields: Fields): Partial<Record<KeyName, string>> {
  return Object.fromEntries(
    keyNames.filter((name) => fields[name]).map((name) => [name, fields[name]]),
  )
}

function findProblem(fields: Fields, saved: readonly KeyName[]): Problem | null {
  if (!fields[chosenProvider] && !saved.includes(chosenProvider))
    return { field: chosenProvider, text: words.geminiRequired }
  if (fields.passphrase !== fields.repeat) return { field: 'repeat', text: words.passphrasesDiffer }
  return null
}

function describeFailure(failure: KeysFailure, title: string): Problem {
  const text = words.failures[failure.code]
  if (failure.code === 'unusable-key') return { field: failure.name, text }
  if (failure.code === 'passphrase-required' || failure.code === 'passphrase-too-short')
    return { field: 'passphrase', text }
  return { title, text }
}

function focusProblem(form: HTMLFormElement, problem: Problem) {
  const control = 'field' in problem && form.elements.namedItem(problem.field)
  if (control instanceof HTMLElement) control.focus()
}
