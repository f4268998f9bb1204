import * as v from 'valibot'

import { slideSchema } from './slide.ts'

const templateCategories = ['business', 'education', 'creative', 'general'] as const

export const templateSchema = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.minLength(1)),
    name: v.pipe(v.string(), v.minLength(1)),
    description: v.string(),
    slideCount: v.pipe(v.number(), v.integer(), v.minValue(1)),
    category: v.picklist(templateCategories),
    /** Id of the theme that its decks begin with. */
    theme: v.string(),
    slides: v.pipe(v.array(slideSchema), v.minLength(1)),
  }),
  v.check((template) => template.slides.length === template.slideCount),
)

export type Template = v.InferOutput<typeof templateSchema>
