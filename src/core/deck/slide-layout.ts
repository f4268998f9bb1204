import * as v from 'valibot'

/** How the parts of a slide are arranged. What a slide is shown as when it names none is chosen. */
export const slideLayouts = [
  'title-and-bullets',
  'title-slide',
  'section',
  'two-columns',
  'quote',
  'big-number',
  'picture-full',
  'picture-left',
  'title-only',
] as const

export const slideLayoutSchema = v.picklist(slideLayouts)
export type SlideLayoutName = v.InferOutput<typeof slideLayoutSchema>
