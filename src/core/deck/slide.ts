import * as v from 'valibot'

import { exactPartial } from './exact-partial.ts'
import {
  imageAspectSchema,
  imageCreditSchema,
  imageCropSchema,
  imageEffectsSchema,
  imageStyleSchema,
} from './pictures/image-style-schema.ts'
import type { PlacedElement, PlacedSlide } from './placed.ts'
import { recordingSchema } from './talk/recording.ts'
import { slideLayoutSchema } from './slide-layout.ts'
import { slidePictureSchema } from './pictures/slide-picture.ts'
import { slideTableSchema } from './slide-table-schema.ts'
import { languageSchema } from './talk/spoken-language.ts'
import { textStyleSchema } from './texts/text-style-schema.ts'

export const slideSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  title: v.string(),
  /** The bullets; leading tabs are a bullet's level (see `bullet.ts`). */
  content: v.array(v.string()),
  notes: v.string(),
  /** A URL, an inline data image, or `asset:<hash>` for a picture in the library. */
  imageUrl: v.exactOptional(v.string()),
  layout: v.exactOptional(slideLayoutSchema),
  /** Which drawing of its theme stands on it; 0 is none, and absent it is that of the deck. */
  ornament: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999))),
  textStyles: v.exactOptional(
    v.object({
      title: v.exactOptional(exactPartial(textStyleSchema)),
      content: v.exactOptional(exactPartial(textStyleSchema)),
    }),
  ),
  imageStyle: v.exactOptional(exactPartial(imageStyleSchema)),
  imageEffects: v.exactOptional(exactPartial(imageEffectsSchema)),
  /** Where it is known, the layout has room of that form for a picture that is shown whole. */
  imageAspect: v.exactOptional(imageAspectSchema),
  imageCrop: v.exactOptional(exactPartial(imageCropSchema)),
  /** What the picture shows, for those who do not see it; without it the picture is decoration. */
  imageAlt: v.exactOptional(v.string()),
  imageCredit: v.exactOptional(exactPartial(imageCreditSchema)),
  /** After the one of `imageUrl`, in the order of reading; all have its style and effects. */
  morePictures: v.exactOptional(v.array(slidePictureSchema)),
  /** The picture that its author would like on it: said to whoever draws. */
  imagePrompt: v.exactOptional(v.string()),
  table: v.exactOptional(slideTableSchema),
  /** What its chart shows, for those who do not see it; without it, that is told from the figures. */
  chartAlt: v.exactOptional(v.string()),
  /** What its notes are in, where that was said: a BCP 47 code. Else they say it themselves. */
  language: v.exactOptional(languageSchema),
  /** Its notes in somebody's own voice. */
  recording: v.exactOptional(recordingSchema),
  /** Left out of shows and prints. */
  hidden: v.exactOptional(v.literal(true)),
  /** What stood on it where it came from. Whoever paints it checks it (`core/placed/check-placed`). */
  placed: v.exactOptional(v.custom<PlacedSlide>(Boolean)),
  /**
   * What lies over its form, in px of the stage: the form composes its words as if nothing did. Colours and
   * faces may be those that the theme has for them (`core/placed/over/theme-roles`). Checked as `placed` is.
   */
  over: v.exactOptional(v.custom<PlacedElement[]>(Array.isArray)),
})

export type Slide = v.InferOutput<typeof slideSchema>
