import type { Deck } from '../deck/deck.ts'
import { makeSlideIdsUnique } from '../deck/make-slide-ids-unique.ts'
import type { Slide } from '../deck/slide.ts'
import { isFields, readFields } from '../read-fields.ts'
import { fail, ok, type Result } from '../result.ts'
import { cleanText } from './clean-text.ts'
import { readReplySlide } from './reply/read-reply-slide.ts'
import { readReplyText } from './reply/read-reply-text.ts'
import { findReplyForm } from './reply/reply-forms.ts'
import { varyForm } from './reply/vary-form.ts'
import { readReplyField } from './reply-shapes.ts'

/** What is more than this is no answer to any question we ask. */
const limits = { slides: 40, title: 300, id: 100 } as const

/**
 * A reply has a title and at least one slide; whatever else is missing gets its default. `first` is the
 * number of the first of them in its deck.
 */
export function completeDeck(
  reply: unknown,
  topic: string,
  first = 1,
): Result<Deck, 'bad-structure'> {
  const { title, slides } = readFields(reply)
  const name = readReplyText(title, limits.title)
  if (!name || !Array.isArray(slides) || !slides.some(isFields)) return fail('bad-structure')
  return ok({ title: name, slides: completeSlides(slides, topic, first) })
}

export function completeSlides(raw: readonly unknown[], topic: string, first = 1): Slide[] {
  const slides = raw.filter(isFields).slice(0, limits.slides)
  const completed: Slide[] = []
  for (const [index, slide] of slides.entries())
    completed.push(varyForm(completeSlide(slide, { topic, number: first + index }), completed))
  return makeSlideIdsUnique(completed)
}

/** All that was asked for, whatever the model has made of it. */
export function completeSlide(
  raw: unknown,
  { topic, number }: { topic: string; number: number },
): Slide {
  const { title, content, notes, ...rest } = readReplySlide(raw, number - 1)
  const isBare = content.length === 0 && !rest.table && !isNamedBare(raw)
  return {
    id: readReplyText(readReplyField(readFields(raw), 'id'), limits.id) || `slide-${number}`,
    title: title || `Slide ${number}`,
    content: isBare ? [placeholderBullet] : content,
    notes: notes || writeGenericNotes(topic),
    ...rest,
  }
}

/** A cover or the beginning of a part may be a title alone. */
function isNamedBare(raw: unknown): boolean {
  const form = findReplyForm(readReplyField(readFields(raw), 'form'))
  return form === 'cover' || form === 'section'
}

/** Found by the deck check, so that nobody presents it by accident. */
const placeholderBullet = 'Key point to be added'

const writeGenericNotes = (topic: string): string =>
  `Let us look at this part of ${cleanText(topic)} together... and at what it means for us.`
