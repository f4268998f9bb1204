import type { DeckVersion } from './stored/deck-version.ts'
import type { ImageCredit } from './pictures/image-style.ts'
import type { PlacedElement, PlacedParagraph, PlacedSlide } from './placed.ts'
import type { SlidePicture } from './pictures/slide-picture.ts'
import type { SlideTable } from './slide-table.ts'
import type { Slide } from './slide.ts'

/** How much text may come in from outside, in one field of one slide. */
export type Room = { texts: number; letters: number }

/** Gets texts that stand together, and answers them changed, or fewer of them. */
export type EditTexts = (texts: readonly string[]) => string[]

/** The words in a field. */
export type FieldTexts<Value> = {
  /** On the slide; from the voice; or in place of a picture, by those who do not see it. */
  met: 'seen' | 'heard' | 'described'
  /** Many times what real slides have; laying out more would hold up the page. */
  room: Room
  /** Words in it may stand out by marks (`core/emphasis`), which are no part of what it says. */
  hasMarks?: true
  /** All of its texts, in the order of reading, go through `change`. */
  edit(value: Value, change: EditTexts): Value
}

/**
 * How two changes that were made at once become one: letter by letter, point by point, row by row, element
 * by element, or the later one stays.
 */
type Merging<Value, IsThere> =
  | 'whole'
  // Of what a slide may lack nobody could say whether it is empty or gone.
  | (IsThere extends true ? (Value extends string ? 'letters' : never) : never)
  | (IsThere extends true ? (Value extends string[] ? 'lines' : never) : never)
  | (Value extends SlideTable ? 'rows' : never)
  | (Value extends PlacedElement[] ? 'elements' : never)
  | (Value extends PlacedSlide ? 'elements' : never)

type FieldTraits = {
  /** The first stored version that knows it: an older one would let go of it when it saves. */
  since: DeckVersion
  /** Of a slide that is split in two: each half has its own, both have it, or the first alone. */
  split: 'own' | 'both' | 'first'
}

type SlideField<Value, IsThere> = FieldTraits & { merged: Merging<Value, IsThere> } & (
    | { kind: 'style' | 'structure' }
    | { kind: 'text'; texts: FieldTexts<Value> }
    /** Said in place of what is seen elsewhere on the slide. */
    | { kind: 'description'; texts: FieldTexts<Value> }
    /** `one`: said of a single picture, and gone with it. `all`: the look that they share. */
    | { kind: 'picture'; of: 'one' | 'all'; texts?: FieldTexts<Value> }
  )

type IsAlwaysThere<Field extends keyof Slide> = object extends Pick<Slide, Field> ? false : true

/** Nobody changes it, so there is nothing to merge. */
type IdentityField = FieldTraits & { kind: 'identity'; merged: 'never' }

const editText = (text: string, change: EditTexts): string => change([text]).join('')

const editCredit = (credit: Partial<ImageCredit>, change: EditTexts): Partial<ImageCredit> =>
  Object.fromEntries(Object.entries(credit).map(([name, text]) => [name, editText(text, change)]))

/** A row without cells has an empty one, as it is stored, and one that loses all of them goes. */
const editTable = ({ rows, ...table }: SlideTable, change: EditTexts): SlideTable => ({
  ...table,
  rows: rows.map((row) => change(row.length > 0 ? row : [''])).filter((row) => row.length > 0),
})

const editDescription = (
  { imageAlt, imageCredit, ...picture }: SlidePicture,
  change: EditTexts,
): SlidePicture => ({
  ...picture,
  ...(imageAlt !== undefined && { imageAlt: editText(imageAlt, change) }),
  ...(imageCredit && { imageCredit: editCredit(imageCredit, change) }),
})

/** Paragraph by paragraph, however deep they stand: nobody has checked yet what else is there. */
const editElements = (elements: PlacedElement[], change: EditTexts): PlacedElement[] =>
  JSON.parse(
    JSON.stringify(elements),
    function editWords(this: Partial<PlacedParagraph>, name, value) {
      const isWords = name === 'text' && this.runs && typeof value === 'string'
      return isWords ? editText(value, change) : value
    },
  )

/**
 * What each field of a slide is. Whoever walks over slides goes by this table, so that a new field is
 * stored, merged, limited, read in the right direction and left out where it must be from its first
 * day: without a line here nothing compiles.
 */
