import { isFields, type Fields } from '../read-fields.ts'
import { usualSlides } from './deck-request.ts'
import type { JsonSchema } from './json-schema.ts'
import { findReplyForm, type ReplyForm, replyFormNames, replyForms } from './reply/reply-forms.ts'
import { describeRange, slideLengths } from './slide-lengths.ts'

/** A field of an answer, stated once: for the provider, for the prompt, and for whoever reads it. */
type ReplyField = {
  schema: JsonSchema
  /** What the prompt says right after its name. */
  remark?: string
  /** Under which models write it that do not keep to what they were told. */
  otherNames?: readonly string[]
}

export type ReplyShape = Readonly<Record<string, ReplyField>>

const text = (description: string): JsonSchema => ({ type: 'string', description })

const titleLength = `${describeRange(slideLengths.title)} words`

const notesField = {
  schema: text(`what the speaker says, ${describeRange(slideLengths.notes)} words`),
  otherNames: ['speakerNotes', 'speaker_notes'],
} satisfies ReplyField

/** What models call the points of one form or another. */
const pointNames =
  'bullets points items steps events timeline figures stats cards takeaways lines code columns body text'

const forms: readonly ReplyForm[] = replyFormNames.map((name) => replyForms[name])

/** In the order in which a model writes them. `complete-deck.ts` makes a slide of each. */
export const slideReply = {
  id: { schema: text('slide-1, slide-2, ...') },
  title: { schema: text(titleLength) },
  // Before its points, which are written for it.
  form: {
    schema: { type: 'string', description: 'what it is shown as', enum: replyFormNames },
    remark: ' (what it is shown as)',
    otherNames: ['layout', 'slideType', 'slide_type', 'type', 'kind'],
  },
  content: {
    schema: {
      type: 'array',
      description: 'the points, as many and as long as the form holds',
      items: { type: 'string' },
      minItems: Math.min(...forms.map(({ asked }) => asked.min)),
      maxItems: Math.max(...forms.map(({ asked }) => asked.max)),
    },
    remark: ' (the list of points, plain strings)',
    otherNames: pointNames.split(' '),
  },
  table: {
    schema: {
      type: 'array',
      description: 'rows of cells of a chart or table, the first names the columns; else empty',
      items: { type: 'array', items: { type: 'string' } },
    },
    remark: ' (rows of cells for a chart or table, the first names the columns; else [])',
    otherNames: ['chart', 'data', 'chartData', 'chart_data'],
  },
  notes: notesField,
  imagePrompt: {
    schema: text('a picture for a slide of few words, in English; else empty'),
    remark:
      ' (for a cover, points, statement or quote: a picture that would suit it, in English; else "")',
    otherNames: ['image_prompt', 'imageDescription', 'image_description', 'visual'],
  },
} satisfies ReplyShape

export type SlideReplyField = keyof typeof slideReply

// Its keys are known, whatever `Object.keys` says.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const slideReplyFields = Object.keys(slideReply) as SlideReplyField[]

/** What a model writes about a slide that is there already, as it is stored. */
export const rewrittenFields = [
  'title',
  'content',
  'layout',
  'table',
  'notes',
  'imagePrompt',
] as const

/** All that a slide has from a model. */
export const writtenFields = ['id', ...rewrittenFields] as const

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

/** Whether it is a slide: it has a title, and something that only slides have. */
export function isSlideReply(fields: Fields): boolean {
  const { title, notes, form } = fields
  const hasPoints = Array.isArray(fields['content'])
  return typeof title === 'string' && (hasPoints || notes !== undefined || form !== undefined)
}

/** The same of a list's entry, however its fields are written. */
export const looksLikeSlide = (value: unknown): boolean =>
  isFields(value) && 'title' in value && readReplyField(value, 'content') !== undefined

/** Whether it says what it is to be shown as. */
export const namesForm = (fields: Fields): boolean =>
  findReplyForm(readReplyField(fields, 'form')) !== null
