import { useState } from 'react'
import { useStore } from 'zustand'

import { type KeyName, keyNames, type VaultMode } from '#ports/vault.ts'
import { Banner } from '#ui/banner.tsx'
import { Form } from '#ui/form.tsx'
import { readText } from '#ui/read-text.ts'
import { showToast } from '#ui/show-toast.ts'
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
  busy: boolean
  onBusyChange: (busy: boolean) => void
  onSaved: () => void
}

/** Keys are read from the fields when they are saved; no state ever holds one. */
export function KeyForm({ formId, busy, onBusyChange, onSaved }: KeyFormProps) {
  const { keys } = useWorkspace()
  const { names, mode: stored } = useStore(keys.state)
  const [picked, setPicked] = useState<VaultMode | null>(null)
  const mode = picked ?? stored
  const [problem, setProblem] = useState<Problem | null>(null)
  const errorOf = (field: FieldName) =>
    problem && 'field' in problem && problem.field === field ? problem.text : null

  async function submit(data: FormData) {
    const fields = readFields(data)
    const found = findProblem(fields, names)
    setProblem(found)
    if (found) return
    onBusyChange(true)
    const saved = await keys.save(pickEntries(fields), mode, fields.passphrase || undefined)
    onBusyChange(false)
    if (!saved.ok) return setProblem(describeFailure(saved.error, words.saveFailureTitle))
    showToast(words.savedToast[mode])
    onSaved()
  }

  async function remove(name: KeyName) {
    setProblem(null)
    const removed = await keys.save({ [name]: '' }, stored)
    if (!removed.ok) setProblem(describeFailure(removed.error, words.removeFailureTitle))
  }

  return (
    <Form
      id={formId}
      className={styles.form}
      busy={busy}
      outcome={problem}
      onInput={() => setProblem(null)}
      onSubmit={(data) => void submit(data)}
    >
      {keyProviders.map(({ name, obtainUrl }) => (
        <KeyField
          key={name}
          name={name}
          obtainUrl={obtainUrl}
          required={name === chosenProvider}
          kept={names.includes(name) ? stored : null}
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
    </Form>
  )
}

type Fields = Record<FieldName, string>

function readFields(data: FormData): Fields {
  return {
    gemini: readText(data, 'gemini').trim(),
    vapi: readText(data, 'vapi').trim(),
    passphrase: readText(data, 'passphrase'),
    repeat: readText(data, 'repeat'),
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
