import { useState } from 'react'

import { CheckboxField } from '#ui/checkbox-field.tsx'
import { createWords } from '#words/create.ts'
import { isForNewDecks, readBrand, setForNewDecks } from '#workspace/brand.ts'

import { useWorkspace } from '../workspace-context.ts'

/** Whether a new presentation takes the brand that was saved; nothing where none was. */
export function BrandChoice() {
  const { preferences } = useWorkspace()
  const [isUsed, setUsed] = useState(() => isForNewDecks(preferences))
  if (!readBrand(preferences)) return null
  return (
    <CheckboxField
      label={createWords.brand}
      checked={isUsed}
      onChange={({ target }) => {
        setUsed(target.checked)
        setForNewDecks(preferences, target.checked)
      }}
    />
  )
}
