import { readBullet, writeBullet } from '../deck/bullet.ts'
import { readLabel } from '../form/read-label.ts'
import type { TextPart } from '../layout/boxes.ts'
import type { DeckView } from './deck-view.ts'
import { replaceSlide } from './replace-slide.ts'
import { typeBullet } from './type-bullet.ts'

type PointPart = Extract<TextPart, { field: 'content' }>

/** Another text for what a form shows of a point; the rest of the point stays as it is. */
export function typeInPoint(
  view: DeckView,
  slideId: string,
  { index, range, slot }: PointPart,
  typed: string,
): DeckView {
  if (!range) return typeBullet(view, slideId, index, typed)
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
        const bullet = readBullet(point)
        const after = bullet.text.slice(range[1])
        return writeBullet({ ...bullet, text: bullet.text.slice(0, range[0]) + typed + after })
      }),
    }
  })
}

function findLabel(text: string): string | null {
  const read = readLabel(text)
  return read && text.slice(...read.label)
}
