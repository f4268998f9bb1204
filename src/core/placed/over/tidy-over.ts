import type { PlacedElement } from '../../deck/placed.ts'
import type { Slide } from '../../deck/slide.ts'
import type { SlideLayout } from '../../layout/boxes.ts'
import { tidyLength } from '../edit/change-elements.ts'
import { readOwnWords } from '../edit/retype-element.ts'

/**
 * What lies over a form once somebody has typed in it: text boxes are as high as their words, and those without
 * words, of which nothing would be seen any more, go. The very slide where nothing changes.
 * @param layout of that very slide
 */
export function tidyOver(seen: Slide, { boxes, over = boxes.length }: SlideLayout): Slide {
  const { placed } = seen
  if (!placed) return seen
  const bottoms = new Map<number, number>()
  for (const box of boxes.slice(over)) {
    if (box.kind !== 'letters' || box.turn) continue
    for (const { part, y, height } of box.paragraphs)
      if (part?.field === 'over')
        bottoms.set(part.element, Math.max(bottoms.get(part.element) ?? 0, y + height))
  }
  const elements = placed.elements.flatMap((element, at) =>
    isGone(element) ? [] : [grow(element, bottoms.get(at))],
  )
  const isSame =
    elements.length === placed.elements.length &&
    elements.every((element, at) => element === placed.elements[at])
  return isSame ? seen : { ...seen, placed: { ...placed, elements } }
}

const isGone = (element: PlacedElement): boolean =>
  element.kind === 'shape' &&
  element.text !== undefined &&
  !element.fill &&
  !element.line &&
  readOwnWords(element)?.trim() === ''

function grow(element: PlacedElement, bottom = 0): PlacedElement {
  const text = element.kind === 'shape' ? element.text : undefined
  if (text?.fit !== 'grow' || text.anchor) return element
  const height = tidyLength(bottom + text.insets[3] - element.y)
  return height > element.height + 1 ? { ...element, height } : element
}
