import type { SlideInDeck } from '#core/deck/slide-in-deck.ts'
import type { TextPart } from '#core/layout/boxes.ts'
import { useSlideLayout } from '#slide/use-slide-layout.ts'
import { editorWords } from '#words/editor/editor.ts'

import { listTypedBoxes } from '../typing/list-typed-boxes.ts'
import { findParagraphAt } from '../typing/find-paragraph-at.ts'
import styles from '../typing/in-place-text.module.css'

type TapToEditProps = SlideInDeck & { onEdit: (part: TextPart) => void }

/**
 * On a phone the words of a slide are too small to put a finger between them: a tap on one opens
 * it in the form instead.
 */
export function TapToEdit({ onEdit, ...onStage }: TapToEditProps) {
  const { layout } = useSlideLayout(onStage)
  const paragraphs = listTypedBoxes(layout, onStage.slide)
    .flatMap((box) => box.paragraphs)
    // What lies over a form is typed where it is arranged.
    .flatMap(({ part, ...place }) => (part.field === 'over' ? [] : [{ ...place, part }]))
  return (
    <button
      type="button"
      className={styles.tap}
      aria-label={editorWords.slide.edit}
      onClick={(event) =>
        onEdit(findParagraphAt(paragraphs, event, event.currentTarget)?.part ?? { field: 'title' })
      }
    />
  )
}
