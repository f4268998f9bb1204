import { defaultContentStyle } from '#core/deck/texts/text-style.ts'
import type { SetLetters, SlideLayout } from '#core/layout/boxes.ts'
import type { Slide } from '#core/deck/slide.ts'

import type { TypedBox } from './typed-part.ts'

/**
 * The texts of a slide that can be typed in where they stand. Of a slide that keeps its look, and of what lies
 * over another, these are the words that stand upright, each paragraph in a box of its own, because each has
 * its own look.
 */
export const listTypedBoxes = ({ boxes }: SlideLayout, slide: Slide): TypedBox[] =>
  boxes.flatMap((box) => {
    if (box.kind === 'text') return [box]
    if (box.kind !== 'letters' || box.turn) return []
    return box.paragraphs.flatMap((letters) => toTextBox(letters, slide))
  })

function toTextBox(letters: SetLetters, { title }: Slide): TypedBox[] {
  const { part, mark: _mark, x: left, width: room, y, height, font, colour, align } = letters
  // A title of several paragraphs is typed in the form, where it is one.
  if (!part || (part.field === 'title' && letters.text !== title)) return []
  const x = align === 'start' ? Math.min(...letters.lines.map((line) => line.x)) : left
  const place = { x, y, width: Math.max(1, left + room - x), height }
  return [
    {
      kind: 'text',
      role: part.field === 'title' ? 'title' : 'content',
      ...place,
      font,
      style: { ...defaultContentStyle, textColor: colour },
      align,
      plate: null,
      paragraphs: [{ ...letters, ...place, part, mark: null }],
      overflows: false,
    },
  ]
}
