import { CheckboxField } from '#ui/fields/checkbox-field.tsx'
import { createWords } from '#words/create/create.ts'

import type { ChosenBrand } from './use-brand-choice.ts'

/** Whether a new presentation takes the brand that was saved; nothing where none was. */
export const BrandChoice = ({ brand, isThere, choose }: ChosenBrand) =>
  isThere && (
    <CheckboxField
      label={createWords.brand}
      checked={brand !== null}
      onChange={({ target }) => choose(target.checked)}
    />
  )
