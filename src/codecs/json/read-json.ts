import * as v from 'valibot'

import { type Deck, deckSchema } from '#core/deck/deck.ts'
import { makeSlideIdsUnique } from '#core/deck/make-slide-ids-unique.ts'
import { type Slide, slideSchema } from '#core/deck/slide.ts'
import { fail, ok } from '#core/result.ts'

import type { ReadLoss } from '../loss.ts'
import type { DeckReader } from '../read-result.ts'
import { takePictureUrls } from '../take-picture-urls.ts'
import { decodeText } from '../text/decode-text.ts'

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
 * A deck as JSON: our own export, or what somebody wrote by hand. Everything is rebuilt field by
 * field from the schema, so nothing comes in that a deck does not have.
 */
export const readJson: DeckReader = async (bytes) => {
  const text = decodeText(bytes)
  if (text === null) return fail('damaged')
  if (!text.trim()) return fail('blank')
  const file = parseJson(text.replace(/^\uFEFF/, ''))
  if (file === undefined) return fail('damaged')
  const found = v.safeParse(fileSchema, file)
  if (!found.success) return fail('not-this-kind')

  const losses: ReadLoss[] = []
  const slides = found.output.slides.map((slide, index) => rebuildSlide(slide, index + 1, losses))
  const deck: Deck = {
    ...pickKnown(deckLookSchema, v.parse(fieldsSchema, file)).known,
    title: found.output.title,
    slides: makeSlideIdsUnique(slides),
  }
  const read = takePictureUrls(deck)
  return ok({ ...read, losses: [...losses, ...read.losses] })
}

/** Undefined, which no JSON can say, when it is none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
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
    id: readField(fields, 'id') || `imported-slide-${number}`,
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
