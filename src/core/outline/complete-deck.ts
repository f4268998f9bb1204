import type { Deck } from '../deck/deck.ts'
import { makeSlideIdsUnique } from '../deck/make-slide-ids-unique.ts'
import type { Slide } from '../deck/slide.ts'
import { isFields, readFields } from '../read-fields.ts'
import { fail, ok, type Result } from '../result.ts'
import { cleanText, stripMarks } from './clean-text.ts'
import { readReplyField, type SlideReplyField } from './reply-shapes.ts'

/** What is more than this is no answer to any question we ask. */
const limits = { slides: 40, bullets: 12, title: 300, bullet: 600, notes: 6000 } as const

/** A reply has a title and at least one slide; whatever else is missing gets its default. */
export function completeDeck(reply: unknown, topic: string): Result<Deck, 'bad-structure'> {
  const { title, slides } = readFields(reply)
  const name = readText(title, limits.title)
  if (!name || !Array.isArray(slides) || !slides.some(isFields)) return fail('bad-structure')
  return ok({ title: name, slides: completeSlides(slides, topic) })
}

/** `first` is the number of the first of them in its deck. */
export function completeSlides(raw: readonly unknown[], topic: string, first = 1): Slide[] {
  const slides = raw.filter(isFields).slice(0, limits.slides)
  return makeSlideIdsUnique(
    slides.map((slide, index) => completeSlide(slide, { topic, number: first + index })),
  )
}

/** All that was asked for, whatever the model has made of it. */
export function completeSlide(
  raw: unknown,
  { topic, number }: { topic: string; number: number },
): Pick<Slide, SlideReplyField> {
  const fields = readFields(raw)
  const read = (name: SlideReplyField) => readReplyField(fields, name)
  const content = readBullets(read('content'))
  return {
    id: readText(read('id'), 100) || `slide-${number}`,
    title: stripMarks(readText(read('title'), limits.title)) || `Slide ${number}`,
    content: content.length > 0 ? content : [placeholderBullet],
    notes: readText(read('notes'), limits.notes) || writeGenericNotes(topic),
  }
}

/** Found by the deck check, so that nobody presents it by accident. */
const placeholderBullet = 'Key point to be added'

const writeGenericNotes = (topic: string): string =>
  `Let us look at this part of ${cleanText(topic)} together... and at what it means for us.`

function readBullets(value: unknown): string[] {
  const list: unknown[] = typeof value === 'string' ? value.split('\n') : []
  return (Array.isArray(value) ? value : list)
    .map((bullet) => stripMarks(readText(pickText(bullet), limits.bullet)))
    .filter(Boolean)
    .slice(0, limits.bullets)
}

/** Some models wrap each point: `{ "text": "..." }`. */
function pickText(bullet: unknown): unknown {
  if (!isFields(bullet)) return bullet
  const { text, point, content, title } = bullet
  return text ?? point ?? content ?? title
}

function readText(value: unknown, max: number): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? cleanText(value.slice(0, max)) : ''
}
