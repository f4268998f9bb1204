import { readBullet } from '../../deck/texts/bullet.ts'
import type { Typing } from '../../emphasis/edit-emphasis.ts'
import { readLabel } from '../../form/read-label.ts'
import type { TextPart } from '../../layout/boxes.ts'
import type { DeckView } from '../deck-view.ts'
import { replaceSlide } from '../replace-slide.ts'
import { retypeBullet, typeBullet } from './type-bullet.ts'

type PointPart = Extract<TextPart, { field: 'content' }>

/** Another text for what a form shows of a point; the rest of the point stays as it is. */
export function typeInPoint(
  view: DeckView,
  slideId: string,
  { index, range, slot }: PointPart,
  typed: string,
  { isLiteral = slot === 'code' }: Typing = {},
): DeckView {
  if (!range) return typeBullet(view, slideId, index, typed, { isLiteral })
  return replaceSlide(view, slideId, (slide) => {
    const { text } = readBullet(slide.content[index] ?? '')
    const label = slot === 'label' ? text.slice(...range) : null
    // A name that several points begin with is shown once, and is one name.
    const isMeant = (point: string, at: number) =>
      at === index || (label !== null && findLabel(readBullet(point).text) === label)
    return {
      ...slide,
      content: slide.content.map((point, at) => {
        if (!isMeant(point, at)) return point
        const { text: words } = readBullet(point)
        return retypeBullet(point, words.slice(0, range[0]) + typed + words.slice(range[1]), {
          isLiteral,
        })
      }),
    }
  })
}

function findLabel(text: string): string | null {
  const read = readLabel(text)
  return read && text.slice(...read.label)
}
