import type { Deck } from '#core/deck/deck.ts'

import type { ReadLoss } from './loss.ts'
import { isPartOfSlide } from './pptx/of-same-slide.ts'

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
  'chart-kind',
  'chart-unreadable',
])

/**
 * What was read, as it looked: further charts of a slide stand on it and need none of their own, and what
 * only restyling would lose is no loss.
 */
export function keepLook<Read extends { deck: Deck; losses: readonly ReadLoss[] }>(
  read: Read,
): Read & { losses: ReadLoss[] } {
  if (!hasLook(read)) return { ...read, losses: [...read.losses] }
  const { deck, losses } = read
  return {
    ...read,
    deck: { ...deck, slides: deck.slides.filter(({ id }) => !isPartOfSlide(id)) },
    losses: losses.filter(({ kind }) => !onlyRestyled.has(kind)),
  }
}

/** Whether slides of it can be kept as they looked. */
export const hasLook = ({ deck }: { deck: Pick<Deck, 'slides'> }): boolean =>
  deck.slides.some(({ placed }) => placed !== undefined)
