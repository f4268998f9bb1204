import { isPartOfSlide } from '#codecs/pptx/of-same-slide.ts'
import type { ReadLoss } from '#codecs/loss.ts'
import { type SlideLook, withLook } from '#core/edit/set-look.ts'

import type { Imported } from './import-job.ts'

/** Whether slides of it can be kept as they looked. */
export const hasLook = ({ deck }: Pick<Imported, 'deck'>): boolean =>
  deck.slides.some(({ placed }) => placed !== undefined)

/** What is there in a kept look, and only lost where slides are composed anew. */
const onlyRestyled: ReadonlySet<ReadLoss['kind']> = new Set<ReadLoss['kind']>([
  'drawing',
  'look',
  'pictures-left-out',
  'table-as-text',
  'equation-as-text',
  'embedded-object',
  'diagram-as-text',
  'chart-own-slide',
  'chart-as-table',
  'chart-unreadable',
])

/** What only a kept look lacks. */
const onlyKept: ReadonlySet<ReadLoss['kind']> = new Set<ReadLoss['kind']>([
  'kept-chart',
  'kept-object',
  'kept-element',
])

/**
 * The same in the look that was chosen. Kept, further charts of a slide stand on it and need none of their
 * own, and what only restyling would lose is no loss.
 */
export function chooseLook(imported: Imported, look: SlideLook): Imported {
  if (!hasLook(imported)) return imported
  const { deck, losses } = imported
  const isKept = look === 'kept'
  const slides = deck.slides.map((slide) => withLook(slide, look))
  const shown = isKept ? slides.filter(({ id }) => !isPartOfSlide(id)) : slides
  return {
    ...imported,
    deck: { ...deck, slides: shown },
    losses: losses.filter(({ kind }) => !(isKept ? onlyRestyled : onlyKept).has(kind)),
  }
}
