import type { ModelInfo } from '#ports/models/text-model.ts'
import { SelectField, TextField } from '#ui/fields/field.tsx'
import { settingsWords as words } from '#words/pages/settings.ts'

type ModelFieldProps = {
  /** The one the user has chosen before, or ''. */
  chosen: string
  /** What the service has, best first; null until it was asked. */
  listed: readonly ModelInfo[] | null
  /** Whether a name can be typed, for services that may list none. */
  isTyped: boolean
}

export function ModelField({ chosen, listed, isTyped }: ModelFieldProps) {
  const shared = { name: 'model', label: words.model, mark: words.optional, defaultValue: chosen }
  if (isTyped && !listed?.length)
    return (
      <TextField
        {...shared}
        autoComplete="off"
        spellCheck={false}
        placeholder={words.modelPlaceholder}
        hint={words.modelHint}
      />
    )
  const [best] = listed ?? []
  const isKnown = !chosen || listed?.some(({ id }) => id === chosen)
  return (
    <SelectField {...shared} {...(!listed && { hint: words.modelHint })}>
      <option value="">{best ? words.automaticallyThis(nameModel(best)) : words.automatic}</option>
      {!isKnown && <option value={chosen}>{chosen}</option>}
      {listed?.map((model) => (
        <option key={model.id} value={model.id}>
          {nameModel(model)}
        </option>
      ))}
    </SelectField>
  )
}

const nameModel = ({ id, name }: ModelInfo): string => name ?? id
