import type { MouseEvent } from 'react'

import type { Paragraph, TextPart } from '#core/layout/boxes.ts'
import { stage } from '#core/layout/stage.ts'
import { useSlideLayout, type SlideOnStage } from '#slide/use-slide-layout.ts'
import { editorWords } from '#words/en/editor.ts'

import styles from './in-place-text.module.css'

type TapToEditProps = SlideOnStage & { onEdit: (part: TextPart) => void }

/**
 * On a phone the words of a slide are too small to put a finger between them: a tap on one opens
 * it in the form instead.
 */
export function TapToEdit({ onEdit, ...onStage }: TapToEditProps) {
  const { layout } = useSlideLayout(onStage)
  const paragraphs = layout.boxes.flatMap((box) => (box.kind === 'text' ? box.paragraphs : []))
  return (
    <button
      type="button"
      className={styles.tap}
      aria-label={editorWords.slide.edit}
      onClick={(event) => onEdit(findTapped(paragraphs, event)?.part ?? { field: 'title' })}
    />
  )
}

/** The text nearest to the finger; the first one for the keyboard, which has no place. */
function findTapped(
  paragraphs: readonly Paragraph[],
  { clientX, clientY, currentTarget }: MouseEvent,
): Paragraph | undefined {
  const { left, top, width } = currentTarget.getBoundingClientRect()
  const scale = stage.width / width
  const x = (clientX - left) * scale
  const y = (clientY - top) * scale
  const distances = paragraphs.map((paragraph) =>
    Math.hypot(
      Math.max(paragraph.x - x, 0, x - paragraph.x - paragraph.width),
      Math.max(paragraph.y - y, 0, y - paragraph.y - paragraph.height),
    ),
  )
  return paragraphs[distances.indexOf(Math.min(...distances))]
}
