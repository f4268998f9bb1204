import * as v from 'valibot'

import { deckFields, maxSlides } from '#core/deck/deck-fields.ts'
import { type Deck, deckSchema } from '#core/deck/deck.ts'
import { importedSlideId } from '#core/deck/give-import-ids.ts'
import { makeSlideIdsUnique } from '#core/deck/make-slide-ids-unique.ts'
import { type Slide, slideSchema } from '#core/deck/slide.ts'
import { fail, ok, type Result } from '#core/result.ts'

import type { ReadLoss } from '../loss.ts'

const fileSchema = v.object({
  title: v.string(),
  slides: v.pipe(v.array(v.unknown()), v.minLength(1)),
})
const deckLookSchema = v.omit(deckSchema, ['title', 'slides'])
const slideLookSchema = v.omit(slideSchema, ['id', 'title', 'content', 'notes'])
const fieldsSchema = v.record(v.string(), v.unknown())

/** What stands in a field of a slide, or in an item of its content, when it is text at all. */
const textSchema = v.union([
  v.string(),
  v.pipe(v.union([v.number(), v.boolean()]), v.transform(String)),
])
const pointSchema = v.union([
  textSchema,
  v.pipe(
    v.object({ text: textSchema }),
    v.transform(({ text }) => text),
  ),
])

/**
 * A deck from data that anyone may have written, field by field from the schema: nothing comes in that
 * a deck does not have. Its pictures are still wherever it says.
 */
export function rebuildDeck(
  file: unknown,
): Result<{ deck: Deck; losses: ReadLoss[] }, 'not-this-kind' | 'too-large'> {
  const found = v.safeParse(fileSchema, file)
  if (!found.success) return fail('not-this-kind')
  // Before each is rebuilt: of a few letters a slide, a small file has millions.
  if (found.output.slides.length > maxSlides) return fail('too-large')
  const losses: ReadLoss[] = []
  const slides = found.output.slides.map((slide, index) => rebuildSlide(slide, index + 1, losses))
  const deck: Deck = {
    ...pickKnown(deckLookSchema, limitPronunciations(v.parse(fieldsSchema, file), losses)).known,
    title: found.output.title,
    slides: makeSlideIdsUnique(slides),
  }
  return ok({ deck, losses })
}

/** Before each is looked at, for the same reason. */
function limitPronunciations(
  fields: Record<string, unknown>,
  losses: ReadLoss[],
): Record<string, unknown> {
  const { pronunciations } = fields
  const { most } = deckFields.pronunciations
  if (!Array.isArray(pronunciations) || pronunciations.length <= most) return fields
  losses.push({ kind: 'pronunciations-left-out' })
  return { ...fields, pronunciations: pronunciations.slice(0, most) }
}

function rebuildSlide(slide: unknown, number: number, losses: ReadLoss[]): Slide {
  const parsed = v.safeParse(fieldsSchema, slide)
  if (!parsed.success || Array.isArray(slide))
    losses.push({ kind: 'slide-unreadable', slide: number })
  const fields = parsed.success ? parsed.output : {}
  const { known, hasUnknown } = pickKnown(slideLookSchema, fields)
  if (hasUnknown) losses.push({ kind: 'look', slide: number })
  return {
    ...known,
    id: readId(fields) || importedSlideId(number),
    title: readField(fields, 'title') ?? `Imported Slide ${number}`,
    content: readContent(fields['content'], number, losses),
    notes: readField(fields, 'notes') ?? `Speaker notes for imported slide ${number}`,
  }
}

/** Ids of our own are far shorter; one of megabytes would be copied into every list of slides. */
const maxIdLetters = 200

function readId(fields: Record<string, unknown>): string {
  const id = readField(fields, 'id') ?? ''
  return id.length > maxIdLetters ? '' : id
}

function readField(fields: Record<string, unknown>, name: string): string | undefined {
  const parsed = v.safeParse(textSchema, fields[name])
  return parsed.success ? parsed.output : undefined
}

/** Many times the points that a slide takes in, so that whoever limits it tells what is left out. */
const maxItems = 10_000

function readContent(content: unknown, number: number, losses: ReadLoss[]): string[] {
  const items: unknown[] = Array.isArray(content)
    ? content.slice(0, maxItems)
    : [content ?? 'Imported content']
  const points = items.flatMap((item) => {
    const parsed = v.safeParse(pointSchema, item)
    return parsed.success ? [parsed.output] : []
  })
  const count = items.length - points.length
  if (count > 0) losses.push({ kind: 'points-unreadable', slide: number, count })
  return points
}

/** The fields that are what the schema says; the others go, and are told of. */
function pickKnown<Schema extends v.GenericSchema<unknown, object>>(
  schema: Schema,
  fields: Record<string, unknown>,
): { known: v.InferOutput<Schema>; hasUnknown: boolean } {
  const given = Object.entries(fields).filter(([, value]) => value !== null)
  // Each thing that is wrong in a list of a million would be written down: one is enough to let it go.
  const parsed = v.safeParse(schema, Object.fromEntries(given), { abortEarly: true })
  if (parsed.success) return { known: parsed.output, hasUnknown: false }
  const wrong = parsed.issues[0].path?.[0].key
  const right = given.filter(([name]) => name !== wrong)
  if (right.length === given.length) throw new Error('No field is wrong, and yet they are no look')
  return { ...pickKnown(schema, Object.fromEntries(right)), hasUnknown: true }
}
