import * as v from 'valibot'

import { officeFamilies } from '../../layout/text-metrics.ts'
import { exactPartial } from '../exact-partial.ts'

/** What a typeface that somebody brought is painted as: a name of ours, never that of its file. */
export type OwnFamily = `own-${string}`

// What the type says, and more.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const ownFamilySchema = v.pipe(
  v.string(),
  v.regex(/^own-[\da-f]{16}$/),
) as unknown as v.GenericSchema<OwnFamily>

/** In em; what is higher or deeper than this is no letter. */
const reach = v.pipe(v.number(), v.minValue(0), v.maxValue(3))

/**
 * A typeface that somebody brought along. Its files are kept as pictures are, each under its hash; what
 * they say of the typeface stands here too, so that nothing jumps when they come.
 */
export const ownTypefaceSchema = v.object({
  family: ownFamilySchema,
  /** What people call it. */
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  regular: v.string(),
  bold: v.exactOptional(v.string()),
  italic: v.exactOptional(v.string()),
  boldItalic: v.exactOptional(v.string()),
  ascent: reach,
  descent: reach,
  /** The face of ours that comes nearest: wherever its files are not, or must not go. */
  standIn: v.picklist(officeFamilies),
  /**
   * What the files themselves forbid: to go into files that others edit, or into any. Not there: nothing.
   */
  forbids: v.exactOptional(v.picklist(['editing', 'embedding'])),
})

export type OwnTypeface = v.InferOutput<typeof ownTypefaceSchema>

/** The styles that a typeface may have a file for. */
export type FontStyle = 'regular' | 'bold' | 'italic' | 'boldItalic'

/** A deck's own typefaces that somebody brought, in place of all others. */
export const deckTypefacesSchema = exactPartial(
  v.object({ title: ownTypefaceSchema, content: ownTypefaceSchema }),
)

export type DeckTypefaces = v.InferOutput<typeof deckTypefacesSchema>
