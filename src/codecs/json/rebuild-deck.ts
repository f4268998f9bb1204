import * as v from 'valibot'

import { type Deck, deckSchema } from '#core/deck/deck.ts'
import { importedSlideId } from '#core/deck/give-import-ids.ts'
import { makeSlideIdsUnique } from '#core/deck/make-slide-ids-unique.ts'
import { type Slide, slideSchema } from '#core/deck/slide.ts'
import { fail, ok, type Result } from '#core/result.ts'

import { maxSlides } from '../limit-slides.ts'
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
    ...pickKnown(deckLookSchema, v.parse(fieldsSchema, file)).known,
    title: found.output.title,
    slides: makeSlideIdsUnique(slides),
  }
  return ok({ deck, losses })
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
    id: readField(fields, 'id') || importedSlideId(number),
    title: readField(fields, 'title') ?? `Imported Slide ${number}`,
    content: readContent(fields['content'], number, losses),
    notes: readField(fields, 'notes') ?? `Speaker notes for imported slide ${number}`,
  }
}

function readField(fields: Record<string, unknown>, name: string): string | undefined {
  const parsed = v.safeParse(textSchema, fields[name])
  return parsed.success ? parsed.output : undefined
}

function readContent(content: unknown, number: number, losses: ReadLoss[]): string[] {
  const items: unknown[] = Array.isArray(content) ? content : [content ?? 'Imported content']
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
  const parsed = v.safeParse(schema, Object.fromEntries(given))
  if (parsed.success) return { known: parsed.output, hasUnknown: false }
  const wrong = new Set(parsed.issues.map(({ path }) => path?.[0].key))
  const right = given.filter(([name]) => !wrong.has(name))
  return { known: v.parse(schema, Object.fromEntries(right)), hasUnknown: true }
}
