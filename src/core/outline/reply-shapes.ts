import { isFields, type Fields } from '../read-fields.ts'
import { usualSlides } from './deck-request.ts'
import type { JsonSchema } from './json-schema.ts'
import { bulletsPerSlide, describeRange, slideLengths } from './slide-lengths.ts'

/** A field of an answer, stated once: for the provider, for the prompt, and for whoever reads it. */
type ReplyField = {
  schema: JsonSchema
  /** What the prompt says right after its name. */
  remark?: string
  /** Under which models write it that do not keep to what they were told. */
  otherNames?: readonly string[]
  /** What has it not is something else. */
  isEssential?: boolean
}

export type ReplyShape = Readonly<Record<string, ReplyField>>

const text = (description: string): JsonSchema => ({ type: 'string', description })

const titleLength = `${describeRange(slideLengths.title)} words`

const notesField = {
  schema: text(`what the speaker says, ${describeRange(slideLengths.notes)} words`),
  otherNames: ['speakerNotes', 'speaker_notes'],
} satisfies ReplyField

/** In the order in which a model writes them. `complete-deck.ts` makes a slide of each. */
export const slideReply = {
  id: { schema: text('slide-1, slide-2, ...') },
  title: { schema: text(titleLength), isEssential: true },
  content: {
    schema: {
      type: 'array',
      description: `the points, each ${describeRange(slideLengths.bullet)} words`,
      items: { type: 'string' },
      minItems: bulletsPerSlide.min,
      maxItems: bulletsPerSlide.max,
    },
    remark: ' (the list of points, plain strings)',
    otherNames: ['bullets', 'points'],
    isEssential: true,
  },
  notes: notesField,
} satisfies ReplyShape

export type SlideReplyField = keyof typeof slideReply

// Its keys are known, whatever `Object.keys` says.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const slideReplyFields = Object.keys(slideReply) as SlideReplyField[]

/** What a model writes about a slide that is there already. */
export const rewrittenFields = slideReplyFields.filter((field) => field !== 'id')

/** `slideCount`: how many are to be written now. */
export const createDeckReply = (slideCount?: number) =>
  ({
    title: {
      schema: text('title of the presentation'),
      remark: ' (the title of the presentation)',
    },
    slides: {
      schema: {
        type: 'array',
        items: writeReplySchema(slideReply),
        minItems: slideCount ?? usualSlides.min,
        maxItems: slideCount ?? usualSlides.maxGood,
      },
      remark: ' (a list)',
    },
  }) satisfies ReplyShape

export const notesReply = { notes: notesField } satisfies ReplyShape

export const titlesReply = {
  titles: {
    schema: {
      type: 'array',
      items: { type: 'string', description: titleLength },
      minItems: 3,
      maxItems: 5,
    },
    remark: ', a list of strings',
  },
} satisfies ReplyShape

/** What a provider holds the model to. */
export const writeReplySchema = (shape: ReplyShape): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(shape).map(([name, { schema }]): [string, JsonSchema] => [name, schema]),
  ),
  required: Object.keys(shape),
  additionalProperties: false,
})

/** For the prompt, because not every provider keeps a model to a schema: its fields as they are listed. */
export function describeReply(shape: ReplyShape): string {
  const fields = Object.entries(shape).map(([name, { remark = '' }]) => `"${name}"${remark}`)
  const last = fields.at(-1) ?? ''
  return fields.length > 1 ? `${fields.slice(0, -1).join(', ')} and ${last}` : last
}

/** What a field holds, by whatever name. */
export function readReplyField(fields: Fields, name: SlideReplyField): unknown {
  const { otherNames = [] }: ReplyField = slideReply[name]
  return [name, ...otherNames].map((one) => fields[one]).find((value) => value != null)
}

const essentials = Object.entries<ReplyField>(slideReply).filter(
  ([, { isEssential }]) => isEssential,
)

/** Whether it has what makes it a slide, of whatever type. */
export const looksLikeSlide = (value: unknown): boolean =>
  isFields(value) && essentials.every(([name]) => name in value)

/** The same, each of the type that was asked for. */
export const isSlideReply = (fields: Fields): boolean =>
  essentials.every(([name, { schema }]) =>
    schema.type === 'array' ? Array.isArray(fields[name]) : typeof fields[name] === schema.type,
  )
