import type { Slide } from '#core/deck/slide.ts'

/**
 * Where a PowerPoint file has each field of a slide: in what the format itself knows, or, because it
 * does not, in a mark of ours on the slide, on the picture or on the chart. A table is a table there.
 */
const placeOfField = {
  id: 'format',
  title: 'format',
  content: 'format',
  table: 'chart',
  chartAlt: 'chart',
  notes: 'format',
  hidden: 'format',
  placed: 'format',
  over: 'format',
  language: 'slide',
  // Whoever wants the voice in it has the talk written along.
  recording: 'format',
  layout: 'slide',
  ornament: 'slide',
  imagePrompt: 'slide',
  textStyles: 'slide',
  imageStyle: 'slide',
  imageEffects: 'slide',
  imageUrl: 'format',
  imageAlt: 'format',
  morePictures: 'format',
  imageAspect: 'picture',
  imageCrop: 'picture',
  imageCredit: 'picture',
} as const satisfies Record<keyof Slide, 'format' | 'slide' | 'picture' | 'chart'>

type FieldsAt<Place> = {
  [Field in keyof typeof placeOfField]: (typeof placeOfField)[Field] extends Place ? Field : never
}[keyof typeof placeOfField]

const isField = (name: string): name is keyof Slide => name in placeOfField

function listFieldsAt<const Place extends 'slide' | 'picture' | 'chart'>(
  place: Place,
): [FieldsAt<Place>, ...FieldsAt<Place>[]] {
  const [first, ...rest] = Object.keys(placeOfField)
    .filter(isField)
    .filter((name): name is FieldsAt<Place> => placeOfField[name] === place)
  if (!first) throw new Error(`No field is marked on a ${place}`)
  return [first, ...rest]
}

export const markedOnSlide = listFieldsAt('slide')
export const markedOnPicture = listFieldsAt('picture')
export const markedOnChart = listFieldsAt('chart')

/** A paragraph of a form: which point it is of, which part of it, and what it says. */
export type FormText = { index: number; range?: number[]; text: string }
