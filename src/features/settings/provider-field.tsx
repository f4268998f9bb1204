import { type ModelProvider, modelProviders } from '#ports/models/model-provider.ts'
import { SelectField } from '#ui/fields/field.tsx'
import { providerNames } from '#words/services/provider-names.ts'
import { settingsWords as words } from '#words/pages/settings.ts'

type ProviderFieldProps = {
  provider: ModelProvider
  /** `left`: what stands in the form for the one before. */
  onProvider: (provider: ModelProvider, left: FormData) => void
}

export function ProviderField({ provider, onProvider }: ProviderFieldProps) {
  return (
    <SelectField
      label={words.provider}
      hint={words.providerHints[provider]}
      value={provider}
      onChange={({ target: { value, form } }) => {
        if (form && isProvider(value)) onProvider(value, new FormData(form))
      }}
    >
      {words.providerGroups.map(({ label, providers }) => (
        <optgroup key={label} label={label}>
          {providers.map((name) => (
            <option key={name} value={name}>
              {providerNames[name]}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  )
}

const isProvider = (value: string): value is ModelProvider => Object.hasOwn(modelProviders, value)
