import { useState } from 'react'
import { useStore } from 'zustand'

import { type ModelProvider, modelProviders } from '#ports/models/model-provider.ts'
import type { Preferences } from '#ports/storage/preferences.ts'
import type { KeyName, VaultMode } from '#ports/storage/vault.ts'
import { Banner } from '#ui/notices/banner.tsx'
import { Fold } from '#ui/fold.tsx'
import { Form } from '#ui/fields/form.tsx'
import { readText } from '#ui/fields/read-text.ts'
import { showToast } from '#ui/notices/show-toast.ts'
import { settingsWords as words } from '#words/pages/settings.ts'
import type { KeysFailure } from '#workspace/account/keys.ts'
import { isAddress, isSamePlace } from '#workspace/generation/model-choice.ts'
import type { ModelTrial } from '#workspace/generation/models.ts'
import { readNarrationSettings } from '#workspace/talk/narration-settings.ts'
import { isLiveChoice } from '#workspace/talk/voices/voice-offers.ts'

import { useWorkspace } from '../workspace-context.ts'
import { KeyField } from './key-field.tsx'
import { ProviderField } from './provider-field.tsx'
import { ProviderFields, readTrial } from './provider-fields.tsx'
import styles from './settings.module.css'
import { StorageChoice } from './storage-choice.tsx'
import { useModelTest } from './use-model-test.ts'

type FieldName = KeyName | 'address' | 'passphrase' | 'repeat'
/** Stands at its field or, when no field is to blame, below them all under a title. */
type Problem = { text: string } & ({ field: FieldName } | { title: string })

/** Of services that only speak. */
const voiceKeys = ['vapi', 'elevenlabs'] as const

type KeyFormProps = {
  formId: string
  provider: ModelProvider
  onProvider: (provider: ModelProvider) => void
  busy: boolean
  onBusyChange: (busy: boolean) => void
  onSaved: () => void
}

/**
 * Keys are read from the fields when they are tested or saved. Only what was typed for a provider
 * that was left is held, until it is chosen again or the form goes.
 */
export function KeyForm({
  formId,
  provider,
  onProvider,
  busy,
  onBusyChange,
  onSaved,
}: KeyFormProps) {
  const { keys, models, preferences } = useWorkspace()
  const { names, mode: stored } = useStore(keys.state)
  const [picked, setPicked] = useState<VaultMode | null>(null)
  const mode = picked ?? stored
  const [problem, setProblem] = useState<Problem | null>(null)
  const test = useModelTest()
  const [first, setFirst] = useState<ModelProvider | null>(provider)
  const [drafts, setDrafts] = useState<Partial<Record<ModelProvider, ModelTrial>>>({})
  const { keyName } = modelProviders[provider]
  const errorOf = (field: FieldName) =>
    problem && 'field' in problem && problem.field === field ? problem.text : null
  const needsLiveVoice = isLiveVoiceChosen(preferences)
  const isVoiceConcerned =
    needsLiveVoice || voiceKeys.some((name) => names.includes(name) || errorOf(name) !== null)
  const keptIn = (name: KeyName) => (names.includes(name) ? stored : null)

  async function submit(data: FormData) {
    const { key, ...settings } = readTrial(provider, data)
    const [passphrase, repeat] = [readText(data, 'passphrase'), readText(data, 'repeat')]
    const found =
      findProblem({ ...settings, ...(key && { key }) }, names) ??
      (passphrase === repeat ? null : { field: 'repeat', text: words.passphrasesDiffer })
    setProblem(found)
    if (found) return
    const entries = { ...listChanges(settings, key), ...readVoiceKeys(data) }
    onBusyChange(true)
    const saved = await keys.save(entries, mode, passphrase || undefined)
    onBusyChange(false)
    if (!saved.ok) return setProblem(describeFailure(saved.error, words.saveFailureTitle))
    models.choose(settings)
    const hasKeys = keys.state.getState().names.length > 0
    showToast(hasKeys ? words.savedToast[mode] : words.settingsSaved)
    onSaved()
  }

  /** What was left empty stays as it is, save for a key that belongs to another address. */
  function listChanges(settings: ModelTrial, key = ''): Partial<Record<KeyName, string>> {
    if (!keyName) return {}
    const isElsewhere = !isSamePlace(settings.baseUrl, models.settingsOf(provider).baseUrl)
    return key || isElsewhere ? { [keyName]: key } : {}
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
      onInput={() => {
        setProblem(null)
        test.reset()
      }}
      onSubmit={(data) => void submit(data)}
    >
      <ProviderField
        provider={provider}
        onProvider={(next, left) => {
          // From now on the keyboard stays with the list of providers.
          setFirst(null)
          setDrafts((now) => ({ ...now, [provider]: readTrial(provider, left) }))
          onProvider(next)
        }}
      />
      <ProviderFields
        key={provider}
        provider={provider}
        draft={drafts[provider]}
        kept={keyName && keptIn(keyName)}
        errors={{ key: keyName && errorOf(keyName), address: errorOf('address') }}
        test={test}
        isFirst={provider === first}
        onRemove={remove}
      />
      <Fold label={words.voices} hint={words.voicesHint} open={isVoiceConcerned}>
        {voiceKeys.map((name) => (
          <KeyField
            key={name}
            name={name}
            required={name === 'vapi' && needsLiveVoice}
            kept={keptIn(name)}
            note={words.keys[name].note}
            error={errorOf(name)}
            onRemove={() => remove(name)}
          />
        ))}
      </Fold>
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

/** Live calls need their key. Other voices do not, so it is asked for only where one was chosen. */
const isLiveVoiceChosen = (preferences: Preferences): boolean =>
  Object.values(readNarrationSettings(preferences).voices).some(isLiveChoice)

/** What was left empty stays as it is. */
function readVoiceKeys(data: FormData): Partial<Record<KeyName, string>> {
  const typed = voiceKeys.map((name) => [name, readText(data, name).trim()] as const)
  return Object.fromEntries(typed.filter(([, key]) => key))
}

function findProblem(
  { provider, key, baseUrl }: ModelTrial,
  saved: readonly KeyName[],
): Problem | null {
  const { keyName, needsKey, address } = modelProviders[provider]
  if (provider === 'custom' && !baseUrl && !address)
    return { field: 'address', text: words.addressRequired }
  if (baseUrl && !isAddress(baseUrl)) return { field: 'address', text: words.addressBad }
  if (keyName && needsKey && !key && !saved.includes(keyName))
    return { field: keyName, text: words.keyRequired(words.keys[keyName].label) }
  return null
}

function describeFailure(failure: KeysFailure, title: string): Problem {
  const text = words.failures[failure.code]
  if (failure.code === 'unusable-key') return { field: failure.name, text }
  if (failure.code === 'passphrase-required' || failure.code === 'passphrase-too-short')
    return { field: 'passphrase', text }
  return { title, text }
}
