import type { PlacedElement } from '#core/deck/placed.ts'
import { readOwnWords, retypeElement } from '#core/placed/edit/retype-element.ts'
import { TextAreaField } from '#ui/fields/field.tsx'
import { arrangeWords } from '#words/editor/arrange.ts'

import card from '../inspector/slide-card.module.css'
import type { Arranger } from './create-arranger.ts'

type OwnWordsFieldProps = {
  element: PlacedElement
  at: number
  slideId: string
  arranger: Arranger
}

/** What an element says that are no words of the slide. */
export function OwnWordsField({ element, at, slideId, arranger }: OwnWordsFieldProps) {
  const words = readOwnWords(element)
  if (words === null) return null
  return (
    <form className={card.form} onSubmit={(event) => event.preventDefault()}>
      <TextAreaField
        label={arrangeWords.words}
        data-own-words
        rows={2}
        value={words}
        onChange={({ target }) =>
          arranger.change((one) => retypeElement(one, at, target.value), {
            mergeKey: `words ${slideId} ${at}`,
          })
        }
      />
    </form>
  )
}
