import type { PlacedElement } from '#core/deck/placed.ts'
import {
  describeElement,
  placeElement,
  type PlaceField,
} from '#core/placed/edit/describe-element.ts'
import { canTurn } from '#core/placed/edit/move-elements.ts'
import { TextField } from '#ui/fields/field.tsx'
import { arrangeWords } from '#words/editor/arrange.ts'

import card from '../inspector/slide-card.module.css'
import styles from './arrange-tools.module.css'
import type { Arranger } from './create-arranger.ts'
import { NumberField } from './number-field.tsx'

type ElementFieldsProps = {
  element: PlacedElement
  at: number
  slideId: string
  arranger: Arranger
}

const fields: readonly PlaceField[] = ['x', 'y', 'width', 'height', 'turn']

/** Where one element stands, in numbers, and what it shows, in words. */
export function ElementFields({ element, at, slideId, arranger }: ElementFieldsProps) {
  const shown = fields.filter((field) => field !== 'turn' || canTurn(element))
  return (
    <form className={card.form} onSubmit={(event) => event.preventDefault()}>
      <fieldset className={styles.numbers} aria-label={arrangeWords.place}>
        {shown.map((field) => (
          <NumberField
            key={field}
            label={arrangeWords.lengths[field]}
            value={Math.round(element[field] ?? 0)}
            onChange={(value) =>
              arranger.change((one) => placeElement(one, at, field, value), {
                mergeKey: `${field} ${slideId} ${at}`,
              })
            }
          />
        ))}
      </fieldset>
      <TextField
        label={arrangeWords.alt}
        hint={arrangeWords.altHint}
        value={element.alt ?? ''}
        onChange={({ target }) =>
          arranger.change((one) => describeElement(one, at, target.value), {
            mergeKey: `alt ${slideId} ${at}`,
          })
        }
      />
    </form>
  )
}
