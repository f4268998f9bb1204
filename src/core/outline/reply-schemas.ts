import { usualSlides } from './deck-request.ts'
import type { JsonSchema } from './json-schema.ts'

export const bulletsPerSlide = { min: 3, max: 4 } as const

const text = (description: string): JsonSchema => ({ type: 'string', description })

const object = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

export const slideReplySchema: JsonSchema = object({
  id: text('slide-1, slide-2, ...'),
  title: text('2 to 9 words'),
  content: {
    type: 'array',
    description: 'the points, each 4 to 16 words',
    items: { type: 'string' },
    minItems: bulletsPerSlide.min,
    maxItems: bulletsPerSlide.max,
  },
  notes: text('what the speaker says, 50 to 80 words'),
})

/** `slideCount`: how many are to be written now. */
export function createDeckReplySchema(slideCount?: number): JsonSchema {
  return object({
    title: text('title of the presentation'),
    slides: {
      type: 'array',
      items: slideReplySchema,
      minItems: slideCount ?? usualSlides.min,
      maxItems: slideCount ?? usualSlides.maxGood,
    },
  })
}

export const notesReplySchema: JsonSchema = object({
  notes: text('what the speaker says, 50 to 80 words'),
})

export const titlesReplySchema: JsonSchema = object({
  titles: {
    type: 'array',
    items: { type: 'string', description: '2 to 9 words' },
    minItems: 3,
    maxItems: 5,
  },
})
