import type { SlideLayout } from './boxes.ts'
import { findTextExtent } from './texts/find-text-extent.ts'
import { stage } from './stage.ts'

/** A few large words may stand where they are seen best. */
const fewWords: ReadonlySet<SlideLayout['layout']> = new Set([
  'cover',
  'section',
  'statement',
  'quote',
  'big-number',
  'closing',
] as const)

/** Whether all that a slide says or shows stands in its upper half. */
export function isHalfEmpty({ layout, boxes }: SlideLayout): boolean {
  const seen = boxes.filter((box) => box.kind !== 'shape')
  // Somebody wanted a title alone.
  if (seen.every((box) => box.kind === 'text' && box.role === 'title')) return false
  const bottoms = seen.map((box) =>
    box.kind === 'text' ? findTextExtent(box).bottom : box.y + box.height,
  )
  return !fewWords.has(layout) && bottoms.every((bottom) => bottom <= stage.height * 0.52)
}
