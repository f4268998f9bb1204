import * as v from 'valibot'

/** What a slide is shown as. What one that names none is shown as follows from its content. */
export const slideLayouts = [
  'points',
  'cover',
  'section',
  'statement',
  'quote',
  'big-number',
  'figures',
  'timeline',
  'steps',
  'comparison',
  'cards',
  'two-columns',
  'picture-full',
  'picture-side',
  'title-only',
  'closing',
] as const

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