export const slideFields = {
  id: { kind: 'identity', since: 1, merged: 'never', split: 'own' },
  title: {
    kind: 'text',
    since: 1,
    merged: 'letters',
    split: 'own',
    texts: { met: 'seen', room: { texts: 1, letters: 1_000 }, edit: editText },
  },
  content: {
    kind: 'text',
    since: 1,
    merged: 'lines',
    split: 'own',
    texts: {
      met: 'seen',
      hasMarks: true,
      room: { texts: 500, letters: 10_000 },
      edit: (points: readonly string[], change: EditTexts) => change(points),
    },
  },
  table: {
    kind: 'text',
    since: 2,
    merged: 'rows',
    split: 'first',
    texts: {
      met: 'seen',
      hasMarks: true,
      room: { texts: 2_000, letters: 10_000 },
      edit: editTable,
    },
  },
  // Never spoken: what is put beside something says again what it shows.
  over: {
    kind: 'text',
    since: 9,
    merged: 'elements',
    split: 'first',
    texts: { met: 'seen', room: { texts: 2_000, letters: 100_000 }, edit: editElements },
  },
  chartAlt: {
    kind: 'description',
    since: 4,
    merged: 'whole',
    split: 'first',
    texts: { met: 'described', room: { texts: 1, letters: 10_000 }, edit: editText },
  },
  notes: {
    kind: 'text',
    since: 1,
    merged: 'letters',
    split: 'own',
    texts: { met: 'heard', room: { texts: 1, letters: 100_000 }, edit: editText },
  },
  language: { kind: 'structure', since: 6, merged: 'whole', split: 'both' },
  // Of two halves the first has the greater part of what was said, or neither has enough of it.
  recording: { kind: 'structure', since: 7, merged: 'whole', split: 'first' },
  // Under the names it has now.
  ornament: { kind: 'style', since: 4, merged: 'whole', split: 'both' },
  layout: { kind: 'structure', since: 3, merged: 'whole', split: 'first' },
  hidden: { kind: 'structure', since: 2, merged: 'whole', split: 'both' },
  textStyles: { kind: 'style', since: 1, merged: 'whole', split: 'both' },
  imageUrl: { kind: 'picture', of: 'one', since: 1, merged: 'whole', split: 'first' },
  imageAspect: { kind: 'picture', of: 'one', since: 2, merged: 'whole', split: 'first' },
  imageCrop: { kind: 'picture', of: 'one', since: 1, merged: 'whole', split: 'first' },
  imageAlt: {
    kind: 'picture',
    of: 'one',
    since: 1,
    merged: 'whole',
    split: 'first',
    texts: { met: 'described', room: { texts: 1, letters: 10_000 }, edit: editText },
  },
  imageCredit: {
    kind: 'picture',
    of: 'one',
    since: 1,
    merged: 'whole',
    split: 'first',
    texts: { met: 'described', room: { texts: 4, letters: 10_000 }, edit: editCredit },
  },
  morePictures: {
    kind: 'picture',
    of: 'one',
    since: 2,
    merged: 'whole',
    split: 'first',
    texts: {
      met: 'described',
      room: { texts: 500, letters: 100_000 },
      edit: (pictures: readonly SlidePicture[], change: EditTexts) =>
        pictures.map((picture) => editDescription(picture, change)),
    },
  },
  // Said where there is no picture yet, and still said of the next one.
  imagePrompt: {
    kind: 'description',
    since: 4,
    merged: 'whole',
    split: 'first',
    texts: { met: 'described', room: { texts: 1, letters: 2_000 }, edit: editText },
  },
  // Each half with what stands there of its own words.
  placed: { kind: 'structure', since: 6, merged: 'elements', split: 'both' },
  imageStyle: { kind: 'picture', of: 'all', since: 1, merged: 'whole', split: 'first' },
  imageEffects: { kind: 'picture', of: 'all', since: 1, merged: 'whole', split: 'first' },
} as const satisfies {
  [Field in keyof Slide]-?: Field extends 'id'
    ? IdentityField
    : SlideField<NonNullable<Slide[Field]>, IsAlwaysThere<Field>>
}

/** Of a table, what came after it. */
export const tableFields = {
  rows: { since: 2 },
  hasHeader: { since: 2 },
  show: { since: 4 },
  format: { since: 4 },
  decimal: { since: 4 },
} as const satisfies Record<keyof SlideTable, Pick<FieldTraits, 'since'>>

type Fields = typeof slideFields

/** The fields with such a line, as `FieldsWith<{ kind: 'text' }>`. */
export type FieldsWith<Traits> = {
  [Field in keyof Fields]: Fields[Field] extends Traits ? Field : never
}[keyof Fields]

export type TextField = FieldsWith<{ kind: 'text' }>
export type SeenField = FieldsWith<{ kind: 'text'; texts: { met: 'seen' } }>
export type PictureField = FieldsWith<{ kind: 'picture' }>

/** Their names, in the order of the table. */
export const listFields = <const Traits extends Partial<AnyField>>(
  traits: Traits,
): FieldsWith<Traits>[] =>
  allFields.filter((name): name is FieldsWith<Traits> =>
    Object.entries(traits).every(
      ([trait, value]) => Reflect.get(slideFields[name], trait) === value,
    ),
  )

type AnyField = Pick<Fields[keyof Fields], 'kind' | 'since' | 'merged' | 'split'> & {
  of: 'one' | 'all'
}

const isField = (name: string): name is keyof Fields => name in slideFields
const allFields = Object.keys(slideFields).filter(isField)

/** Those of the fields that are there; a slide has none that is undefined. */
export function pickFields<Field extends keyof Slide>(
  slide: { [Name in Field]?: Slide[Name] | undefined },
  names: readonly Field[],
): Pick<Slide, Field>
export function pickFields(slide: Partial<Slide>, names: readonly (keyof Slide)[]) {
  const present = names.filter((name) => slide[name] !== undefined)
  return Object.fromEntries(present.map((name) => [name, slide[name]]))
}

export function omitFields<Some extends Partial<Slide>, Field extends keyof Slide>(
  slide: Some,
  names: readonly Field[],
): Omit<Some, Field> {
  const rest = { ...slide }
  for (const name of names) Reflect.deleteProperty(rest, name)
  return rest
}
