import * as v from 'valibot'

/** What a slide is shown as. What one that names none is shown as follows from its content. */
export const slideLayouts = [
  'points',
  'cover',
  'section',
  'two-columns',
  'quote',
  'big-number',
  'picture-full',
  'picture-side',
  'title-only',
  'statement',
  'figures',
  'timeline',
  'steps',
  'comparison',
  'cards',
  'closing',
  'pros-cons',
  'matrix',
  'pyramid',
  'funnel',
  'cycle',
  'code',
  'gallery',
] as const

/** Those that every theme arranges in frames of its own; in one that composes no forms, the rest look as points do. */
export const framedLayouts = slideLayouts.slice(0, 9)

export type SlideLayoutName = (typeof slideLayouts)[number]

/** What they were called before there were forms; decks, files and shares from then are read as ever. */
const formerNames: ReadonlyMap<string, SlideLayoutName> = new Map([
  ['title-and-bullets', 'points'],
  ['title-slide', 'cover'],
  ['picture-left', 'picture-side'],
])

export const slideLayoutSchema = v.pipe(
  v.string(),
  v.transform((name) => formerNames.get(name) ?? name),
  v.picklist(slideLayouts),
)
