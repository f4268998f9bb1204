import { type MouseEvent, useState } from 'react'

import { type ModelProvider, modelProviders } from '#ports/models/model-provider.ts'
import type { KeyName, VaultMode } from '#ports/storage/vault.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { readText } from '#ui/fields/read-text.ts'
import { settingsWords as words } from '#words/pages/settings.ts'
import {
  isSamePlace,
  takesImageModel,
  takesVoiceModel,
} from '#workspace/generation/model-choice.ts'
import type { ModelTrial } from '#workspace/generation/models.ts'

import { useWorkspace } from '../workspace-context.ts'
import { KeyField } from './key-field.tsx'
import { ModelField } from './model-field.tsx'
import styles from './settings.module.css'
import { TestOutcome } from './test-outcome.tsx'
import type { ModelTest } from './use-model-test.ts'

type ProviderFieldsProps = {
  provider: ModelProvider
  /** What was typed before another one was looked at. */
  draft: ModelTrial | undefined
  /** Where its key is kept, or null when there is none. */
  kept: VaultMode | null
  errors: { key: string | null; address: string | null }
  test: ModelTest
  /** Whether the dialog has just been opened, and the keyboard starts where a key is missing. */
  isFirst: boolean
  onRemove: (name: KeyName) => Promise<void>
}

/** Whatever the chosen provider asks for: a key, an address, a model. */
export function ProviderFields(props: ProviderFieldsProps) {
  const { provider, draft, kept, errors, test, isFirst, onRemove } = props
  const { models } = useWorkspace()
  const [settings] = useState(() => models.settingsOf(provider))
  const typed: ModelTrial = draft ?? settings
  const [address, setAddress] = useState(typed.baseUrl ?? '')
  const { keyName, needsKey, takesAddress, address: usual } = modelProviders[provider]
  const { listed } = test
  const isListed = listed?.from.provider === provider && isSamePlace(listed.from.baseUrl, address)
  const isElsewhere = takesAddress && !isSamePlace(address, settings.baseUrl)

  function start({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    if (form) void test.start(readTrial(provider, new FormData(form)))
  }

  return (
    <>
      {takesAddress && (
        <TextField
          name="address"
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          label={words.address}
          mark={usual ? words.optional : words.required}
          required={!usual}
          placeholder={usual ?? words.addressPlaceholder}
          hint={usual ? words.ownAddressHint : words.addressHint}
          error={errors.address}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
      )}
      {keyName && (
        <KeyField
          key={isElsewhere ? 'elsewhere' : 'here'}
          name={keyName}
          required={needsKey}
          kept={isElsewhere ? null : kept}
          note={kept && isElsewhere ? words.keyOfOtherPlace : words.keys[keyName].note}
          error={errors.key}
          typed={isSamePlace(address, typed.baseUrl) ? typed.key : undefined}
          startsHere={needsKey && isFirst}
          onRemove={() => onRemove(keyName)}
        />
      )}
      <div className={styles.test}>
        <Button size="s" busy={test.state.phase === 'trying'} onClick={start}>
          {needsKey ? words.testKey : words.test}
        </Button>
        <TestOutcome state={test.state} />
      </div>
      {provider !== 'built-in' && (
        <ModelField
          chosen={typed.model ?? ''}
          listed={isListed ? listed.models : null}
          isTyped={takesAddress}
        />
      )}
      {takesImageModel(provider) && (
        <TextField
          name="image-model"
          autoComplete="off"
          spellCheck={false}
          label={words.imageModel}
          mark={words.optional}
          placeholder={words.modelPlaceholder}
          hint={words.imageModelHint}
          defaultValue={typed.imageModel ?? ''}
        />
      )}
      {takesVoiceModel(provider) && (
        <TextField
          name="voice-model"
          autoComplete="off"
          spellCheck={false}
          label={words.voiceModel}
          mark={words.optional}
          placeholder={words.voiceModelPlaceholder}
          hint={words.voiceModelHint}
          defaultValue={typed.voiceModel ?? ''}
        />
      )}
    </>
  )
}

/** The settings as they stand in the form; a key only if one was typed. */
export function readTrial(provider: ModelProvider, data: FormData): ModelTrial {
  const { keyName, takesAddress } = modelProviders[provider]
  const key = keyName ? readText(data, keyName).trim() : ''
  const model = readText(data, 'model').trim()
  const imageModel = takesImageModel(provider) ? readText(data, 'image-model').trim() : ''
  const voiceModel = takesVoiceModel(provider) ? readText(data, 'voice-model').trim() : ''
  const baseUrl = takesAddress ? readText(data, 'address').trim() : ''
  return {
    provider,
    ...(key && { key }),
    ...(model && { model }),
    ...(imageModel && { imageModel }),
    ...(voiceModel && { voiceModel }),
    ...(baseUrl && { baseUrl }),
  }
}
