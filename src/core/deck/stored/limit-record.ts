import { cutText } from '../texts/cut-text.ts'
import { deckFields } from '../deck-fields.ts'
import { limitSlide } from './limit-slide.ts'
import type { PresentationRecord } from '../record.ts'

/** Of texts that stand beside a deck in the library. */
const most = { description: 5_000, tag: 100 } as const

type Described = Partial<
  Pick<PresentationRecord, 'title' | 'description' | 'theme' | 'tags' | 'cover'>
>

/**
 * A list of presentations lays out all of these at once: one title of megabytes would hold it up for
 * minutes, and with it the way to delete what bears it. What the deck itself holds stays as it is.
 */
export const limitRecord = <Record extends Described>(record: Record): Record => ({
  ...record,
  ...(record.title !== undefined && { title: cutText(record.title, deckFields.title.most) }),
  ...(record.theme !== undefined && { theme: cutText(record.theme, deckFields.theme.most) }),
  ...(record.description !== undefined && {
    description: cutText(record.description, most.description),
  }),
  ...(record.tags && { tags: record.tags.map((tag) => cutText(tag, most.tag)) }),
  ...(record.cover && { cover: limitSlide(record.cover).slide }),
})
